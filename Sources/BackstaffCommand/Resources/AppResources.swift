import BackstaffAssets
import Foundation

/// The pictures, colors and string tables of an app: those of its catalogs, and files beside its sources.
struct AppResources {
    /// The name of the source file with constants for the resources.
    static let constantsFile = "Backstaff+Resources.swift"

    private let folder: SourceFolder
    private let platform: SeenPlatform
    private let catalog: AssetCatalog
    private let problems: [AssetProblem]
    /// The source of the constants, or `nil` if there are none.
    let constants: String?

    init(of folder: SourceFolder, platform: SeenPlatform) {
        self.folder = folder
        self.platform = platform
        var reader = AssetCatalogReader()
        for catalog in folder.catalogs { reader.read(folder.path + "/" + catalog, in: folder.boundary) }
        catalog = reader.catalog
        let problems = reader.problems
        var constants = ResourceConstants(
            bundle: "Foundation.Bundle.main", hasUIKit: platform == .ios, declared: folder.staticMembers)
        for catalog in folder.previewCatalogs { reader.read(folder.path + "/" + catalog, in: folder.boundary) }
        self.constants = constants.source(for: reader.catalog)
        self.problems = problems + constants.problems
    }

    /// Writes the pictures, the manifest and the string tables into the app's bundle.
    ///
    /// - Parameters:
    ///   - bundle: The path of the bundle.
    ///   - converter: Converts PDF pictures, or `nil` if they aren't shown.
    ///   - developmentLanguage: The language of string tables in no folder for a language.
    /// - Returns: What couldn't be used, as lines for the user.
    /// - Throws: A ``Complaint`` if the bundle can't be written.
    func write(in bundle: String, converter: PDFConverter?, developmentLanguage: String) throws -> [String] {
        var compiler = PictureCompiler(
            idioms: platform == .ios ? PictureCompiler.handheld : PictureCompiler.desktop, converter: converter)
        var manifest = AssetManifest()
        for set in catalog.colors { manifest.colors[set.name] = compiler.color(of: set) }
        for set in catalog.images where set.kind != .icon { manifest.add(compiler.picture(of: set), named: set.name) }
        for set in catalog.images where set.kind == .icon { manifest.icons[set.name] = compiler.icon(of: set) }
        let loose = LoosePictures(folder.resources.map { folder.path + "/" + $0 })
        for (name, files) in loose.files.sorted(by: { $0.key < $1.key }) where manifest.images[name] == nil {
            manifest.add(compiler.picture(of: files, isTemplate: false), named: name)
        }
        var strings = StringTableReader(developmentLanguage: developmentLanguage)
        strings.read(
            folder.resources.filter(StringTableReader.isTable).map { folder.path + "/" + $0 }, in: folder.boundary)
        // An app without pictures has a manifest too: the files in its bundle are links to the app's folder.
        do {
            try manifest.write(in: bundle, sources: compiler.sources)
            try strings.tables.write(in: bundle)
        } catch {
            throw Complaint.failure(
                "can't write \(bundle) (\(error.localizedDescription)); choose another folder with --cache")
        }
        return lines(for: problems + compiler.problems + strings.problems, unconverted: compiler.unconverted)
    }

    private func lines(for problems: [AssetProblem], unconverted: [String]) -> [String] {
        var known: Set<AssetProblem> = []
        let lines = problems.filter { known.insert($0).inserted }.map { "warning: \($0)" }
        if unconverted.isEmpty { return lines }
        let names = unconverted.map { String($0.dropFirst(folder.path.count + 1)) }
        return lines + ["warning: " + PDFConverter.complaint(naming: names)]
    }
}

extension SourceFolder {
    /// The asset catalogs, relative to ``path``.
    var catalogs: [String] { resources.filter { $0.hasSuffix(".xcassets") } }

    /// What the extensions in the app's sources declare. An app may have a `Color.sea` of its own.
    var staticMembers: StaticMembers {
        var members = StaticMembers()
        for source in sources {
            if let text = try? contents(of: source) { members.add(text) }
        }
        return members
    }
}
