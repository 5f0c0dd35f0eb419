class ___FILEBASENAMEASIDENTIFIER___Impl {
    init(<#dependency#>
