import StockStore
import Testing

@Suite("What is typed")
struct DraftTests {
    private let details = ItemDetails(number: "HB-1", name: "Rope", unit: "metres", place: "", minimum: 5)

    @Test("The properties of an item have no problems. Spaces around them are removed.")
    func right() {
        var draft = ItemDraft(details)
        #expect(draft.details == details)
        draft[.name] = "  Rope \n"
        draft[.minimum] = " 5 "
        #expect(draft.details == details)
    }

    @Test(
        "Wrong values have a problem, and then there are no details",
        arguments: [
            (ItemField.number, ""), (.number, "HB 1"), (.name, "  "), (.unit, ""), (.minimum, ""), (.minimum, "-1"),
            (.minimum, "1.5"), (.minimum, "1,000"), (.minimum, "٣"), (.minimum, "1000001"),
            (.minimum, "99999999999999999999"), (.minimum, "five"),
            (.name, String(repeating: "x", count: 81)), (.place, String(repeating: "x", count: 81)),
        ])
    func wrong(field: ItemField, text: String) {
        var draft = ItemDraft(details)
        draft[field] = text
        #expect(draft.problem(with: field) != nil)
        #expect(draft.details == nil)
        for other in ItemField.allCases where other != field { #expect(draft.problem(with: other) == nil) }
    }

    @Test("A movement needs a quantity of at least one, and can't take more than there is")
    func movements() {
        var draft = MovementDraft(kind: .shipped)
        #expect(draft.problem(onHand: 10) != nil)
        draft.quantity = "0"
        #expect(draft.problem(onHand: 10) != nil)
        draft.quantity = "10"
        #expect(draft.problem(onHand: 10) == nil)
        draft.quantity = "11"
        #expect(draft.problem(onHand: 10) == "Only 10 on hand.")
        draft.kind = .received
        #expect(draft.problem(onHand: 10) == nil)
        #expect(draft.number == 11)
    }

    @Test("The note of a movement may be empty and has at most 200 letters. Spaces around it are removed.")
    func notes() {
        var draft = MovementDraft(kind: .received)
        #expect(draft.noteProblem == nil)
        draft.note = "  Order 7 \n"
        #expect(draft.trimmedNote == "Order 7")
        draft.note = String(repeating: "x", count: 200) + "  "
        #expect(draft.noteProblem == nil)
        draft.note = String(repeating: "x", count: 201)
        #expect(draft.noteProblem == "At most 200 letters.")
    }
}
