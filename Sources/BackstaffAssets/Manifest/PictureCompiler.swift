import Foundation

/// Makes the pictures and colors of a manifest from the sets of a catalog and from loose files.
package struct PictureCompiler {
    /// The contents of a picture's file.
    package enum Source: Equatable, Sendable {
        case file(String)
        case data([UInt8])
    }

    /// The pictures that the result uses, by name.
    package private(set) var sources: [String: Source] = [:]
    package private(set) var problems: [AssetProblem] = []
    /// The PDF files that couldn't be converted because the program for it is missing.
    package private(set) var unconverted: [String] = []

    let idioms: [AssetCatalog.Idiom]
    private let converter: PDFConverter?

    /// - Parameters:
    ///   - idioms: The kinds of devices, the preferred one first. Pictures and colors for others aren't used.
    ///   - converter: Converts PDF pictures, or `nil` if they can't be used.
    package init(idioms: [AssetCatalog.Idiom] = Self.handheld, converter: PDFConverter? = nil) {
        self.idioms = idioms
        self.converter = converter
    }

    /// The kinds of devices of an iPhone and iPad app, and of a Mac app. A window may become narrow or wide at any time,
    /// so that a picture for all devices is preferred.
    package static let handheld: [AssetCatalog.Idiom] = [.universal, .iphone, .ipad, .marketing]
    package static let desktop: [AssetCatalog.Idiom] = [.universal, .mac, .ipad]

    // MARK: Colors

    /// The color of a set in all of its variants. The result is `nil` if the set has no color.
    package func color(of set: AssetCatalog.ColorSet) -> String? {
        var chosen: [AssetCatalog.Appearance: (rank: Int, name: String)] = [:]
        for variant in set.variants {
            guard let rank = idioms.firstIndex(of: variant.idiom) else { continue }
            if let other = chosen[variant.appearance], other.rank <= rank { continue }
            chosen[variant.appearance] = (rank, variant.color.wireName)
        }
        let list = Variants(chosen.mapValues(\.name)).list
        return list.isEmpty ? nil : list.joined(separator: "|")
    }

    // MARK: Pictures

    /// The picture of a set in all of its variants. The result is `nil` if the set has no picture that can be shown.
    package mutating func picture(of set: AssetCatalog.ImageSet) -> AssetManifest.Picture? {
        picture(of: set.files, isTemplate: set.isTemplate ?? false)
    }

    private struct Candidate {
        let rank: Int
        let name: String
        let scale: Double
        let header: PictureHeader
    }

    package mutating func picture(of files: [AssetCatalog.File], isTemplate: Bool) -> AssetManifest.Picture? {
        struct Slot: Hashable {
            let appearance: AssetCatalog.Appearance
            let scale: Int?
        }
        var chosen: [Slot: (rank: Int, file: AssetCatalog.File)] = [:]
        for file in files {
            guard let idiom = idioms.firstIndex(of: file.idiom) else { continue }
            let rank = file.otherConditions * idioms.count + idiom
            let slot = Slot(appearance: file.appearance, scale: file.scale)
            if let other = chosen[slot], other.rank <= rank { continue }
            chosen[slot] = (rank, file)
        }
        var lists: [AssetCatalog.Appearance: [(name: String, scale: Double)]] = [:]
        var sizes: [AssetCatalog.Appearance: (scale: Double, width: Double, height: Double)] = [:]
        for (slot, choice) in chosen.sorted(by: { ($0.key.scale ?? 1) < ($1.key.scale ?? 1) }) {
            guard let (name, header) = add(choice.file.path) else { continue }
            // A vector picture has the same size in points at every scale.
            let scale = header.kind == .svg ? 1 : Double(slot.scale ?? 1)
            if header.kind == .svg, lists[slot.appearance] != nil { continue }
            lists[slot.appearance, default: []].append((name, scale))
            if sizes[slot.appearance] == nil {
                sizes[slot.appearance] = (scale, header.width / scale, header.height / scale)
            }
        }
        let words = lists.mapValues { list in
            list.map { "\($0.name) \(Int($0.scale))" }.joined(separator: ",")
        }
        let variants = Variants(words).list
        let usual = AssetCatalog.Appearance()
        guard !variants.isEmpty, let size = sizes[usual] ?? sizes.values.first else { return nil }
        return AssetManifest.Picture(
            files: variants.joined(separator: "|"), width: size.width, height: size.height, isTemplate: isTemplate)
    }

    /// Reads a picture's file.
    private mutating func add(_ path: String) -> (String, PictureHeader)? {
        do throws(AssetProblem) {
            let bytes = try Self.contents(of: path)
            if PDFConverter.isPDF(bytes) { return try addPDF(path, bytes) }
            if path.lowercased().hasSuffix(".svg"), let template = SymbolTemplate(bytes) {
                return try add(template.svg, madeOf: path)
            }
            let header = try Self.header(of: bytes, at: path)
            let name = AssetFileName.make(bytes, header.kind)
            add(path, named: name)
            return (name, header)
        } catch {
            problems.append(error)
            return nil
        }
    }

    private mutating func addPDF(_ path: String, _ bytes: [UInt8]) throws(AssetProblem) -> (String, PictureHeader)? {
        guard let converter else {
            unconverted.append(path)
            return nil
        }
        guard converter.isInstalled else {
            unconverted.append(path)
            return nil
        }
        return try add(try converter.svg(of: path, digits: ContentHash(bytes).digits), madeOf: path)
    }

    private mutating func add(_ svg: [UInt8], madeOf path: String) throws(AssetProblem) -> (String, PictureHeader) {
        let header = try Self.header(of: svg, at: path)
        let name = AssetFileName.make(svg, header.kind)
        sources[name] = .data(svg)
        return (name, header)
    }

    /// Adds a file that was read already.
    mutating func add(_ path: String, named name: String) { sources[name] = .file(path) }

    mutating func report(_ problem: AssetProblem) { problems.append(problem) }

    /// - Throws: An ``AssetProblem`` if the file is too large or can't be read.
    package static func contents(of path: String) throws(AssetProblem) -> [UInt8] {
        try RegularFile.contents(of: path, mostBytes: PictureHeader.mostBytes)
    }

    static func header(of bytes: [UInt8], at path: String) throws(AssetProblem) -> PictureHeader {
        do throws(PictureHeader.Problem) {
            return try PictureHeader(of: bytes)
        } catch {
            throw AssetProblem(path: path, words: error.description)
        }
    }
}
