dpend generate StoreLibrary --implicit-filter . --output-file StoreLibrary/StoreLibrary.dpendmodule
dpend generate Application --container $CONTAINER --library StoreLibrary/StoreLibrary.dpendmodule --implicit-filter '(Impl|Store|Clock|Cache|Menu)$' \
    --implicit-scope '^FileStore$=singleton' --external FileStore.path --external 'TwoImpl.init(name:count:).name' --external KeywordsImpl.default \
    --external 'KeywordsImpl.`in`' --external String --external PositionsImpl.0 --external PositionsImpl.1 --external Menu.Clock \
    --external Menu.clock --external MenuClock --external FormsImpl.action --external FormsImpl.limit --external FormsImpl.text \
    --external FormsImpl.size --external FormsImpl.tagged --external Cache.capacity --external RemoteStore.host \
    --external Wrapper.Inner.level \
    --implicit-filter '^Wrapper' --output-file Application/ExternalParametersModule.swift
