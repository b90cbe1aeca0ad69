/// An arrangement of the cookbook's screens. All arrangements show the same place in the book.
public enum Pattern: String, CaseIterable, Codable, Identifiable, Sendable {
    /// One screen at a time, each pushed onto the one before.
    case stack
    /// All recipes beside the one that is chosen.
    case twoColumns
    /// Categories, the recipes of one, and the recipe that is chosen.
    case threeColumns
    /// Categories beside a stack that leads from a category to its recipes and on to related recipes.
    case columnsWithStack

    /// The pattern itself.
    public var id: Self { self }

    /// The name that is shown to readers.
    public var name: String {
        switch self {
        case .stack: "Stack"
        case .twoColumns: "Two Columns"
        case .threeColumns: "Three Columns"
        case .columnsWithStack: "Columns with a Stack"
        }
    }

    /// The SF Symbol that stands for the pattern.
    public var symbolName: String {
        switch self {
        case .stack: "square.stack"
        case .twoColumns: "rectangle.split.2x1"
        case .threeColumns: "rectangle.split.3x1"
        case .columnsWithStack: "rectangle.lefthalf.inset.filled"
        }
    }

    /// Whether a related recipe is pushed onto the stack, instead of replacing the current one.
    public var hasStack: Bool {
        switch self {
        case .stack, .columnsWithStack: true
        case .twoColumns, .threeColumns: false
        }
    }
}
