dpend generate NotesLibrary --implicit-filter '^SharedNotes$' --implicit-scope '^Shared=shared' --output-file NotesLibrary/NotesLibrary.dpendmodule
dpend generate Application --container $CONTAINER --library NotesLibrary/NotesLibrary.dpendmodule --implicit-filter 'Impl$' --output-file Application/NotesModule.swift
