@_exported import BackstaffCombine
@_exported import Dispatch
@_exported import Foundation
@_exported import Observation

@_exported import protocol BackstaffNavigation.NamedNavigationValue
@_exported import struct BackstaffNavigation.NavigationPath
@_exported import struct BackstaffNavigation.NavigationState
