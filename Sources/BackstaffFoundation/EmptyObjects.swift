import Foundation

// On Apple's platforms, each class has the initializer `init()` of Objective-C's objects. Apps use it for values that are
// replaced later. A class of Foundation can't get it here, but an initializer whose parameter has a default reads the same.

extension NSError {
    /// Creates an error without a domain and a code, as `NSError()` does on Apple's platforms.
    public convenience init(empty: Void = ()) { self.init(domain: "", code: 0) }
}

extension Timer {
    /// Creates a timer that never fires, as `Timer()` does on Apple's platforms.
    public convenience init(empty: Void = ()) {
        self.init(timeInterval: 0, repeats: false) { _ in }
        invalidate()
    }
}
