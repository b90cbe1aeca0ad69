import Foundation

// The names are those of Apple's C interface.

/// The number of a sound.
public typealias SystemSoundID = UInt32

/// The error of a function, or 0.
public typealias OSStatus = Int32

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The number of the vibration.
public let kSystemSoundID_Vibrate: SystemSoundID = 0x0000_0FFF

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Does nothing. A page plays no sounds of the system.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Calls its closure at once. A page plays no sounds of the system.
public func AudioServicesPlaySystemSoundWithCompletion(
    _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
) {
    inCompletionBlock?()
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Does nothing. A page plays no sounds of the system.
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Sets the number of a sound to 0. A page plays no sounds of the system.
///
/// - Parameters:
///   - inFileURL: The address of the sound's file. It isn't read.
///   - outSystemSoundID: The number of the sound.
/// - Returns: 0, as without an error.
@discardableResult
public func AudioServicesCreateSystemSoundID(
    _ inFileURL: URL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>
) -> OSStatus {
    outSystemSoundID.pointee = 0
    return 0
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Does nothing. There are no sounds to give back.
@discardableResult
public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> OSStatus { 0 }

/// The type of addresses in Apple's C interfaces. `url as CFURL` compiles.
public typealias CFURL = URL
