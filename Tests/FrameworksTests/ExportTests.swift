import BackstaffQuartzCore
import BackstaffUIKit
import SwiftUI
import Testing

@Suite("CoreGraphics and UIKit")
struct ExportTests {
    @Test("M04 the geometry of CoreGraphics is Foundation's, with vectors")
    func geometry() {
        let vector = CGVector(dx: 3, dy: 4)
        #expect(hypot(vector.dx, vector.dy) == CGFloat(5))
        #expect(CGRect(x: 0, y: 0, width: 2, height: 2).contains(CGPoint(x: 1, y: 1)))
        #expect(CGVector() == .zero)
    }

    @Test("M04 a color of UIKit is one of SwiftUI")
    func color() {
        let color: UIColor = .systemRed
        #expect(Color(uiColor: color) == Color(.systemRed))
    }

    @Test("M08 a color of UIKit is made of parts, of a color of SwiftUI, or of another one with a new opacity")
    func parts() {
        #expect(Color(UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)) == Color(red: 1, green: 0.5, blue: 0))
        #expect(Color(UIColor(white: 0.5, alpha: 0.25)) == Color(white: 0.5, opacity: 0.25))
        #expect(
            Color(UIColor(hue: 0.5, saturation: 1, brightness: 1, alpha: 1))
                == Color(hue: 0.5, saturation: 1, brightness: 1))
        #expect(Color(uiColor: UIColor(Color.mint)) == .mint)
        let faint = UIColor.systemRed.withAlphaComponent(0.5)
        #expect(Color(faint) == .red.opacity(0.5))
        #expect(Color(faint.withAlphaComponent(1)) == .red)
    }
}
