// What the page calls. All numbers go through one buffer, the exchange:
//
//     makeIsland     ◄── elements, in reading order
//     remeasure      ◄── an element in which something has changed
//     layOut         ──► questions ──► the page measures ──► answers ──► layOut …
//     readFrames     ──► frames of the elements that have moved
//
// `layout/islands.js` is the other side.

/// Everything that the page has given to this module. A page has one thread, so nothing else can use it at the same time.
nonisolated(unsafe) private var page = Page()

private struct Page {
    var exchange = UnsafeMutableBufferPointer<Double>.allocate(capacity: 4_096)
    var words: [PageWords] = []
    var islands: [Island?] = []

    mutating func reserve(_ count: Int) {
        guard count > exchange.count else { return }
        let larger = UnsafeMutableBufferPointer<Double>.allocate(capacity: count * 2)
        for index in exchange.indices { larger[index] = exchange[index] }
        exchange.deallocate()
        exchange = larger
    }

    func island(_ number: Int32) -> Island? {
        islands.indices.contains(Int(number)) ? islands[Int(number)] : nil
    }
}

/// Returns the address of the exchange, which has room for some numbers afterwards.
@_expose(wasm, "exchange")
@_cdecl("exchange")
func exchange(_ count: Int32) -> UnsafeMutablePointer<Double>? {
    page.reserve(Int(count))
    return page.exchange.baseAddress
}

/// Returns the address of memory for words, which the page keeps for good.
@_expose(wasm, "room")
@_cdecl("room")
func room(_ count: Int32) -> UnsafeMutablePointer<UInt8> { .allocate(capacity: Int(max(1, count))) }

/// Remembers words. Returns their number.
@_expose(wasm, "keepWords")
@_cdecl("keepWords")
func keepWords(_ bytes: UnsafePointer<UInt8>, _ count: Int32) -> Int32 {
    page.words.append(PageWords(UnsafeBufferPointer(start: bytes, count: Int(count))))
    return Int32(page.words.count - 1)
}

/// Makes an island from the elements in the exchange. Returns its number.
@_expose(wasm, "makeIsland")
@_cdecl("makeIsland")
func makeIsland(_ count: Int32) -> Int32 {
    var reader = ElementReader(numbers: UnsafeBufferPointer(rebasing: page.exchange[..<Int(count)]), words: page.words)
    let island = reader.element().map(Island.init)
    for index in page.islands.indices where page.islands[index] == nil {
        page.islands[index] = island
        return Int32(index)
    }
    page.islands.append(island)
    return Int32(page.islands.count - 1)
}

/// Forgets an island.
@_expose(wasm, "dropIsland")
@_cdecl("dropIsland")
func dropIsland(_ number: Int32) {
    if page.islands.indices.contains(Int(number)) { page.islands[Int(number)] = nil }
}

/// Asks again for the size of an element, because something in it has changed.
@_expose(wasm, "remeasure")
@_cdecl("remeasure")
func remeasure(_ number: Int32, _ id: Int32) { page.island(number)?.remeasure(id) }

/// Lays out an island for a room and the insets around it, in points: top, left, bottom and right. Returns the number of questions in the exchange. Each has four numbers: the element,
/// what is asked (0: measures, 1: lines, 2: size), and the offered width and height, of which not a number is none.
@_expose(wasm, "layOut")
@_cdecl("layOut")
func layOut(
    _ number: Int32, _ width: Double, _ height: Double, _ top: Double, _ left: Double, _ bottom: Double, _ right: Double
) -> Int32 {
    guard let island = page.island(number) else { return 0 }
    let insets = LayoutInsets(top: top, leading: left, bottom: bottom, trailing: right)
    let count = island.layOut(in: LayoutSize(width, height), insets: insets)
    page.reserve(count * 4)
    for (index, question) in island.questions.enumerated() {
        var kind = 0.0
        var offered = LayoutProposal.unspecified
        switch question.kind {
        case .lines(let width): (kind, offered) = (1, LayoutProposal(width, nil))
        case .size(let proposal): (kind, offered) = (2, proposal)
        default: break
        }
        page.exchange[index * 4] = Double(question.node.tag)
        page.exchange[index * 4 + 1] = kind
        page.exchange[index * 4 + 2] = offered.width ?? .nan
        page.exchange[index * 4 + 3] = offered.height ?? .nan
    }
    return Int32(count)
}

/// Takes the answers to all questions of an island from the exchange: eight numbers for each, which are those of measures.
@_expose(wasm, "takeAnswers")
@_cdecl("takeAnswers")
func takeAnswers(_ number: Int32) {
    guard let island = page.island(number) else { return }
    for index in island.questions.indices {
        let numbers = UnsafeBufferPointer(rebasing: page.exchange[(index * 8)..<(index * 8 + 8)])
        switch island.questions[index].kind {
        case .measures: island.answer(index, with: .measures(LayoutMeasures(numbers)))
        default: island.answer(index, with: .size(LayoutSize(numbers[0], numbers[1])))
        }
    }
}

/// Puts the frames of the elements that have moved into the exchange. Returns their number. Each has five numbers: the element,
/// the corner in the box around it, and the size, in points.
@_expose(wasm, "readFrames")
@_cdecl("readFrames")
func readFrames(_ number: Int32) -> Int32 {
    guard let island = page.island(number) else { return 0 }
    var count = 0
    island.forEachMoved { element, frame in
        page.reserve((count + 1) * 5)
        let place = count * 5
        page.exchange[place] = Double(element.id)
        page.exchange[place + 1] = frame.minX
        page.exchange[place + 2] = frame.minY
        page.exchange[place + 3] = frame.size.width
        page.exchange[place + 4] = frame.size.height
        count += 1
    }
    return Int32(count)
}
