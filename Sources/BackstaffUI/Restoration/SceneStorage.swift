import BackstaffGraph
import BackstaffNavigation

/// A value that belongs to a scene and outlives its views: it is kept by the tab, sealed, and is there again when the tab
/// is reloaded or the server is started anew.
///
/// Views of one scene that name the same key share the value. Other scenes have their own. When the value changes, the
/// bodies run again that have read it, and no others.
///
/// ```swift
/// @SceneStorage("draft") private var draft = ""
/// ```
///
/// A value takes at most 40,000 bytes, and all values of a scene 128 KiB. What is larger stays in memory, is reported once
/// and isn't there again later; what was stored before it is. A value that was stored as another type is left as it is, and
/// the default is shown.
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
