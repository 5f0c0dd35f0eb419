dpend generate --config Libraries.yml
dpend generate Application --container $CONTAINER --module-name $MODULE --implicit-filter 'Impl$' --implicit-scope API=singleton --external Transport --external 'Store<User>' --external Item --external Row --output-file Application/AppModule.swift --test-support ApplicationTests/TestSupport.swift --preview-support Application/Previews.swift
