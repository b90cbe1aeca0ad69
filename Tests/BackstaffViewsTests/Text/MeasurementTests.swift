import BackstaffTesting
import BackstaffUI
import Foundation
import Testing

@MainActor
@Suite("Measurements")
struct MeasurementTests {
    private let german = Locale(identifier: "de_DE")
    private let american = Locale(identifier: "en_US")

    private struct Sign: View {
        @State private var way = Measurement(value: 12.5, unit: UnitLength.kilometers)

        var body: some View {
            Text(way, format: .measurement(width: .wide, usage: .asProvided))
            Text(way, format: .measurement(width: .abbreviated, usage: .road))
            TextField("Way", value: $way.value, format: .number)
        }
    }

    @Test("M07 a measurement has the words and the unit of the visitor's locale")
    func texts() async throws {
        let anna = HeadlessHost(Sign(), locale: german)
        #expect(anna.texts.prefix(2) == ["12,5 Kilometer", "12 km"])
        let bob = HeadlessHost(Sign(), locale: american)
        #expect(bob.texts.prefix(2) == ["12.5 kilometers", "7.8 mi"])
        try await bob.type("1", into: "Way")
        try await bob.submit("Way")
        #expect(bob.texts.first == "1 kilometer")
    }

    @Test("M07 widths, number formats and units that Unicode doesn't know")
    func forms() {
        let whole = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(0))
        let warm = Measurement(value: 20.25, unit: UnitTemperature.celsius)
        #expect(
            warm.formatted(
                .measurement(width: .narrow, usage: .asProvided, numberFormatStyle: whole).locale(american)) == "20°C")
        #expect(
            warm.formatted(.measurement(width: .abbreviated, usage: .weather, hidesScaleName: true).locale(german))
                == "20°")
        let load = Measurement(value: 1234.5, unit: UnitMass.kilograms)
        #expect(
            load.formatted(.measurement(width: .abbreviated, usage: .asProvided).locale(german)) == "1.234,5 kg")
        let span = UnitLength(symbol: "span", converter: UnitConverterLinear(coefficient: 0.2))
        let odd = Measurement(value: 2, unit: span)
        #expect(odd.formatted(.measurement(width: .wide, usage: .asProvided).locale(american)) == "2 span")
    }
}
