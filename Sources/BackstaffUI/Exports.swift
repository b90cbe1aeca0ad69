@_exported import BackstaffViews

@_exported import protocol BackstaffNavigation.NamedNavigationValue
@_exported import struct BackstaffNavigation.NavigationPath
@_exported import struct BackstaffNavigation.NavigationState
// Modifiers for files have it in their signatures, and packages have no module UniformTypeIdentifiers.
@_exported import struct BackstaffUniformTypes.UTType
