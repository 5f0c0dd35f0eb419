dpend generate ChatLibrary --implicit-filter 'Impl$' --output-file ChatLibrary/ChatLibrary.dpendmodule
dpend generate Application --container $CONTAINER --library ChatLibrary/ChatLibrary.dpendmodule --implicit-filter 'Impl$' --external Conversation --external Client --external Badge \
    --output-file Application/UnreadModule.swift
