/// The names of SwiftUI's views whose names don't say that they are views.
enum ViewNames {
    static let known: Set<String> = [
        "Button", "Canvas", "Capsule", "Circle", "Color", "ColorPicker", "ControlGroup", "DatePicker",
        "DisclosureGroup",
        "Divider", "EditButton", "Ellipse", "ForEach", "Form", "Gauge", "Grid", "GridRow", "Group", "GroupBox",
        "HStack",
        "Image", "Label", "LabeledContent", "LazyHGrid", "LazyHStack", "LazyVGrid", "LazyVStack", "Link", "List",
        "Menu",
        "ModifiedContent", "NavigationLink", "NavigationStack", "OutlineGroup", "PasteButton", "Path", "Picker",
        "Rectangle", "RoundedRectangle", "Section", "SecureField", "ShareLink", "Slider", "Spacer", "Stepper",
        "TabView",
        "Table", "Text", "TextEditor", "TextField", "Toggle", "VStack", "ZStack",
    ]
}
