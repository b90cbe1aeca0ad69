@_exported import BackstaffViews

@_exported import protocol BackstaffNavigation.NamedNavigationValue
@_exported import struct BackstaffNavigation.NavigationPath
@_exported import struct BackstaffNavigation.NavigationState
