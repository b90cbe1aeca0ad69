import BackstaffElements

/// The app's own fonts, by the names with which the app asks for them.
///
///     a file ──► FontHeader ──► a face of “Rubik-Bold” and of the family “Rubik”
///                                └──► the style sheet of the page, which names the file by its contents
package struct FontTable: Sendable {
    private struct Face {
        let header: FontHeader
        let file: String
    }

    /// The contents of the fonts, by the names of their files in the page.
    package private(set) var files: [String: [UInt8]] = [:]
    private var faces: [Face] = []
    /// The name in the style sheet, by the lowercase names of the font.
    private var typefaces: [String: String] = [:]

    package init() {}

    /// Whether there are no fonts.
    package var isEmpty: Bool { faces.isEmpty }

    /// Adds a font. If a font of the same name is there, the first one counts.
    ///
    /// - Parameter bytes: The contents of its file.
    package mutating func add(_ bytes: [UInt8]) throws(FontHeader.Problem) {
        let header = try FontHeader(of: bytes)
        guard header.postScriptName.isWritable, header.family.isWritable else { throw .noName }
        let file = StableHash(bytes).digits + "." + header.ending
        files[file] = bytes
        faces.append(Face(header: header, file: file))
        for name in [header.postScriptName, header.fullName] where typefaces[name.lowercased()] == nil {
            typefaces[name.lowercased()] = header.postScriptName
        }
        typefaces[header.family.lowercased()] = header.family
    }

    /// The name in the style sheet of the font, or the fonts, with a name. The result is `nil` if there is none.
    package func typeface(named name: String) -> String? { typefaces[name.lowercased()] }

    /// The style sheet of the page. The addresses are relative to it.
    package var styleSheet: String {
        var sheet = ""
        var names: [String] = []
        for face in faces {
            for name in [face.header.postScriptName, face.header.family] where typefaces.values.contains(name) {
                if !names.contains(name) { names.append(name) }
                let weights = face.header.weights
                let weight = weights.count > 1 ? "\(weights.lowerBound) \(weights.upperBound)" : "\(weights.lowerBound)"
                let rule =
                    "@font-face { font-family: \"app \(name)\"; src: url(\"\(face.file)\"); font-weight: \(weight); "
                    + "font-style: \(face.header.isItalic ? "italic" : "normal"); font-display: swap; }\n"
                if !sheet.contains(rule) { sheet += rule }
            }
        }
        for name in names {
            sheet += "[data-typeface=\"\(name)\"] { font-family: \"app \(name)\", var(--font-default); }\n"
        }
        return sheet
    }
}

extension String {
    /// Whether the text can stand between quotation marks in a style sheet.
    fileprivate var isWritable: Bool {
        unicodeScalars.allSatisfy { scalar in
            scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || " -_.+".unicodeScalars.contains(scalar)
        }
    }
}
