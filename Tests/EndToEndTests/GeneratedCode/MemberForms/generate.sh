dpend generate Application --container $CONTAINER --implicit-kinds class,struct,actor --implicit-filter 'Impl$|View$|^Listing$' --implicit-assisted 'View$' --output-file Application/FormsModule.swift
