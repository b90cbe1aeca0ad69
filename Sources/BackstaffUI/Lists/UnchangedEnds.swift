import Glibc

/// Finds how much of two versions of a collection is the same at their ends, by comparing memory.
///
/// Elements with the same bits are the same, so this is exact where it says "same"; and it is as fast as memory can be
/// read. Collections without contiguous storage have no ends that are known to be the same.
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

    /// How many of `count` steps are equal from the start, given a test of a run of steps: by blocks, then by halves.
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
