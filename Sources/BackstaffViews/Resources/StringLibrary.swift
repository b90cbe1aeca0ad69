import BackstaffAssets
import BackstaffNavigation
import Foundation
import Synchronization

/// The string tables of a bundle, by language.
///
/// They come from the file that the command `backstaff` has written into the bundle, if there is one. Otherwise the
/// string catalogs and the `.strings` and `.stringsdict` files in the bundle are read: SwiftPM copies them as they are.
package final class StringLibrary: Sendable {
    package let tables: StringTables
    /// The best language for the language of a locale.
    private let chosen = Mutex<[String: String]>([:])

    package init(_ tables: StringTables) {
        self.tables = tables
        if !tables.isEmpty { Self.keepsValues.store(true, ordering: .relaxed) }
    }

    /// - Parameters:
    ///   - path: The path of the bundle's resources.
    ///   - developmentLanguage: The language of tables in no folder for a language.
    package convenience init(path: String, developmentLanguage: String) {
        var reader = StringTableReader(developmentLanguage: developmentLanguage)
        var written: StringTables?
        do throws(AssetProblem) {
            written = try StringTables.read(in: path)
            if written == nil { reader.readBundle(path) }
        } catch {
            Diagnostics.report(.unusableText, error.description)
        }
        for problem in reader.problems { Diagnostics.report(.unusableText, problem.description) }
        self.init(written ?? reader.tables)
    }

    /// The text of a key in the language of a locale, or else in the source language.
    package func entry(
        _ key: String, table: String?, locale: Locale
    ) -> (entry: StringEntry, language: String)? {
        if tables.isEmpty { return nil }
        return tables.entry(key, table: table, language: language(for: locale))
    }

    /// The language that texts have in a locale.
    package func language(for locale: Locale) -> String {
        let wanted = locale.identifier
        return chosen.withLock { chosen in
            if let language = chosen[wanted] { return language }
            let language = LanguageTag.best(for: [wanted], of: tables.languages) ?? tables.sourceLanguage
            // A locale can come from a browser.
            if chosen.count >= 500 { chosen.removeAll() }
            chosen[wanted] = language
            return language
        }
    }

    // MARK: Bundles

    /// Whether interpolated texts must keep their values until they are shown. Otherwise no text is looked up, and most
    /// values look the same in all locales, so that the text can be made at once.
    ///
    /// It becomes `true` with the first string table, and with the first locale that has digits of its own.
    package static let keepsValues = Atomic(false)

    private struct Bundles {
        var libraries: [String: StringLibrary] = [:]
        var main: StringLibrary?
        /// The libraries of the bundles beside the executable, once they are read.
        var others: [StringLibrary]?
    }

    private static let bundles = Mutex(Bundles())

    /// The library of a bundle. That of the main bundle is ``main``.
    package static func of(_ bundle: Bundle?) -> StringLibrary {
        guard let bundle, bundle != .main else { return main }
        return read(bundle)
    }

    /// The app's own texts: those of the main bundle or, if it has none, those of the bundle of the executable's target,
    /// which `swift run` puts beside the executable.
    package static var main: StringLibrary {
        if let main = bundles.withLock({ $0.main }) { return main }
        let candidates = Bundle.ofApp.map(read)
        let main = candidates.first { !$0.tables.isEmpty } ?? candidates[0]
        return bundles.withLock { bundles in
            bundles.main = bundles.main ?? main
            return bundles.main ?? main
        }
    }

    /// Makes other texts the app's own. Tests use it.
    package static func useAsMain(_ library: StringLibrary) {
        bundles.withLock { $0.main = library }
    }

    /// Reads the tables of the main bundle and of the bundles beside the executable.
    package static func readAll() {
        _ = main
        if bundles.withLock({ $0.others != nil }) { return }
        let folder = Bundle.main.resourcePath ?? Bundle.main.bundlePath
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
        let others = names.filter { $0.hasSuffix(".resources") }.compactMap { Bundle(path: folder + "/" + $0) }.map(
            read)
        bundles.withLock { $0.others = others }
    }

    private static func read(_ bundle: Bundle) -> StringLibrary {
        let path = bundle.resourcePath ?? bundle.bundlePath
        if let known = bundles.withLock({ $0.libraries[path] }) { return known }
        let library = StringLibrary(path: path, developmentLanguage: developmentLanguage(of: bundle))
        return bundles.withLock { bundles in
            let kept = bundles.libraries[path] ?? library
            bundles.libraries[path] = kept
            return kept
        }
    }

    private static func developmentLanguage(of bundle: Bundle) -> String {
        let named = bundle.object(forInfoDictionaryKey: "CFBundleDevelopmentRegion") as? String
        return named.flatMap { LanguageTag.canonical($0).isEmpty ? nil : $0 } ?? "en"
    }

    // MARK: Languages of the app

    /// The languages that the app can be shown in: those of its own texts or, if it has none, those of the bundles
    /// beside the executable.
    package static var appLanguages: (source: String, all: [String]) {
        let own = main.tables
        let all = own.isEmpty ? bundles.withLock { $0.others ?? [] }.flatMap(\.tables.languages) : own.languages
        return (own.sourceLanguage, Array(Set(all + [own.sourceLanguage])).sorted())
    }
}
