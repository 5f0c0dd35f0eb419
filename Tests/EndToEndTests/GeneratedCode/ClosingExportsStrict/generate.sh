dpend generate ClosingLibrary --implicit-filter 'Impl$' --implicit-scope 'Impl$=singleton' --default-isolation MainActor \
    --exports-file ClosingLibrary/ClosingLibrary.exports.swift --output-file ClosingLibrary/ClosingLibrary.dpendmodule
dpend generate Application --container $CONTAINER --library ClosingLibrary/ClosingLibrary.dpendmodule --implicit-filter 'Impl$' \
    --implicit-scope 'Impl$=singleton' --nested 'Session: Int' --default-isolation MainActor --module-name ClosingModule --output-file Application/ClosingModule.swift
