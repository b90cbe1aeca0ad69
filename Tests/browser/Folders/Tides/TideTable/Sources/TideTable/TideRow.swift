import SwiftUI

public struct TideRow: View {
    private let tide: Tide

    public init(tide: Tide) { self.tide = tide }

    public var body: some View {
        HStack {
            Image(.wave)
                .accessibilityIdentifier("wave of \(tide.harbour)")
            Text(tide.harbour)
            Spacer()
            #if os(iOS)
                Text("\(tide.metres, specifier: "%.1f") m").foregroundStyle(Color(uiColor: .secondaryLabel))
            #else
                Text("not for this system")
            #endif
        }
    }
}
