@_exported import BackstaffCombine
@_exported import Dispatch
@_exported import Foundation
@_exported import Observation
