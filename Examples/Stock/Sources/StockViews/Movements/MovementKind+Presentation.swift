import StockStore
import SwiftUI

extension MovementKind {
    /// What has happened.
    var title: String {
        switch self {
        case .received: "Received"
        case .shipped: "Shipped"
        case .writtenOff: "Written off"
        }
    }

    /// What a person does.
    var action: String {
        switch self {
        case .received: "Receive"
        case .shipped: "Ship"
        case .writtenOff: "Write Off"
        }
    }

    var symbolName: String {
        switch self {
        case .received: "arrow.down.circle.fill"
        case .shipped: "arrow.up.circle.fill"
        case .writtenOff: "minus.circle.fill"
        }
    }

    var color: Color {
        switch self {
        case .received: .green
        case .shipped: .blue
        case .writtenOff: .red
        }
    }
}
