@_exported import BackstaffOS
