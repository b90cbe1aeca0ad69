import SwiftUI
import UIKit

/// The signal station, with names of UIKit: a model that a selector tells of notifications, colors, and a picture of data.
struct Signals: View {
    static let storm = UIColor(red: 200 / 255, green: 30 / 255, blue: 30 / 255, alpha: 1)

    @StateObject private var horn = Horn()
    // The flag K: yellow and blue.
    private let flag = UIImage(
        data: Data(
            base64Encoded: """
                iVBORw0KGgoAAAANSUhEUgAAABgAAAAQCAIAAACDRijCAAAAH0lEQVR42mP4dUmDIJKzOUEQMYwaNGrQqEGjBlFmEAApbVCfv86mGwAA\
                AABJRU5ErkJggg==
                """) ?? Data())

    var body: some View {
        List {
            if let flag {
                Image(uiImage: flag).accessibilityIdentifier("flag")
                Text("Flag: \(Int(flag.size.width)) by \(Int(flag.size.height))")
            }
            Text("Storm").foregroundColor(Color(uiColor: Self.storm)).accessibilityIdentifier("storm")
            Text("Blasts: \(horn.blasts)")
            Button("Sound the horn") {
                NotificationCenter.default.post(name: Horn.sounded, object: nil, userInfo: ["blasts": 2])
            }
            Button("Ask the pilots") {
                guard let url = URL(string: "https://pilots.example/today") else { return }
                UIApplication.shared.open(url)
            }
        }
        .navigationTitle("Signals")
    }
}

final class Horn: NSObject, ObservableObject {
    static let sounded = Notification.Name("horn")

    @Published var blasts = 0

    override init() {
        super.init()
        NotificationCenter.default.addObserver(
            self, selector: #selector(count(_:)), name: Horn.sounded, object: nil)
    }

    @objc func count(_ notification: Notification) {
        blasts += notification.userInfo?["blasts"] as? Int ?? 0
    }
}
