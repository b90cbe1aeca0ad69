@_exported import BackstaffViews
