import BackstaffTesting
import BackstaffUI
import Testing

@MainActor
@Suite("Lengths that scale with the text size")
struct ScaledMetricTests {
    private struct Gap: View {
        @ScaledMetric private var gap = 17.0
        @ScaledMetric(relativeTo: .title) private var side: CGFloat = 34
        @Environment(\.dynamicTypeSize) private var size

        var body: some View { Text(verbatim: "\(size) \(Int(gap)) \(Int(side))") }
    }

    @Test("A length is unscaled at the default text size, longer at larger sizes and shorter at smaller ones")
    func follows() {
        let host = HeadlessHost(
            VStack {
                Gap()
                Gap().dynamicTypeSize(.xSmall)
                Gap().dynamicTypeSize(.accessibility5)
            })
        #expect(host.texts == ["large 17 34", "xSmall 14 28", "accessibility5 53 106"])
    }

    @Test("A limited text size range changes only sizes outside it")
    func bounds() {
        let host = HeadlessHost(
            VStack {
                Gap().dynamicTypeSize(.small ... .xLarge)
                Gap().dynamicTypeSize(.xxLarge...)
                Gap().dynamicTypeSize(...DynamicTypeSize.small)
            })
        #expect(host.texts == ["large 17 34", "xxLarge 21 42", "small 15 30"])
    }
}
