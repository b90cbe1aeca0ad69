import Testing

@testable import StockStore

@Suite("Deliveries as text")
struct DeliveryTests {
    private let header = "warehouse,number,name,unit,place,minimum,quantity\n"

    @Test("The bundled delivery can be read")
    func bundled() throws {
        let delivery = try Delivery(text: try BundledFile.delivery.text())
        #expect(delivery.lines.count == 700)
    }

    @Test("Quotation marks, spaces, empty lines and line ends of other systems are understood")
    func forms() {
        let text = "\u{FEFF}a, b ,c\r\n\r\n\"x, y\",\"say \"\"hi\"\"\",\"two\nlines\"\n,,\nlast,1,2"
        let records = Array(CommaSeparatedRecords(text))
        #expect(
            records.map(\.fields) == [
                ["a", "b", "c"], ["x, y", "say \"hi\"", "two\nlines"], ["", "", ""], ["last", "1", "2"],
            ])
        #expect(records.map(\.line) == [1, 3, 5, 6])
    }

    @Test("A quotation mark that isn't closed ends with the text")
    func openMark() {
        #expect(Array(CommaSeparatedRecords("a,\"b,c\nd")).map(\.fields) == [["a", "b,c\nd"]])
        #expect(Array(CommaSeparatedRecords("")).isEmpty)
        #expect(Array(CommaSeparatedRecords("\n\n")).isEmpty)
    }

    @Test("The columns may be in any order")
    func columns() throws {
        let delivery = try Delivery(
            text: "quantity,minimum,place,unit,name,Number,Warehouse\n4,2,A-1,boxes,Nails,N-1,Harbor\n")
        let line = try #require(delivery.lines.first)
        #expect(line.quantity == 4)
        #expect(line.warehouse == "Harbor")
        #expect(line.details == ItemDetails(number: "N-1", name: "Nails", unit: "boxes", place: "A-1", minimum: 2))
    }

    @Test("Each problem is named with its line")
    func problems() {
        let text =
            header
            + "Harbor,N-1,Nails,boxes,A-1,2,4\nHarbor,N 2,,boxes,A-1,2,4\nHarbor,N-3\nHarbor,N-4,Nuts,boxes,,2,x\n"
        let error = #expect(throws: DeliveryProblems.self) { try Delivery(text: text) }
        #expect(error?.problems.map(\.line) == [3, 3, 4, 5])
        #expect(
            error?.problems.map(\.message) == [
                "Number: A number has no spaces.", "Name: An item needs a name.", "There are 2 values instead of 7.",
                "Quantity: Enter a whole number from 0 to 1000000.",
            ])
    }

    @Test("A text without items or without the columns is refused", arguments: ["", "\n", "a,b\n1,2\n"])
    func noItems(text: String) {
        #expect(throws: DeliveryProblems.self) { try Delivery(text: text) }
        #expect(throws: DeliveryProblems.self) { try Delivery(text: header) }
    }
}
