/// A type of navigation value that has a name of its own in stored paths.
///
/// A stored path names the type of each of its values. Unless a type says otherwise that is its full name, with its module
/// and the types around it, as SwiftUI writes it; paths that were stored before the type was renamed or moved can then be
/// read no more. A type that conforms to this protocol keeps its stored values through that:
///
///     struct Recipe: Hashable, Codable, NamedNavigationValue {
///         static let navigationValueName = "recipe"
///         static let formerNavigationValueNames = ["Cookbook.Dish"]
///         var id: Int
///     }
///
/// Values that were stored under the type's full name are still read. SwiftUI has nothing like it.
public protocol NamedNavigationValue: Hashable, Codable {
    /// What the type is called in stored paths. No other type of navigation value may have the same name.
    static var navigationValueName: String { get }

    /// Other names under which values of the type may have been stored.
    static var formerNavigationValueNames: [String] { get }
}

extension NamedNavigationValue {
    /// None.
    public static var formerNavigationValueNames: [String] { [] }
}
