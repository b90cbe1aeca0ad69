@_exported import BackstaffCombine
@_exported import Dispatch
@_exported import Foundation
@_exported import Observation

@_exported import struct BackstaffNavigation.NavigationPath
