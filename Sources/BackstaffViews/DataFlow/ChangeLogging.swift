import BackstaffGraph
import Foundation

extension View {
    /// Prints why the body that calls this method runs, such as `CounterView: @self, @identity, _count changed.`
    ///
    /// - `@self`: the value of the view is new or has changed.
    /// - `@identity`: the view is new. It is only named for a view with dynamic properties.
    /// - A name, such as `_count`: the first time, each dynamic property. Later, each `@State` that was written.
    /// - `@dependencies`: anything else that the body has read, such as a property of an observable object or a value of the
    ///   environment.
    public static func _printChanges() {
        if let words = changeWords { ChangeLogging.print(words) }
    }

    /// Writes why the body that calls this method runs to the standard error, in the words of ``_printChanges()``.
    public static func _logChanges() {
        if let words = changeWords { ChangeLogging.log(words) }
    }

    /// The name of the view, and why its body runs. `nil` outside its body.
    private static var changeWords: String? {
        guard let node = Tracking.node as? ViewBodyNode<Self> else { return nil }
        let properties = FieldPlan.fieldNames(of: Self.self) { $0 is any DynamicProperty.Type }
        return "\(node.viewName): \(ChangeLog.words(for: node, properties: properties))"
    }
}

/// Where the reasons of bodies are written. Tests replace it.
@MainActor
package enum ChangeLogging {
    package static var print: (String) -> Void = { Swift.print($0) }
    package static var log: (String) -> Void = { FileHandle.standardError.write(Data(($0 + "\n").utf8)) }
}
