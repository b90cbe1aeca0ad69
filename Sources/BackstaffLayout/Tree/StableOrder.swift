/// The numbers from 0 to below `count` in an order. Those of which none precedes the other stay as they are.
///
/// The standard library's sort would do, but makes the code for a page larger by a tenth.
func stableOrder(of count: Int, by precedes: (Int, Int) -> Bool) -> [Int] {
    var order = Array(0..<count)
    var merged = order
    var length = 1
    while length < count {
        var start = 0
        while start < count {
            let middle = min(start + length, count)
            let end = min(middle + length, count)
            var left = start
            var right = middle
            for place in start..<end {
                if left < middle, right >= end || !precedes(order[right], order[left]) {
                    merged[place] = order[left]
                    left += 1
                } else {
                    merged[place] = order[right]
                    right += 1
                }
            }
            start = end
        }
        swap(&order, &merged)
        length *= 2
    }
    return order
}
