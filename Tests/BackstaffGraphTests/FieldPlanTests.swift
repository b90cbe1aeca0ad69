import BackstaffGraph
import Testing

@MainActor
@Suite
struct FieldPlanTests {
    /// There are seven bytes of padding between the two fields.
    private struct Padded {
        var isOpen = true
        var number = 1
    }

    private struct Holder {
        var value = Padded()
    }

    private func isUnchanged(_ first: Holder, _ second: Holder, padding: (UInt8, UInt8)) -> Bool {
        var (first, second) = (first, second)
        withUnsafeMutableBytes(of: &first) { $0[1] = padding.0 }
        withUnsafeMutableBytes(of: &second) { $0[1] = padding.1 }
        return FieldPlan.of(Holder.self).isUnchanged(&first, &second)
    }

    @Test("a field without == is unchanged if its bits are equal, whatever is in its padding")
    func padding() {
        #expect(isUnchanged(Holder(), Holder(), padding: (0, 0)) == true)
        #expect(isUnchanged(Holder(), Holder(), padding: (1, 2)) == true)
    }

    @Test("a field without == is changed if a bit outside its padding differs")
    func changes() {
        #expect(isUnchanged(Holder(), Holder(value: Padded(isOpen: false)), padding: (0, 0)) == false)
        #expect(isUnchanged(Holder(), Holder(value: Padded(number: 2)), padding: (1, 2)) == false)
    }
}
