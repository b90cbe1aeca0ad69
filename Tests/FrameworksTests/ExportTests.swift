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

    @Test(
        "M08 an app adds initializers to a color of UIKit, which is a class, and colors with the same parts are equal")
    func initializer() {
        #expect(UIColor(hex: 0xFF8000) == UIColor(red: 1, green: 128 / 255, blue: 0, alpha: 1))
        #expect(UIColor(hex: 0xFF8000) != UIColor(hex: 0xFF8001))
    }

    @Test("M08 a color of UIKit depends on the appearance, also if it is made of such colors")
    func dynamic() {
        let sea = UIColor { $0.userInterfaceStyle == .dark ? .systemBlue : UIColor(white: 1, alpha: 0.5) }
        #expect(Color(uiColor: sea).wireName == "#ffffff80|blue")
        let deep = UIColor { $0.userInterfaceStyle == .dark ? sea : .black }
        #expect(Color(uiColor: deep).wireName == "black|blue")
    }

    @Test("M08 a color of UIKit tells its parts if they are fixed, and otherwise says that it can't")
    func fixedParts() {
        var (red, green, blue, alpha) = (CGFloat(9), CGFloat(9), CGFloat(9), CGFloat(9))
        #expect(
            UIColor(red: 1, green: 0.5, blue: 0, alpha: 0.25).getRed(&red, green: &green, blue: &blue, alpha: &alpha))
        #expect([red, green, blue, alpha] == [1, 0.5, 0, 0.25])
        #expect(!UIColor.systemRed.getRed(&red, green: nil, blue: nil, alpha: nil) && red == 1)
    }

    @Test("M08 a color of UIKit tells its hue, saturation and brightness if its parts are fixed")
    func hue() {
        var (hue, saturation, brightness, alpha) = (CGFloat(9), CGFloat(9), CGFloat(9), CGFloat(9))
        let cases: [(hue: Double, parts: [CGFloat])] = [
            (0, [0.8, 0.2, 0.2]), (0.25, [0.5, 0.8, 0.2]), (0.5, [0.2, 0.8, 0.8]), (0.75, [0.5, 0.2, 0.8]),
            (11.0 / 12, [0.8, 0.2, 0.5]),
        ]
        for (wanted, parts) in cases {
            let color = UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: 0.5)
            #expect(color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha))
            #expect(abs(hue - wanted) < 0.001 && abs(saturation - 0.75) < 0.001)
            #expect(brightness == 0.8 && alpha == 0.5)
        }
        #expect(UIColor(white: 0, alpha: 1).getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: nil))
        #expect([hue, saturation, brightness] == [0, 0, 0])
        #expect(!UIColor.systemRed.getHue(&hue, saturation: nil, brightness: nil, alpha: nil))
    }

    @Test("M08 a color goes to Core Graphics and back; one that depends on the appearance has no components there")
    func coreGraphics() {
        let color = UIColor(red: 1, green: 0.5, blue: 0, alpha: 0.25)
        #expect(color.cgColor.components == [1, 0.5, 0, 0.25] && color.cgColor.alpha == 0.25)
        #expect(UIColor(cgColor: color.cgColor) == color)
        #expect(Color(cgColor: CGColor(red: 1, green: 0.5, blue: 0, alpha: 1)) == Color(red: 1, green: 0.5, blue: 0))
        #expect(Color(CGColor(red: 1, green: 0, blue: 0, alpha: 1)) == Color(red: 1, green: 0, blue: 0))
        #expect(UIColor.systemRed.cgColor.components == nil && Color(cgColor: UIColor.systemRed.cgColor) == .red)
        #expect(Color.red.cgColor == nil && Color(white: 1).cgColor == .white)
        #expect(CGColor.black.copy(alpha: 0)?.components == CGColor.clear.components)
        #expect(CGColor(gray: 0.5, alpha: 1) == CGColor(srgbRed: 0.5, green: 0.5, blue: 0.5, alpha: 1))
    }

    @Test("M08 literals that Xcode shows as colors are colors of UIKit, also where a color of SwiftUI is made of one")
    func colorLiterals() {
        let sea: UIColor = #colorLiteral(red: 0, green: 0.5, blue: 1, alpha: 1)
        #expect(sea == UIColor(red: 0, green: 0.5, blue: 1, alpha: 1))
        let isDeep = sea != .black
        let colors = [
            Color(#colorLiteral(red: 1, green: 1, blue: 1, alpha: 0.5)),
            Color(
                isDeep
                    ? #colorLiteral(red: 0, green: 0, blue: 0, alpha: 1)
                    : #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)),
            Color(uiColor: #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)),
        ]
        #expect(colors == [Color(white: 1, opacity: 0.5), Color(white: 0), Color(red: 1, green: 0, blue: 0)])
        let inferred = #colorLiteral(red: 0, green: 0, blue: 0, alpha: 1)
        #expect(inferred.cgColor == .black)
    }

    @Test("M08 a color is made of a style that is a color")
    func style() {
        let style: Color = .mint
        #expect(Color(style) == .mint && Color(.red) == .red)
    }
}

extension UIColor {
    convenience init(hex: Int) {
        self.init(
            red: CGFloat(hex >> 16 & 0xFF) / 255, green: CGFloat(hex >> 8 & 0xFF) / 255,
            blue: CGFloat(hex & 0xFF) / 255,
            alpha: 1)
    }
}
