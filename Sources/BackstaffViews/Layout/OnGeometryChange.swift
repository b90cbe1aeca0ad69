import BackstaffGraph
import Foundation

extension View {
    /// Adds an action that is performed when a value changes that depends on the geometry of this view.
    ///
    /// The action is performed for the first time before the view appears, with the size that Backstaff's own layout gives the
    /// view. If the page measures another size, it is performed again. The position of the view isn't known: see
    /// ``GeometryProxy``.
    ///
    /// - Parameters:
    ///   - type: The type of the value.
    ///   - transform: A closure that makes the value from the geometry.
    ///   - action: The action, which receives the new value.
    public func onGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (_ newValue: T) -> Void
    ) -> some View {
        modifier(GeometryChangeModifier(transform: transform) { _, new in action(new) })
    }

    /// Adds an action that is performed when a value changes that depends on the geometry of this view.
    ///
    /// - Parameters:
    ///   - type: The type of the value.
    ///   - transform: A closure that makes the value from the geometry.
    ///   - action: The action, which receives the old and the new value. At first both are the same.
    public func onGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View {
        modifier(GeometryChangeModifier(transform: transform, action: action))
    }
}

private struct GeometryChangeModifier<T: Equatable>: ViewModifier {
    let transform: (GeometryProxy) -> T
    let action: (T, T) -> Void
    @State private var last = LastValue<T>()

    func body(content: Content) -> some View {
        content.reportingSize { size in
            let new = transform(GeometryProxy(size: size))
            let old = last.value
            last.value = new
            if old != new { action(old ?? new, new) }
        }
    }
}
