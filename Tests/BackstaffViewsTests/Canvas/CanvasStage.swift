import BackstaffElements
import BackstaffUI
import Foundation
import ViewTestSupport

/// Runs a renderer and returns the markup of its drawing.
@MainActor
func drawing(
    width: Double = 100, height: Double = 50, _ renderer: @escaping (inout GraphicsContext, CGSize) -> Void
) throws -> String {
    let stage = ControlStage(Canvas(renderer: renderer))
    try stage.send(.size(width: width, height: height), to: stage.element(.canvas))
    return stage.element(.canvas)?.words(.drawing) ?? ""
}

/// A rectangle from the origin.
func box(_ width: Double, _ height: Double) -> Path {
    Path(CGRect(x: 0, y: 0, width: width, height: height))
}

extension String {
    /// The number of places where a text is.
    func count(of text: String) -> Int { ranges(of: text).count }
}
