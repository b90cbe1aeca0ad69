import BackstaffUI

// Views for several mistakes.

/// A stack with a link to a number.
struct Numbers: View {
    let declares: Bool

    var body: some View {
        NavigationStack {
            let links = NavigationLink("Seven", value: 7)
            if declares { links.navigationDestination(for: Int.self) { Text("Shown \($0)") } } else { links }
        }
    }
}

/// A stack with a path.
struct Pathful<Path: Hashable, Root: View>: View {
    @State var path: [Path]
    @ViewBuilder let root: () -> Root

    var body: some View { NavigationStack(path: $path, root: root) }
}

/// A view with a selection, initially empty.
struct Selecting<Value: Hashable, Content: View>: View {
    @State private var selection: Value?
    @ViewBuilder let rows: (Binding<Value?>) -> Content

    var body: some View { rows($selection) }
}

/// A view whose `onChange` action triggers itself endlessly.
struct Chaser: View {
    @State private var first = 0

    var body: some View {
        Button("Begin") { first += 1 }
            .onChange(of: first) { first += 1 }
    }
}
