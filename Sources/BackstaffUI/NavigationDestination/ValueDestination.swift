import BackstaffGraph
import BackstaffNavigation

extension View {
    /// Sets the view for values of a type on the stack that contains this view.
    ///
    /// Apply it inside the stack, to its root or to a pushed view, and outside lazy containers. It applies to the
    /// screens above the one that contains this view. The closure runs again when a value that it reads or captures
    /// changes.
    ///
    /// Stored values of the type are decoded as it from then on.
    ///
    /// - Parameters:
    ///   - data: The type of the values.
    ///   - destination: Creates the view for a value.
    ///   - fileID: The file that reports name.
    ///   - line: The line that reports name.
    public func navigationDestination<Value: Hashable, Content: View>(
        for data: Value.Type, @ViewBuilder destination: @escaping (Value) -> Content,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        modifier(ValueDestinationModifier(build: destination, fileID: fileID, line: line))
    }
}

/// Declares a destination for values of a type.
struct ValueDestinationModifier<Value: Hashable, Destination: View>: NodeModifier {
    let build: (Value) -> Destination
    let fileID: StaticString
    let line: UInt

    func makeNode(under parent: _Node) -> ValueDestinationNode<Value, Destination> {
        ValueDestinationNode(self, under: parent)
    }

    func update(_ node: ValueDestinationNode<Value, Destination>) { node.destination.update(build) }

    static func _inspect(_ inspection: inout _TypeInspection) {
        inspection.canDeclareDestinations = true
    }
}

/// The node of a view that declares a destination for values of a type.
final class ValueDestinationNode<Value: Hashable, Destination: View>: ContentNode {
    fileprivate let destination: TypedDestination<Value, Destination>
    private let screen: ScreenContext?

    init(_ modifier: ValueDestinationModifier<Value, Destination>, under parent: _Node) {
        destination = TypedDestination(modifier.build, fileID: modifier.fileID, line: modifier.line)
        let isMisplaced = parent.scope.isInLazyContainer
        screen = isMisplaced ? nil : EnvironmentValues(parent.scope.environment).screenContext
        super.init(under: parent)
        if isMisplaced {
            MisplacedDestination.report("for:", presenting: "\(Value.self)", modifier.fileID, modifier.line)
        } else if screen == nil {
            StrayDestination.report("for:", presenting: "\(Value.self)", modifier.fileID, modifier.line)
        }
        NavigationValueTypes.register(Value.self, at: SourcePlace(modifier.fileID, modifier.line))
        screen?.add(destination)
    }

    override func unmount() {
        super.unmount()
        screen?.remove(destination)
    }
}
