/// A type of navigation value that chooses its own name in stored paths.
///
/// A stored path contains the name of each value's type. By default this is the full name, with the module and the
/// enclosing types, as in SwiftUI. If such a type is renamed or moved, paths that were stored before can't be read any
/// more. Conform the type to this protocol to keep them readable:
///
///     struct Recipe: Hashable, Codable, NamedNavigationValue {
///         static let navigationValueName = "recipe"
///         static let formerNavigationValueNames = ["Cookbook.Dish"]
///         var id: Int
///     }
///
/// Values that were stored under the type's full name can still be read. SwiftUI has no equivalent of this protocol.
public protocol NamedNavigationValue: Hashable, Codable {
    /// The name of the type in stored paths. It must be unique among all types of navigation values.
    static var navigationValueName: String { get }

    /// Other names under which values of the type may have been stored.
    static var formerNavigationValueNames: [String] { get }
}

extension NamedNavigationValue {
    /// No former names.
    public static var formerNavigationValueNames: [String] { [] }
}
