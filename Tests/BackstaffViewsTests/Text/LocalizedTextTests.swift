import BackstaffAssets
import BackstaffNavigation
import BackstaffUI
import Foundation
import Testing

@testable import BackstaffTesting
@testable import BackstaffViews

/// A bundle with German texts in a temporary folder.
private final class TextBundle: Sendable {
    let bundle: Bundle
    private let path = FileManager.default.temporaryDirectory.path + "/backstaff-\(UUID().uuidString).bundle"

    init(_ files: [String: String]) throws {
        for (name, text) in files {
            let url = URL(fileURLWithPath: path + "/" + name)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: url)
        }
        bundle = try #require(Bundle(path: path))
        _ = StringLibrary.of(bundle)
    }

    static func harbour() throws -> TextBundle {
        try TextBundle([
            "de.lproj/Localizable.strings": """
            "Harbour" = "Hafen";
            "**Bold** words" = "**Fette** Worte";
            "Dear %@, %lld boats" = "%2$lld Boote, liebe %1$@";
            "Dear %@" = "**Liebe** %@";
            "100%" = "100 %";
            """,
            "de.lproj/Other.strings": "\"Harbour\" = \"Bucht\";",
            "en.lproj/Localizable.strings": "\"Harbour\" = \"Harbour\";",
        ])
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }
}

private let german = Locale(identifier: "de_DE")
private let american = Locale(identifier: "en_US")

@MainActor
@Suite struct LocalizedTextTests {
    @Test("M06 Two persons in one process see a text in their own languages, and others see the key")
    func twoLanguages() throws {
        let texts = try TextBundle.harbour()
        struct Sign: View {
            let bundle: Bundle
            var body: some View {
                VStack {
                    Text("Harbour", bundle: bundle)
                    Text("Harbour", tableName: "Other", bundle: bundle, comment: "A bay")
                    Text("Sea", bundle: bundle)
                    Text(verbatim: "Harbour")
                }
            }
        }
        let anna = HeadlessHost(Sign(bundle: texts.bundle), locale: german)
        let bob = HeadlessHost(Sign(bundle: texts.bundle), locale: american)
        #expect(anna.texts == ["Hafen", "Bucht", "Sea", "Harbour"])
        #expect(bob.texts == ["Harbour", "Harbour", "Sea", "Harbour"])
    }

    @Test("M06 Values are inserted where the translation wants them, and only the translation's markup counts")
    func values() throws {
        let texts = try TextBundle.harbour()
        let name = "*Anna*"
        let host = HeadlessHost(
            VStack {
                Text("Dear \(name), \(1_200) boats", bundle: texts.bundle)
                Text("Dear \(name)", bundle: texts.bundle)
                Text("**Bold** words", bundle: texts.bundle)
                Text("100%", bundle: texts.bundle)
                Text("100% of \(5)", bundle: texts.bundle)
            }, locale: german)
        #expect(
            host.texts == ["1.200 Boote, liebe *Anna*", "Liebe", " *Anna*", "Fette", " Worte", "100 %", "100% of 5"])
    }

    @Test("M06 A text follows the locale that the app sets around it, also when that changes, and keeps its styles")
    func environment() async throws {
        let texts = try TextBundle.harbour()
        struct Sign: View {
            let bundle: Bundle
            @State private var isGerman = false
            var body: some View {
                VStack {
                    Button("Switch") { isGerman.toggle() }
                    VStack {
                        Text("Harbour", bundle: bundle).bold()
                        Text("Harbour", bundle: bundle) + Text(" ") + Text(1_234.5, format: .number)
                    }
                    .environment(\.locale, isGerman ? german : american)
                }
            }
        }
        let host = HeadlessHost(Sign(bundle: texts.bundle), locale: Locale(identifier: "fr_FR"))
        #expect(host.texts == ["Switch", "Harbour", "Harbour", " ", "1,234.5"])
        try await host.tap("Switch")
        #expect(host.texts == ["Switch", "Hafen", "Hafen", " ", "1.234,5"])
        #expect(host.outline.contains("text \"Hafen\" weight=bold"))
        try await host.tap("Switch")
        #expect(host.texts == ["Switch", "Harbour", "Harbour", " ", "1,234.5"])
    }

    @Test("M06 Titles, labels of controls and prompts are looked up too, when the app's own table has them")
    func appTable() async throws {
        var tables = StringTables(sourceLanguage: "en")
        tables.tables["de"] = [
            "Localizable": [
                "M06 Harbour": StringEntry(.text("Hafen")), "M06 Name": StringEntry(.text("Name des Boots")),
                "M06 Sail": StringEntry(.text("Segeln")),
            ]
        ]
        StringLibrary.useAsMain(StringLibrary(tables))
        struct Dock: View {
            @State private var name = ""
            var body: some View {
                NavigationStack {
                    Form {
                        TextField("M06 Name", text: $name)
                        Toggle("M06 Sail", isOn: .constant(true))
                        Image(systemName: "sailboat").accessibilityLabel("M06 Sail")
                    }
                    .navigationTitle("M06 Harbour")
                }
            }
        }
        let host = HeadlessHost(Dock(), locale: german)
        #expect(host.title == "Hafen")
        #expect(host.shows("Segeln"))
        try await host.type("Möwe", into: "Name des Boots")
        #expect(HeadlessHost(Dock(), locale: american).title == "M06 Harbour")
    }

    @Test("M06 Strings that are looked up in a body and in an action have the person's language")
    func strings() async throws {
        let texts = try TextBundle.harbour()
        struct Sign: View {
            let bundle: Bundle
            @State private var words = ""
            var body: some View {
                VStack {
                    Text(verbatim: String(localized: "Harbour", bundle: bundle))
                    Text(verbatim: String(localized: "Dear \("A"), \(2_000) boats", bundle: bundle))
                    Text(
                        verbatim: String(localized: "Harbour", defaultValue: "Bay \(3)", table: "Other", bundle: bundle)
                    )
                    Text(verbatim: String(localized: "unknown", defaultValue: "Bay *\("b")*", bundle: bundle))
                    Text(verbatim: NSLocalizedString("Harbour", bundle: bundle, comment: ""))
                    Text(verbatim: NSLocalizedString("unknown", bundle: bundle, value: "x", comment: ""))
                    Text(LocalizedStringResource("Harbour", bundle: .atURL(bundle.bundleURL)))
                    Text(LocalizedStringResource("Harbour", locale: american, bundle: .atURL(bundle.bundleURL)))
                    Button("Say") { words = String(localized: "Harbour", bundle: bundle) }
                    Text(verbatim: words)
                }
            }
        }
        let host = HeadlessHost(Sign(bundle: texts.bundle), locale: german)
        #expect(
            host.texts == [
                "Hafen", "2.000 Boote, liebe A", "Bucht", "Bay *b*", "Hafen", "x", "Hafen", "Harbour", "Say",
            ])
        try await host.tap("Say")
        #expect(host.texts.last == "Hafen")
        let other = HeadlessHost(Sign(bundle: texts.bundle), locale: american)
        #expect(other.texts.first == "Harbour")
        #expect(String(localized: "Harbour", bundle: texts.bundle) == "Harbour")
    }

    @Test("M06 A table that can't be read is reported once, and the key is shown")
    func broken() throws {
        let receiver = Diagnostics.Receiver()
        try Diagnostics.$receiver.withValue(receiver) {
            let texts = try TextBundle(["de.lproj/Localizable.strings": "\"Harbour\" \"Hafen\";"])
            for _ in 0..<2 {
                #expect(HeadlessHost(Text("Harbour", bundle: texts.bundle), locale: german).texts == ["Harbour"])
            }
        }
        #expect(receiver.reports.map(\.mistake) == [.unusableText])
        #expect(receiver.reports.first?.message.contains("de.lproj/Localizable.strings:1: a “=” is missing") == true)
    }

    @Test("M06 The app's language is the best that it has; the region stays that of the person")
    func visitorLocale() {
        let app = (source: "en", all: ["de", "en", "pt-BR", "zh-Hant"])
        func locale(_ wanted: String...) -> String { VisitorLocale.locale(for: wanted, of: app).identifier }
        #expect(locale("de-AT", "en") == "de_AT")
        #expect(locale("de") == "de_DE")
        #expect(locale("fr-FR", "es") == "en_FR")
        #expect(locale("ja-JP", "de-DE") == "de_JP")
        #expect(locale("zh-TW") == "zh_Hant_TW")
        #expect(locale("pt-PT") == "pt_BR")
        #expect(locale() == "en")
        #expect(locale("../..", "\u{0}") == "en")
    }

    @Test("M06 Text runs from right to left only where the app has such a language")
    func direction() {
        var tables = StringTables(sourceLanguage: "en")
        tables.tables["he"] = ["Localizable": ["M06 Sea": StringEntry(.text("ים"))]]
        #expect(!VisitorLocale(locale: Locale(identifier: "ar_EG")).isRightToLeft)
        #expect(!VisitorLocale(locale: german).isRightToLeft)
    }
}

@MainActor
@Suite struct LocalizedValueTests {
    /// The texts of a view, with ordinary spaces in place of those that Unicode's locales have in numbers.
    private func texts(_ view: some View, _ locale: String, zone: String = "GMT") -> [String] {
        let zone = TimeZone(identifier: zone) ?? .current
        return HeadlessHost(view, locale: Locale(identifier: locale), timeZone: zone).texts.map {
            $0.replacing("\u{a0}", with: " ").replacing("\u{202f}", with: " ")
        }
    }

    private struct Numbers: View {
        var body: some View {
            Text(1_234_567.5, format: .number)
            Text("\(1_234_567)")
            Text("\(999) of \(UInt8(7))")
            Text("\(1.5)")
            Text("\(1_234.567, specifier: "%.2f") m")
            Text("\(0.256, format: .percent)")
            Text(12.5, format: .currency(code: "EUR"))
            Text(["a", "b", "c"], format: .list(type: .and))
            Text(1_234.5, format: .number.locale(Locale(identifier: "fr_CH")))
        }
    }

    @Test("M07 Numbers, currencies and lists look as in the person's locale, unless the format has one of its own")
    func numbers() {
        let own = "1 234,5"
        #expect(
            texts(Numbers(), "de_DE") == [
                "1.234.567,5", "1.234.567", "999 of 7", "1,500000", "1.234,57 m", "25,6 %", "12,50 €", "a, b und c",
                own,
            ])
        #expect(
            texts(Numbers(), "en_US") == [
                "1,234,567.5", "1,234,567", "999 of 7", "1.500000", "1,234.57 m", "25.6%", "€12.50", "a, b, and c", own,
            ])
        // An English app that a German uses.
        #expect(texts(Numbers(), "en_DE").prefix(2) == ["1.234.567,5", "1.234.567"])
    }

    @Test("M07 A locale with digits of its own has them in every number")
    func digits() {
        #expect(texts(Text("\(5) and \(1_234)"), "ar_EG") == ["٥ and ١٬٢٣٤"])
    }

    @Test("M07 A specifier for another kind of value causes no trap")
    func wrongSpecifiers() {
        struct Wrong: View {
            var body: some View {
                Text("\(5, specifier: "%@")")
                Text("\(5, specifier: "%.1f")")
                Text("\(2.5, specifier: "%d")")
                Text("\(5, specifier: "%s")")
                Text("\(5, specifier: "none")")
                Text("\(5, specifier: "%d of %d")")
                Text("\(5, specifier: "%lld kg")")
            }
        }
        #expect(texts(Wrong(), "en_US") == ["5", "5.0", "2", "5", "5", "5", "5 kg"])
    }

    private struct Dates: View {
        private let date = Date(timeIntervalSince1970: 1_700_000_000)
        var body: some View {
            Text(date, style: .date)
            Text(date, style: .time)
            Text(date, format: .dateTime.year().month(.wide).day().hour().minute())
            Text("\(date, style: .date)!")
        }
    }

    @Test("M07 Dates are in the person's locale and time zone")
    func dates() {
        #expect(
            texts(Dates(), "de_DE", zone: "Europe/Berlin") == [
                "14. November 2023", "23:13", "14. November 2023 um 23:13", "14. November 2023!",
            ])
        #expect(
            texts(Dates(), "de_DE", zone: "Asia/Tokyo").prefix(2) == ["15. November 2023", "7:13"])
        #expect(texts(Dates(), "en_US", zone: "America/New_York").first == "November 14, 2023")
    }

    @Test("M07 Times from now are in the words of the locale")
    func relative() {
        let view = Text(Date(timeIntervalSinceNow: -3 * 3_600 - 60), style: .relative)
        #expect(texts(view, "de_DE").first?.hasPrefix("3 Stunden, 1 Minute") == true)
        #expect(texts(view, "en_US").first?.hasPrefix("3 hours, 1 minute") == true)
        #expect(texts(Text(Date(timeIntervalSinceNow: -40_000_000), style: .offset), "fr_FR") == ["-1 an"])
    }

    @Test("M07 The environment has the person's locale, calendar and time zone, and what the app sets replaces them")
    func environment() {
        struct Reader: View {
            @Environment(\.locale) private var locale
            @Environment(\.timeZone) private var zone
            @Environment(\.calendar) private var calendar
            var body: some View {
                Text(
                    verbatim:
                        "\(locale.identifier) \(zone.identifier) \(calendar.firstWeekday) \(calendar.timeZone.identifier)"
                )
            }
        }
        #expect(texts(Reader(), "de_DE", zone: "Europe/Berlin") == ["de_DE Europe/Berlin 2 Europe/Berlin"])
        #expect(
            texts(
                Reader().environment(\.locale, Locale(identifier: "fr_FR")).environment(
                    \.timeZone, TimeZone(identifier: "Asia/Tokyo") ?? .current), "de_DE", zone: "Europe/Berlin")
                == ["fr_FR Asia/Tokyo 2 Europe/Berlin"])
    }

    @Test("M07 A field reads and writes a number as in the person's locale")
    func field() async throws {
        struct Price: View {
            @State private var price = 1_234.5
            var body: some View {
                TextField("Price", value: $price, format: .number)
                Text(verbatim: "\(price)")
            }
        }
        let host = HeadlessHost(Price(), locale: german)
        #expect(host.outline.contains("1.234,5"))
        try await host.type("2.000,25", into: "Price")
        try await host.submit("Price")
        #expect(host.shows("2000.25"))
        #expect(host.outline.contains("2.000,25"))
        // Nonsense is refused.
        try await host.type("viel", into: "Price")
        try await host.submit("Price")
        #expect(host.shows("2000.25"))
    }

    @Test("M07 A change of the person's time zone shows dates again, and runs no body that doesn't depend on it")
    func zoneChanges() {
        let host = HeadlessHost(Dates(), locale: german, timeZone: TimeZone(identifier: "Europe/Berlin") ?? .current)
        host.clearRecord()
        host.scene.setVisitorLocale(
            VisitorLocale(locale: german, timeZone: TimeZone(identifier: "Asia/Tokyo") ?? .current))
        host.update()
        #expect(host.texts.prefix(2) == ["15. November 2023", "7:13"])
        #expect(host.record.bodies == [])
    }
}
