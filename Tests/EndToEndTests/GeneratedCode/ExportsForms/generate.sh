dpend generate ABasicLibrary --implicit-filter 'Impl$' --exports-file ABasicLibrary/Derived/ABasicLibrary.exports.generated.swift --output-file ABasicLibrary/ABasicLibrary.dpendmodule
dpend generate FormLibrary --library ABasicLibrary/ABasicLibrary.dpendmodule --implicit-filter 'Impl$|^Repository|^Mapper$' --implicit-kinds class,actor,struct \
    --implicit-scope '^FileStoreImpl$=singleton' --implicit-tag '^Backup=Backup' --implicit-tag '^Hidden=Spare' --implicit-assisted '^Detail' \
    --exports-file FormLibrary/Derived/FormLibrary.exports.generated.swift --output-file FormLibrary/FormLibrary.dpendmodule
dpend generate Application --container $CONTAINER --library ABasicLibrary/ABasicLibrary.dpendmodule --library FormLibrary/FormLibrary.dpendmodule \
    --implicit-filter 'Impl$' --external String --output-file Application/FormsModule.swift
