import BackstaffGraph

/// What a stack or a screen knows of the presented view that it is in.
@MainActor
protocol EnclosingPresentation: _Node {
    func dismiss()
}
