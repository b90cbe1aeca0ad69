extension Color: CustomStringConvertible {
    /// The name of the color, such as `red`, or its components, such as `#FF8000FF`.
    public var description: String {
        switch base {
        case .palette(let name) where alpha >= 1: name
        case .palette(let name): "\(Int((alpha * 100).rounded()))% \(name)"
        case .components, .catalog: wireName.uppercased()
        }
    }
}
