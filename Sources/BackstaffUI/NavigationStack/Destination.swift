import BackstaffGraph
import BackstaffNavigation

/// An object that creates the screens for values of one type.
@MainActor
protocol Destination: AnyObject {
    var typeID: ObjectIdentifier { get }
    var typeName: String { get }
    /// What is known of the created screens before they are created.
    var facts: ScreenFacts { get }
    var fileID: StaticString { get }
    var line: UInt { get }
    /// Whether it was reported that a screen below declares another destination for the same type.
    var isRepetitionReported: Bool { get set }

    func makeNode(for value: NavigationValue, under parent: _Node) -> _Node?

    /// Whether a stored value can be decoded as the type.
    func reads(_ value: NavigationValue) -> Bool
}

extension Destination {
    /// The source location of its declaration.
    var place: String { "\(fileID):\(line)" }
}
