@_exported import BackstaffCombine
