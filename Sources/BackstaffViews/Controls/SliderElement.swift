import BackstaffElements
import BackstaffGraph

/// The range and the step of a slider.
struct SliderScale: Equatable {
    let lower: Double
    let upper: Double
    let step: Double?
    /// The values with a mark.
    var ticks: [Double] = []

    /// The places of the marks, from 0 at the lower bound to 1 at the upper one. Marks outside of the bounds are left out.
    var tickWords: String? {
        guard upper > lower else { return nil }
        let places = ticks.map { ($0 - lower) / (upper - lower) }.filter { $0 >= 0 && $0 <= 1 }
        return places.isEmpty ? nil : places.map { "\($0)" }.joined(separator: " ")
    }

    /// The allowed value that is nearest to a number from the page, or `nil` if the text isn't a number.
    func value(of text: String) -> Double? {
        guard let number = Double(text), number.isFinite else { return nil }
        let inside = min(max(number, lower), upper)
        guard let step, step > 0 else { return inside }
        return min(lower + ((inside - lower) / step).rounded() * step, upper)
    }
}

/// The element of a slider. Moving it sends `edit` with the number as text. Grabbing and releasing it send `focus`.
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
                .step: scale.step.map { .number($0) }, .ticks: .words(scale.tickWords), .label: .words(words),
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
