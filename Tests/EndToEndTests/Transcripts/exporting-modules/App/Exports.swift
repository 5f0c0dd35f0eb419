@_exported import Net
