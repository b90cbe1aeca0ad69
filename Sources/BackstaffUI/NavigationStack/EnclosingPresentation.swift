import BackstaffGraph

/// The presented view that contains a stack or a screen.
@MainActor
protocol EnclosingPresentation: _Node {
    func dismiss()
}
