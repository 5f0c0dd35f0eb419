internal import WireLibrary

extension PostImpl: Transport {}
