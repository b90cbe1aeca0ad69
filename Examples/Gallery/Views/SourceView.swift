import SwiftUI

/// A file of Swift source, in the colors of an editor.
struct SourceView: View {
    let file: SourceFile

    var body: some View {
        ScrollView([.horizontal, .vertical]) {
            VStack(alignment: .leading, spacing: 3) {
                ForEach(Array(file.lines.enumerated()), id: \.offset) { _, line in
                    SourceLine(line: line)
                }
            }
            .padding()
        }
        .safeAreaInset(edge: .top) {
            Text(file.name)
                .font(.headline)
                .padding(.vertical, 10)
        }
    }
}

/// One line with keywords, types, literals and comments in different colors.
struct SourceLine: View {
    let line: String

    var body: some View {
        SourceToken.tokens(in: line)
            .reduce(Text("")) { $0 + Text(verbatim: $1.words).foregroundColor($1.color) }
            .font(.system(.footnote, design: .monospaced))
            .fixedSize()
    }
}
