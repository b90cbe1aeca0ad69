@_exported import BackstaffCombine
@_exported import BackstaffCoreGraphics
@_exported import Dispatch
@_exported import Foundation
@_exported import Observation
