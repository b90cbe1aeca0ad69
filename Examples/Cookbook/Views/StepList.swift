import SwiftUI

/// The numbered steps.
struct StepList: View {
    let steps: [String]

    var body: some View {
        RecipeSection(title: "Method") {
            VStack(alignment: .leading, spacing: 16) {
                ForEach(steps.indices, id: \.self) { index in
                    HStack(alignment: .firstTextBaseline, spacing: 12) {
                        Text("\(index + 1)")
                            .font(.headline)
                            .foregroundStyle(.tint)
                            .frame(width: 20, alignment: .trailing)
                        Text(steps[index])
                            .multilineTextAlignment(.leading)
                    }
                }
            }
            .frame(maxWidth: .infinity, alignment: .leading)
        }
    }
}
