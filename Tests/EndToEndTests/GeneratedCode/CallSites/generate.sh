if [ $CONTAINER = embedded ]; then only='--define EMBEDDED'; else only=''; fi
dpend generate Application --container $CONTAINER $only --implicit-filter 'Impl$' --implicit-scope 'Home=singleton' --output-file Application/CallSitesModule.swift
