import BackstaffGraph
import Foundation

/// A value that belongs to the app as one visitor has it: it is kept by the profile of the visitor's browser, sealed, and
/// shared by all tabs there.
///
/// Other visitors have values of their own. When the value changes, the bodies run again that have read it, in each of the
/// visitor's tabs, and no others.
///
/// ```swift
/// @AppStorage("units") private var units = Units.metric
/// @AppStorage("lastImport", store: .standard) private var lastImport: Date?
/// ```
///
/// With a store the value is kept there, as `UserDefaults` do it: in a file of the server, the same for all visitors. A
/// change that is made elsewhere than through `@AppStorage` is seen when a body runs next: Foundation doesn't tell of such
/// changes where the framework runs.
///
/// A value takes at most 40,000 bytes, and so do all values of a visitor together. What is larger stays in memory and is
/// reported once. A value that was stored as another type is left as it is, and the default is shown.
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

    /// The value. Before the view is on screen it is the initial one, and writing has no effect.
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

// Sound as far as it isn't checked: the store is used on the main actor, through the location.
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
    /// Has `@AppStorage` in this view and those inside it keep its values in `store`, unless it names a store itself.
    ///
    /// Without this they are kept by the browser's profile of each visitor.
    public func defaultAppStorage(_ store: UserDefaults) -> some View {
        environment(\.appStorageStore, .defaults(store))
    }
}

extension Scene {
    /// Has `@AppStorage` in the scene's views keep its values in `store`, unless it names a store itself.
    ///
    /// Without this they are kept by the browser's profile of each visitor.
    public func defaultAppStorage(_ store: UserDefaults) -> some Scene {
        environment(\.appStorageStore, .defaults(store))
    }
}
