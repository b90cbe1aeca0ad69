/// A chapter of the cookbook.
public enum Category: String, CaseIterable, Codable, Identifiable, Sendable {
    /// Breakfast dishes.
    case breakfast
    /// Hot and cold soups.
    case soups
    /// Raw and cooked salads.
    case salads
    /// Pasta and noodles of any flour.
    case noodles
    /// Rice, bulgur, quinoa, barley and other grains.
    case grains
    /// Dishes based on vegetables and pulses.
    case vegetables
    /// Fish and meat.
    case mains
    /// Bread and savoury baking.
    case bread
    /// Something sweet.
    case desserts

    /// The category itself.
    public var id: Self { self }

    /// The name that is shown to readers.
    public var name: String {
        switch self {
        case .breakfast: "Breakfast"
        case .soups: "Soups"
        case .salads: "Salads"
        case .noodles: "Pasta & Noodles"
        case .grains: "Rice & Grains"
        case .vegetables: "Vegetables & Pulses"
        case .mains: "Fish & Meat"
        case .bread: "Bread"
        case .desserts: "Desserts"
        }
    }

    /// The SF Symbol that stands for the category.
    public var symbolName: String {
        switch self {
        case .breakfast: "sun.max.fill"
        case .soups: "mug.fill"
        case .salads: "leaf.fill"
        case .noodles: "fork.knife"
        case .grains: "frying.pan.fill"
        case .vegetables: "carrot.fill"
        case .mains: "fish.fill"
        case .bread: "oven.fill"
        case .desserts: "birthday.cake.fill"
        }
    }
}
