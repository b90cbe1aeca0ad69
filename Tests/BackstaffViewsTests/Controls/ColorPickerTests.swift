import BackstaffElements
import BackstaffTesting
import BackstaffUI
import Testing

@MainActor
@Suite("Color pickers")
struct ColorPickerTests {
    private struct Paint: View {
        @State var color = Color.red.opacity(0.5)

        var body: some View {
            VStack {
                ColorPicker("hull", selection: $color)
                Text("painted").foregroundStyle(color)
            }
        }
    }

    @Test("A chosen color is written with the former opacity, and the picker shows it opaque")
    func chosen() async throws {
        let host = HeadlessHost(Paint())
        #expect(host.outline.contains("color-picker fill=red"))
        try await host.setColor("#ff8000", in: "hull")
        #expect(host.outline.contains("fill=#ff8000ff"))
        #expect(host.outline.contains("foreground=#ff800080"))
    }

    @Test(
        "An invalid color changes nothing",
        arguments: ["", "red", "#ff80", "#gg8000", "#+f8000", "ff8000", "#ff8000ff"])
    func noColor(text: String) async throws {
        let host = HeadlessHost(Paint())
        let before = host.outline
        try await host.setColor(text, in: "hull")
        #expect(host.outline == before)
    }

    @Test("A hidden label is still the picker's accessible name, and a disabled picker refuses colors")
    func labels() async throws {
        let host = HeadlessHost(
            VStack {
                ColorPicker("hull", selection: .constant(.red)).labelsHidden()
                ColorPicker("sail", selection: .constant(.blue)).disabled(true)
            })
        #expect(host.outline.contains("label=\"hull\"") || host.outline.contains("label=hull"))
        await #expect(throws: (any Error).self) { try await host.setColor("#ff8000", in: "sail") }
    }
}
