extension ElementRole {
    /// Whether the page animates changes of such elements.
    package var isAnimated: Bool {
        switch self {
        case .effect, .offset, .frame, .color, .shape, .clip, .padding, .text, .image: true
        default: false
        }
    }
}

extension AttributeKey {
    /// Whether an animation can change the attribute, rather than describe the animation.
    package var isAnimated: Bool {
        switch self {
        case .animation, .duration, .delay, .repeats, .formerValues, .contentTransition, .keyframes: false
        default: true
        }
    }
}
