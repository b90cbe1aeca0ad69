import BackstaffUI
import Foundation

/// A view that blurs what is behind it. In a ``UIViewRepresentable``, the page shows it as a rectangle of a material.
@MainActor @preconcurrency
open class UIVisualEffectView: UIView {
    /// The effect. Without one, nothing is shown.
    open var effect: UIVisualEffect?
    /// A view that is never shown.
    public let contentView = UIView()

    /// Creates a view with an effect.
    public init(effect: UIVisualEffect?) {
        self.effect = effect
        super.init(frame: .zero)
    }

    /// Creates a view without an effect.
    public required init(frame: CGRect) { super.init(frame: frame) }

    override var content: AnyView? {
        guard !isHidden, let blur = effect as? UIBlurEffect else { return nil }
        return AnyView(Rectangle().fill(blur.material).opacity(alpha))
    }
}

/// An effect of a ``UIVisualEffectView``.
@MainActor @preconcurrency
open class UIVisualEffect: NSObject {}

/// Text and symbols over a blur. It isn't shown.
@MainActor @preconcurrency
public final class UIVibrancyEffect: UIVisualEffect {
    /// Creates an effect.
    public init(blurEffect: UIBlurEffect) {}
}

/// A blur of what is behind a view.
@MainActor @preconcurrency
public final class UIBlurEffect: UIVisualEffect {
    /// The kinds of blurs.
    public enum Style: Int, Sendable {
        /// A lighter, a light and a dark blur.
        case extraLight, light, dark
        /// A blur for the color scheme.
        case regular = 4
        /// A stronger blur for the color scheme.
        case prominent
        /// A material for the color scheme.
        case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
        /// A light material. The page shows the one of the color scheme.
        case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight
        /// A light material. The page shows the one of the color scheme.
        case systemChromeMaterialLight
        /// A dark material. The page shows the one of the color scheme.
        case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark
        /// A dark material. The page shows the one of the color scheme.
        case systemChromeMaterialDark
    }

    /// How much is blurred.
    public let style: Style

    /// Creates a blur.
    public init(style: Style) { self.style = style }

    /// The material that is closest.
    var material: Material {
        switch style {
        case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark: .ultraThin
        case .light, .dark, .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark: .thin
        case .extraLight, .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark: .thick
        case .regular, .prominent, .systemMaterial, .systemMaterialLight, .systemMaterialDark: .regular
        case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark: .bar
        }
    }
}
