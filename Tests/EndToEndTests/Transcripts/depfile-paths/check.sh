# Generates for folders with each special character of Make at their beginning, in the middle and at their end, and holds the depfile against Make.
cat > Makefile <<'END'
include depfile
%: ; $(info made [$@])@:
END

# Prints what dpend says of folders; if it says different things, of one after the other.
check() {
    rm -rf work && mkdir work && cp Makefile work && cd work || exit
    for folder; do mkdir -p "./$folder" && echo 'final class Impl {}' > "./$folder/A.swift"; done
    if said=$(dpend generate --implicit-filter Impl --output-file="$1/Out.swift" --emit-depfile depfile "${@/#-/./-}" 2>&1); then
        if problem=$(follow "$@"); then echo accepted; else echo "wrong: $problem"; fi
    elif [ $# -eq 1 ]; then
        printf 'refused:%s\n' "${said##*error:}"
    else
        cd .. && for folder; do check "$folder"; done
        return
    fi
    cd ..
}

# Whether Make knows the inputs and the output by their names.
follow() {
    for folder; do touch -t 202001010000 "./$folder/A.swift" "./$folder"; done
    touch -t 202001020000 "./$1/Out.swift"
    make -q || { make; return 1; }
    expected=$(printf 'made [%s]\n' "$1/Out.swift")
    for folder; do
        touch -t 202001030000 "./$folder/A.swift"
        [ "$(make)" = "$expected" ] || { make; return 1; }
        touch -t 202001010000 "./$folder/A.swift"
    done
    expected=$(for folder; do printf 'made [%s]\n' "$folder" "$folder/A.swift"; done; echo "$expected")
    mkdir gone
    for folder; do mv "./$folder" gone; done
    [ "$(make | sort)" = "$(echo "$expected" | sort)" ] || { make; return 1; }
}

# Prints lines behind what they are about.
about() { uniq | while IFS= read -r line; do printf "'%s' %s\\n" "$1" "$line"; done; }

characters='#$%&()*:;=?[\|~ '
for ((i = 0; i < ${#characters}; i++)); do
    character=${characters:i:1}
    check "${character}n" "m${character}n" "m$character" | about "$character"
done
tab=$(printf '\t')
newline='
'
for path in '!"+,-.<>@]^_`{}' "'n'" 'm\:n' 'm\ n' 'm\\ n' 'm\#n' 'm\$n' 'm  n' 'm$$n' 'm$(n)o' '$(shell n)' 'm (n)' '(n)' .PHONY .POSIX .Phony -include; do
    check "$path" | about "$path"
done
check "m${tab}n" | about "m<tab>n"
check "m${newline}n" | about "m<newline>n"
