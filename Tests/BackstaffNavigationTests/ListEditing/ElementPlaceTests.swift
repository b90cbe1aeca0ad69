import BackstaffNavigation
import Testing

@Suite
struct ElementPlaceTests {
    private typealias Place = ElementPlace<[Int], Int>

    private func place(of id: Int, at offset: Int) -> Place {
        Place(id: id, keyPath: \.self, offset: offset)
    }

    @Test("C12 a missing element has no place, and an out-of-range hint is only a bad hint")
    func malformed() {
        for hint in [0, 1, 5, -1, .min, .max] {
            var lost = place(of: 9, at: hint)
            #expect(lost.find(in: []) == nil)
            #expect(lost.find(in: [1, 2]) == nil)
            #expect(lost.find(in: [1, 2, 9]) == 2)
        }
    }

    @Test("C12 an element is found wherever it moves, not found when removed, and found again when it returns")
    func moving() {
        var place = place(of: 2, at: 1)
        #expect(place.find(in: [1, 2, 3]) == 1)
        #expect(place.find(in: [2, 1, 3]) == 0)
        #expect(place.find(in: [1, 3, 4, 5, 2]) == 4)
        #expect(place.find(in: [1, 3]) == nil)
        #expect(place.find(in: [1, 3, 2]) == 2)
        #expect(place.offset == 2)
    }

    @Test("C12 of several elements with the same id, the nearest to the former place is found")
    func repeated() {
        var place = place(of: 7, at: 3)
        #expect(place.find(in: [7, 0, 0, 7, 0, 7]) == 3)
        #expect(place.find(in: [7, 0, 0, 0, 7, 7]) == 4)
    }

    @Test("C12 an element whose id was changed is still found, also if the change is undone")
    func renaming() {
        var place = place(of: 2, at: 1)
        place.follow(to: 20, in: [1, 20, 3])
        #expect(place.find(in: [20, 1, 3]) == 0)
        #expect(place.find(in: [1, 2, 3]) == 1)
        #expect(place.find(in: [1, 3]) == nil)
    }

    @Test("C12 a change of an id that wasn't confirmed isn't followed")
    func refusedRenaming() {
        var place = place(of: 2, at: 1)
        place.follow(to: 20, in: [1, 2, 3])
        #expect(place.find(in: [1, 2, 20]) == 1)
        #expect(place.find(in: [1, 20]) == nil)
    }

    /// An element that counts how often its id is read.
    private struct Counted {
        let number: Int
        let looks: Looks

        var id: Int {
            looks.count += 1
            return number
        }
    }

    private final class Looks {
        var count = 0
    }

    @Test("C12 finding an element reads one id if it hasn't moved, and otherwise as many as its distance")
    func cost() {
        let looks = Looks()
        let elements = (0..<10_000).map { Counted(number: $0, looks: looks) }
        var places = elements.indices.map { ElementPlace<[Counted], Int>(id: $0, keyPath: \.id, offset: $0) }
        for index in places.indices { _ = places[index].find(in: elements) }
        #expect(looks.count == 10_000)
        looks.count = 0
        let rest = Array(elements.dropFirst())
        for index in places.indices.dropFirst() { _ = places[index].find(in: rest) }
        #expect(looks.count < 20_001)
        looks.count = 0
        for index in places.indices.dropFirst() { _ = places[index].find(in: rest) }
        #expect(looks.count == 9_999)
    }
}
