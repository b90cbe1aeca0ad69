/// What stands for a value that no destination is declared for.
struct MissingDestination: View {
    var body: some View {
        Image(systemName: "exclamationmark.triangle.fill")
            .foregroundStyle(.yellow)
            .accessibilityLabel("There is no destination for this value.")
    }
}
