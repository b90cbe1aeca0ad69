import BackstaffElements
import BackstaffGraph

/// The values that a slider can have.
struct SliderScale: Equatable {
    let lower: Double
    let upper: Double
    let step: Double?

    /// The value nearest to what the page says, or `nil` if that is no number.
    func value(of text: String) -> Double? {
        guard let number = Double(text), number.isFinite else { return nil }
        let inside = min(max(number, lower), upper)
        guard let step, step > 0 else { return inside }
        return min(lower + ((inside - lower) / step).rounded() * step, upper)
    }
}

/// The element of a slider. Moving it is an `edit` with the number as text; taking hold of it and letting it go are
/// `focus`.
struct SliderElement<ValueLabel: View>: View {
    let value: Binding<Double>
    let scale: SliderScale
    let words: String?
    let onEditingChanged: @MainActor (Bool) -> Void
    let minimumValueLabel: ValueLabel
    let maximumValueLabel: ValueLabel

    var body: some View {
        ControlElement(
            .slider,
            [
                .value: .number(min(max(value.wrappedValue, scale.lower), scale.upper)),
                .minimum: .number(scale.lower), .maximum: .number(scale.upper),
                .step: scale.step.map { .number($0) }, .label: .words(words),
            ],
            verbs: [.edit, .focus], onEvent: { respond(to: $0) }
        ) {
            minimumValueLabel
            maximumValueLabel
        }
    }

    private func respond(to event: ElementEvent) {
        switch event {
        case .edit(let text):
            if let number = scale.value(of: text) { value.wrappedValue = number }
        case .focus(let isHeld): onEditingChanged(isHeld)
        default: break
        }
    }
}
