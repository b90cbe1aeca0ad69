import Glibc

/// The current counts of the heap.
package struct HeapState: Hashable, Sendable {
    package let allocations: UInt64
    package let bytes: UInt64
}

/// Reads the allocation counter, if it was preloaded.
package struct AllocationCounter {
    /// Fills two numbers, in the layout of `struct allocation_snapshot`.
    private typealias Read = @convention(c) (UnsafeMutablePointer<UInt64>) -> Void
    private let read: Read

    /// - Returns: `nil` without the preloaded library. Its counts are then "not measured".
    package init?() {
        guard let program = dlopen(nil, RTLD_NOW), let symbol = dlsym(program, "allocation_counter_read") else {
            return nil
        }
        read = unsafeBitCast(symbol, to: Read.self)
    }

    package func state() -> HeapState {
        withUnsafeTemporaryAllocation(of: UInt64.self, capacity: 2) { fields in
            fields.initialize(repeating: 0)
            guard let start = fields.baseAddress else { return HeapState(allocations: 0, bytes: 0) }
            read(start)
            return HeapState(allocations: fields[0], bytes: fields[1])
        }
    }
}
