dpend generate Application --container $CONTAINER --implicit-filter 'Impl$' --implicit-exclude '^BootImpl$' \
    --implicit-scope '^(Unkept|Monitor)=unique' --implicit-scope 'Impl$=singleton' \
    --nested 'Request: User' --nested 'Request.Step: Int' --nested 'Session: Account' --output-file Application/ClosingModule.swift
dpend generate Application --exclude '**/ClosingModule.swift' --container $CONTAINER --implicit-filter '^(Pool|Brittle|Boot)Impl$' \
    --implicit-scope 'Impl$=eagerSingleton' --external 'BootImpl.fails' --output-file Application/FailingModule.swift
