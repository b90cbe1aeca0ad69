import Foundation

extension CatalogColor {
    static func power(_ base: Double, _ exponent: Double) -> Double { pow(base, exponent) }

    /// The system colors that a color set can refer to, with their names in the palette.
    static let palette: [String: String] = [
        "systemRedColor": "red", "systemOrangeColor": "orange", "systemYellowColor": "yellow",
        "systemGreenColor": "green", "systemMintColor": "mint", "systemTealColor": "teal",
        "systemCyanColor": "cyan", "systemBlueColor": "blue", "systemIndigoColor": "indigo",
        "systemPurpleColor": "purple", "systemPinkColor": "pink", "systemBrownColor": "brown",
        "systemGrayColor": "gray", "systemGray2Color": "tertiary", "systemGray3Color": "tertiary",
        "systemGray4Color": "quaternary", "systemGray5Color": "separator", "systemGray6Color": "secondary-background",
        "labelColor": "primary", "secondaryLabelColor": "secondary", "tertiaryLabelColor": "tertiary",
        "quaternaryLabelColor": "quaternary", "placeholderTextColor": "placeholder", "separatorColor": "separator",
        "opaqueSeparatorColor": "separator", "linkColor": "blue", "tintColor": "accent",
        "controlAccentColor": "accent", "systemFillColor": "fill", "secondarySystemFillColor": "fill",
        "tertiarySystemFillColor": "fill", "quaternarySystemFillColor": "fill",
        "systemBackgroundColor": "background", "secondarySystemBackgroundColor": "secondary-background",
        "tertiarySystemBackgroundColor": "background", "systemGroupedBackgroundColor": "grouped-background",
        "secondarySystemGroupedBackgroundColor": "grouped-row",
        "tertiarySystemGroupedBackgroundColor": "grouped-background",
        "windowBackgroundColor": "background", "controlBackgroundColor": "background", "textColor": "primary",
        "textBackgroundColor": "background", "underPageBackgroundColor": "secondary-background",
        "whiteColor": "white", "blackColor": "black", "clearColor": "clear", "redColor": "red", "greenColor": "green",
        "blueColor": "blue", "yellowColor": "yellow", "orangeColor": "orange", "purpleColor": "purple",
        "brownColor": "brown", "cyanColor": "cyan", "grayColor": "gray",
    ]
}
