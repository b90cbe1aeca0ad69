// `CGFloat`, `CGPoint`, `CGSize` and `CGRect` are Foundation's on Linux. On Apple's platforms, all types here are.
@_exported import Foundation
