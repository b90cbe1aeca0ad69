import BackstaffGraph
import Foundation

/// A property that is stored for one visitor of the app. The profile of the visitor's browser stores the value
/// encrypted, and all tabs of the profile share it.
///
/// Each visitor has separate values. If the value changes, only the bodies that have read it run again, in all of the
/// visitor's tabs.
///
/// ```swift
/// @AppStorage("units") private var units = Units.metric
/// @AppStorage("lastImport", store: .standard) private var lastImport: Date?
/// ```
///
/// With a `UserDefaults` store, the value is stored in a file on the server, so all visitors share it. Foundation
/// doesn't report changes there. If code changes the store without `@AppStorage`, a view shows the change the next time
/// its body runs.
///
/// A value takes at most 40,000 bytes, and so do all values of a visitor together. A larger value stays in memory and
/// is reported once. If the stored value has another type, it isn't changed, and the property has its default.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
    private let key: String
    private let initial: Value
    private let coding: StorageCoding<Value>
    private let store: UserDefaults?
    private var location: StorageLocation<Value>?

    init(_ initial: Value, _ key: String, _ coding: StorageCoding<Value>, store: UserDefaults?) {
        self.initial = initial
        self.key = key
        self.coding = coding
        self.store = store
    }

    /// The value. Until the view is on screen it is the initial value, and setting it has no effect.
    public var wrappedValue: Value {
        get { location?.read() ?? initial }
        nonmutating set { location?.write(newValue) }
    }

    /// A binding to the value.
    public var projectedValue: Binding<Value> {
        guard let location else { return .constant(initial) }
        return Binding(location: location)
    }
}

// Unchecked, but sound: the store is used only on the main actor, through the location.
extension AppStorage: @unchecked Sendable where Value: Sendable {}

extension AppStorage: InstalledField {
    package static func install(_ field: UnsafeMutableRawPointer, previous: UnsafeRawPointer?, in node: _Node) {
        let this = field.assumingMemoryBound(to: Self.self)
        if let previous, isUnchanged(previous, field) {
            this.pointee.location = previous.assumingMemoryBound(to: Self.self).pointee.location
            return
        }
        let source = this.pointee.store.map { StorageSource.named($0) } ?? .surroundings(node.scope.environment)
        this.pointee.location = StorageLocation(
            source, key: this.pointee.key, coding: this.pointee.coding, initial: this.pointee.initial)
    }

    package static func isUnchanged(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
        let old = old.assumingMemoryBound(to: Self.self).pointee
        let new = new.assumingMemoryBound(to: Self.self).pointee
        return old.key == new.key && old.store === new.store && valuesAreEqual(old.initial, new.initial)
    }
}

extension View {
    /// Sets the store for `@AppStorage` in this view and the views inside it. A property that names a store itself
    /// keeps using that one.
    ///
    /// The default store is the profile of each visitor's browser.
    public func defaultAppStorage(_ store: UserDefaults) -> some View {
        environment(\.appStorageStore, .defaults(store))
    }
}

extension Scene {
    /// Sets the store for `@AppStorage` in the scene's views. A property that names a store itself keeps using that
    /// one.
    ///
    /// The default store is the profile of each visitor's browser.
    public func defaultAppStorage(_ store: UserDefaults) -> some Scene {
        environment(\.appStorageStore, .defaults(store))
    }
}
