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
}
