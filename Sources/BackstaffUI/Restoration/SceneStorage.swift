import BackstaffGraph
import BackstaffNavigation

/// A property that belongs to a scene and outlives its views. The tab stores the value encrypted, and it is restored if
/// the tab is reloaded or the server restarts.
///
/// Views of one scene that use the same key share the value. Other scenes have their own. If the value changes, only
/// the bodies that have read it run again.
///
/// ```swift
/// @SceneStorage("draft") private var draft = ""
/// ```
///
/// A value takes at most 40,000 bytes, and all values of a scene take at most 128 KiB. A larger value stays in memory,
/// is reported once and isn't restored later. The value that was stored before is restored instead. If the stored value
/// has another type, it isn't changed, and the property has its default.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
    private let key: String
    private let initial: Value
    private let coding: StorageCoding<Value>
    private var location: StorageLocation<Value>?

    init(_ initial: Value, _ key: String, _ coding: StorageCoding<Value>) {
        self.initial = initial
        self.key = key
        self.coding = coding
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

extension SceneStorage: Sendable where Value: Sendable {}

extension SceneStorage: InstalledField {
    package static func install(_ field: UnsafeMutableRawPointer, previous: UnsafeRawPointer?, in node: _Node) {
        let this = field.assumingMemoryBound(to: Self.self)
        if let previous, isUnchanged(previous, field) {
            this.pointee.location = previous.assumingMemoryBound(to: Self.self).pointee.location
            return
        }
        let scene = Tracking.untracked { EnvironmentValues(node.scope.environment).sceneContext }
        if scene == nil {
            Diagnostics.report(
                .storageOutsideScene,
                """
                @SceneStorage(“\(this.pointee.key)”) stands in \(node.viewName), which is part of no scene: it keeps its \
                default. Use it in views, and @AppStorage in an App.
                """)
        }
        this.pointee.location = StorageLocation(
            .scene(scene), key: this.pointee.key, coding: this.pointee.coding, initial: this.pointee.initial)
    }

    package static func isUnchanged(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
        let old = old.assumingMemoryBound(to: Self.self).pointee
        let new = new.assumingMemoryBound(to: Self.self).pointee
        return old.key == new.key && valuesAreEqual(old.initial, new.initial)
    }
}
