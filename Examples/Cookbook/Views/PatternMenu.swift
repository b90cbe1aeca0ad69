import CookbookModel
import SwiftUI

/// Chooses how the screens are arranged. What is on screen stays on screen.
struct PatternMenu: View {
    @Environment(NavigationModel.self) private var navigation

    var body: some View {
        @Bindable var navigation = navigation
        Menu {
            Picker("Layout", selection: $navigation.pattern) {
                ForEach(Pattern.allCases) { pattern in
                    Label(pattern.name, systemImage: pattern.symbolName)
                        .tag(pattern)
                }
            }
            .pickerStyle(.inline)
            .labelsHidden()
        } label: {
            Label("Layout", systemImage: "rectangle.3.group")
        }
    }
}
