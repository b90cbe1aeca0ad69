/// A placeholder for a value that has no destination.
struct MissingDestination: View {
    var body: some View {
        Image(systemName: "exclamationmark.triangle.fill")
            .foregroundStyle(.yellow)
            .accessibilityLabel("There is no destination for this value.")
    }
}
