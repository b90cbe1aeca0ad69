import NIOCore

extension Duration {
    var inSeconds: Double { self / .seconds(1) }
}

extension TimeAmount {
    init(inSeconds seconds: Double) {
        self = .nanoseconds(Int64(seconds * 1e9))
    }

    var inSeconds: Double { Double(nanoseconds) / 1e9 }
}
