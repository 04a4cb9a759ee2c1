@_exported import AppFlow
