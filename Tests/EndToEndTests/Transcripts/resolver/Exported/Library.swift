@_exported import Resolver
