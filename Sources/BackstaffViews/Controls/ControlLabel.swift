import BackstaffElements

/// The label of a control that stands beside or above its content. Several views in it stand one above the other, such
/// as a title and a subtitle.
struct ControlLabel<Label: View>: View {
    let label: Label

    var body: some View {
        ControlElement(.vStack, [.alignment: .text("leading"), .spacing: .number(2)]) { label }
    }
}
