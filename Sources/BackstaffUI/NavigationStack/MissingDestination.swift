/// A placeholder for a value without a destination.
struct MissingDestination: View {
    var body: some View {
        Image(systemName: "exclamationmark.triangle.fill")
            .foregroundStyle(.yellow)
            .accessibilityLabel("There is no destination for this value.")
    }
}
