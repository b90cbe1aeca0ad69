import os

struct Journal {
    private let logger = Logger(subsystem: "com.example.lighthouses", category: "journal")

    func note(_ light: Lighthouse, count: Int) {
        logger.notice("\(light.name, privacy: .public) flashed, number \(count)")
    }
}
