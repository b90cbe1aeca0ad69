import SwiftUI

/// Three kinds of destinations: for a type, for a Boolean binding, and for an optional item.
public struct NavigationDestinationScreen: View {
    @State private var showsHelp = false
    @State private var colour: String?

    public init() {}

    public var body: some View {
        NavigationStack {
            List {
                Section("By Type") {
                    NavigationLink("Seven", value: 7)
                }
                Section("By Flag") {
                    Toggle("Show the help", isOn: $showsHelp)
                }
                Section("By Item") {
                    ForEach(["Red", "Green"], id: \.self) { name in
                        Button(name) { colour = name }
                    }
                }
            }
            .navigationTitle("Destinations")
            .navigationDestination(for: Int.self) { number in
                Text("The number \(number)").navigationTitle("By Type")
            }
            .navigationDestination(isPresented: $showsHelp) {
                Text("Going back sets the flag to false.").navigationTitle("By Flag")
            }
            .navigationDestination(item: $colour) { name in
                Text("\(name). Going back sets the item to nil.").navigationTitle("By Item")
            }
        }
    }
}
