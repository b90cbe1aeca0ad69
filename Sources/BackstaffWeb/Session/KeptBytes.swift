/// The bytes of the patches that the scenes of each address keep until their pages acknowledge them.
@MainActor
final class KeptBytes {
    private let limitPerAddress: Int
    private var sums: [IPAddress.Block: Int] = [:]

    init(_ limits: HostLimits) {
        limitPerAddress = limits.keptBytesPerAddress
    }

    /// A scene keeps more or fewer bytes than before.
    ///
    /// - Returns: `false` if its address keeps too many now. Then the scene must forget its patches.
    func change(by bytes: Int, of address: IPAddress.Block) -> Bool {
        let sum = sums[address, default: 0] + bytes
        sums[address] = sum > 0 ? sum : nil
        return bytes <= 0 || sum <= limitPerAddress
    }

    /// The bytes of all addresses.
    var sum: Int { sums.values.reduce(0, +) }
}
