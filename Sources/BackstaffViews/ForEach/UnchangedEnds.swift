import Glibc

/// Finds how many elements at both ends of two versions of a collection are the same, by comparing memory.
///
/// Elements with the same bits are the same, but elements with different bits can be equal, too. The comparison is as
/// fast as reading memory. For collections without contiguous storage the result is 0 at both ends.
enum UnchangedEnds {
    static func count<C: RandomAccessCollection>(_ old: C, _ new: C, limit: Int) -> (prefix: Int, suffix: Int) {
        let found = old.withContiguousStorageIfAvailable { old in
            new.withContiguousStorageIfAvailable { new in
                ends(UnsafeRawBufferPointer(old), UnsafeRawBufferPointer(new), stride: MemoryLayout<C.Element>.stride)
            }
        }
        guard case .some(.some(let ends)) = found, ends.prefix + ends.suffix <= limit else { return (0, 0) }
        return ends
    }

    private static func ends(
        _ old: UnsafeRawBufferPointer, _ new: UnsafeRawBufferPointer, stride: Int
    ) -> (prefix: Int, suffix: Int) {
        guard let oldBase = old.baseAddress, let newBase = new.baseAddress, stride > 0 else { return (0, 0) }
        let shorter = min(old.count, new.count) / stride
        let prefix = equalCount(of: shorter) { memcmp(oldBase + $0 * stride, newBase + $0 * stride, $1 * stride) == 0 }
        let suffix = equalCount(of: shorter - prefix) {
            memcmp(
                oldBase + old.count - ($0 + $1) * stride, newBase + new.count - ($0 + $1) * stride, $1 * stride) == 0
        }
        return (prefix, suffix)
    }

    /// Returns how many of `count` steps are equal from the start, using a test for a run of steps: first in blocks,
    /// then by bisection.
    private static func equalCount(of count: Int, areEqual: (_ start: Int, _ length: Int) -> Bool) -> Int {
        let block = 256
        var start = 0
        while start < count {
            let length = min(block, count - start)
            if areEqual(start, length) {
                start += length
                continue
            }
            var low = 0
            var high = length
            while high - low > 1 {
                let middle = (low + high) / 2
                if areEqual(start + low, middle - low) { low = middle } else { high = middle }
            }
            return start + low
        }
        return count
    }
}
