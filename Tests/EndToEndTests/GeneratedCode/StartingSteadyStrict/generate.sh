dpend generate Application --container $CONTAINER --default-isolation MainActor --implicit-filter 'Impl$' \
    --implicit-scope '^(Screen|Store|Cache|Socket|Inbox|Drafts)Impl$=singleton' --implicit-assisted 'TicketImpl=started1,startedTask1' \
    --nested 'Session: User' --output-file Application/SteadyModule.swift
