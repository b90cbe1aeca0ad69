import BackstaffUniformTypes
import Foundation

/// What the representations of a type export and import. Apps don't use it.
public struct _Transfers<Item: Transferable> {
    struct Export {
        let type: UTType
        let make: (Item) async throws -> Data
    }

    struct Import {
        let type: UTType
        let make: (Data) async throws -> Item
    }

    struct FileImport {
        let type: UTType
        let make: (ReceivedTransferredFile) async throws -> Item
    }

    /// A value of another type that stands for an item.
    struct Value {
        let type: Any.Type
        let make: (Item) throws -> Any
    }

    /// A value of another type from which an item is made.
    struct Source {
        let type: Any.Type
        let make: (Any) throws -> Item?
    }

    var exports: [Export] = []
    var imports: [Import] = []
    var files: [FileImport] = []
    var values: [Value] = []
    var sources: [Source] = []

    private init(empty: Void) {}

    init() {
        var own = _Transfers<Item.Representation.Item>(empty: ())
        Item.transferRepresentation._add(to: &own)
        // The builder of the representations has seen that they are for this type.
        self = own as? Self ?? Self(empty: ())
    }
}

/// Makes a value for a destination from what is dragged.
///
///     of the same type ──► a proxy of one of the types ──► data of a type that both know
package enum TransferConversion {
    /// Returns whether a value can become one of another type, as far as the types tell.
    static func fits<Source: Transferable, Goal: Transferable>(_ source: Source, _ goal: Goal.Type) -> Bool {
        if Source.self == Goal.self { return true }
        let (given, wanted) = (_Transfers<Source>(), _Transfers<Goal>())
        return given.values.contains { $0.type == Goal.self } || wanted.sources.contains { $0.type == Source.self }
            || pair(given, wanted) != nil
    }

    /// Returns the value for a destination, or `nil` if there is none.
    @MainActor
    static func convert<Source: Transferable, Goal: Transferable>(
        _ source: Source, to goal: Goal.Type
    ) async throws -> Goal? {
        if let ready = try convertNow(source, to: goal) { return ready }
        guard let (export, read) = pair(_Transfers<Source>(), _Transfers<Goal>()) else { return nil }
        return try await read.make(export.make(source))
    }

    /// Returns the value for a destination if it needs no data in between.
    static func convertNow<Source: Transferable, Goal: Transferable>(
        _ source: Source, to goal: Goal.Type
    ) throws -> Goal? {
        if let same = source as? Goal { return same }
        if let value = _Transfers<Source>().values.first(where: { $0.type == Goal.self }) {
            return try value.make(source) as? Goal
        }
        return try _Transfers<Goal>().sources.first { $0.type == Source.self }?.make(source)
    }

    /// The first exported data that the other type can read.
    private static func pair<Source, Goal>(
        _ given: _Transfers<Source>, _ wanted: _Transfers<Goal>
    ) -> (export: _Transfers<Source>.Export, read: _Transfers<Goal>.Import)? {
        for export in given.exports {
            if let read = wanted.imports.first(where: { export.type.conforms(to: $0.type) }) { return (export, read) }
        }
        return nil
    }
}
