/// How an attribute of an element appears in HTML, for the roles that the rule names.
///
/// ``AttributeKey/rules`` is the table of all rules. For an attribute without a rule, the type of its value decides
/// (``Effect/byType``).
package struct AttributeRule: Sendable {
    /// The roles that the rule applies to. `nil` means all roles that no earlier rule names.
    package let roles: [ElementRole]?
    package let effects: [Effect]

    init(_ roles: [ElementRole]? = nil, _ effects: Effect...) {
        self.roles = roles
        self.effects = effects
    }

    /// One effect of an attribute on the HTML of its element.
    ///
    /// When the attribute is removed, its effects are undone and the defaults of the role return.
    package indirect enum Effect: Sendable {
        /// A flag or a text becomes `data-KEY`. A number or a color becomes the custom property `--KEY`.
        case byType
        /// A color, from the palette or literal, becomes the custom property `--KEY`.
        case color
        /// A text in a format becomes the custom property `--KEY`, translated to CSS.
        case style(StyleFormat)
        /// The value becomes the HTML attribute with this name. For a flag, the attribute is empty.
        case attribute(String)
        /// A flag becomes an HTML attribute with the value `true`. `off` is the value after the flag was removed.
        case state(String, off: String? = nil)
        /// A text becomes an HTML attribute, translated by a list. `others` decides about texts that aren't in the
        /// list.
        case mapped(String, KeyValuePairs<String, String>, others: Others)
        /// While the element's attribute is set, the HTML attribute has this value, or is absent if the value is `nil`.
        case whileSet(String, String?)
        /// The effect applies to the form control in the element, if the role has one.
        case onPart(Effect)

        /// The value of a form control.
        case fieldValue
        /// A number from 0 to 1 becomes `--value`, and `aria-valuenow` in percent. A text becomes `aria-valuetext`.
        case amount
        /// The role and level of a heading, if the tag doesn't imply them.
        case heading
        /// A link's address becomes `href`, if it is safe.
        case address
        /// A picture's address becomes `src`, if it is safe. The request sends no referrer to the picture's server.
        case picture
        /// The files of one of the app's pictures become the custom property `--picture`, an image of CSS.
        case assetPicture
        /// The number of columns that a cell spans becomes `--span`. A list of columns becomes the tracks of a grid.
        case columns
    }

    /// What happens to a text that isn't in a list.
    package enum Others: Sendable {
        case unchanged, dropped
        case replaced(String)
    }
}

/// The format of a text that is translated to CSS.
package enum StyleFormat: String, Sendable {
    /// "red 0, #00ff00ff 1": colors with their locations from 0 to 1.
    case gradientStops
    /// "radius x y #rrggbbaa", in points.
    case dropShadow
    /// "top leading bottom trailing", in points.
    case lengths
    /// "top leading bottom trailing width height", in points: the edges of a picture that aren't stretched, and its size.
    case capInsets
    /// "a b c d tx ty": an affine transform, whose last two numbers are in points.
    case matrix
    /// "fill RULE x y width height PATH" or "line WIDTH CAP JOIN MITER DASH PHASE x y width height PATH": a path of SVG, how it
    /// is drawn, and the rectangle that the path is made for. It becomes an image.
    case drawing
    /// "NAME amount": a filter for the colors of a view: `brightness`, `contrast`, `grayscale`, `hue-rotation` in degrees,
    /// `inversion` or `saturation`.
    case filter
    /// "x y z": the axis of a rotation in three dimensions.
    case axis
    /// Four numbers are the two control points of a Bézier curve. More numbers are values at equal distances of time. Any
    /// other text is the name of a curve in the style sheets, and becomes nothing.
    case timingCurve
}
