import BackstaffElements
import BackstaffGraph

extension View {
    /// Rotates the hue of the colors in this view.
    public func hueRotation(_ angle: Angle) -> some View { filtered("hue-rotation", angle.degrees) }

    /// Makes the colors in this view brighter.
    ///
    /// - Parameter amount: What is added to a color, from -1, which is black, to 1, which is white.
    public func brightness(_ amount: Double) -> some View { filtered("brightness", min(1, max(-1, amount))) }

    /// Changes the contrast of the colors in this view. 1 changes nothing, and a view with 0 is gray.
    public func contrast(_ amount: Double) -> some View { filtered("contrast", amount) }

    /// Changes the saturation of the colors in this view. 1 changes nothing, and a view with 0 has no colors. The page takes a
    /// negative amount for 0.
    public func saturation(_ amount: Double) -> some View { filtered("saturation", amount) }

    /// Makes this view gray, from 0, which changes nothing, to 1.
    public func grayscale(_ amount: Double) -> some View { filtered("grayscale", amount) }

    /// Inverts the colors in this view.
    public func colorInvert() -> some View { filtered("inversion", 1) }

    private func filtered(_ name: String, _ amount: Double) -> some View {
        modifier(ElementModifier(EffectWrapper.self) { $0.set(.filter, amount.isFinite ? "\(name) \(amount)" : nil) })
    }
}
