import CookbookModel
import SwiftUI

/// A menu for the arrangement of the screens. The recipe on screen doesn't change.
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
