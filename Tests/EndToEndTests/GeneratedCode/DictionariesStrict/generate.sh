dpend generate ParserLibrary --implicit-filter 'Impl$' --implicit-scope '^XML=singleton' --default-isolation MainActor \
    --exports-file ParserLibrary/ParserLibrary.exports.swift --output-file ParserLibrary/ParserLibrary.dpendmodule
dpend generate Application --container $CONTAINER --library ParserLibrary/ParserLibrary.dpendmodule --default-isolation MainActor \
    --implicit-filter 'Impl$' --implicit-entry '^Alpha=alpha' --implicit-entry '^Beta=beta gamma' --implicit-entry '^One=1' --implicit-entry '^Two=2' \
    --implicit-tag '^SpareImpl=Spare' --output-file Application/DictionariesModule.swift
