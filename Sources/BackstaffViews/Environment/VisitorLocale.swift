import BackstaffAssets
import Foundation

/// The language, the region and the time zone of the person who uses a scene.
package struct VisitorLocale: Equatable, Sendable {
    /// The language that the app is shown in, with the person's region, which decides how numbers and dates look.
    package var locale: Locale
    package var timeZone: TimeZone
    package var calendar: Calendar

    package init(locale: Locale = .current, timeZone: TimeZone = .current) {
        self.locale = locale
        self.timeZone = timeZone
        var calendar = locale.calendar
        calendar.timeZone = timeZone
        calendar.locale = locale
        self.calendar = calendar
    }

    /// - Parameters:
    ///   - languages: The person's languages, as a browser names them, the preferred one first.
    ///   - timeZone: The name of the person's time zone. The process's time zone stands for an unknown one.
    package init(languages: [String], timeZone: String) {
        StringLibrary.readAll()
        self.init(
            locale: Self.locale(for: languages, of: StringLibrary.appLanguages),
            timeZone: timeZone.isEmpty ? .current : TimeZone(identifier: timeZone) ?? .current)
    }

    /// The app's language that suits a person best, with the region of the person's first language. A German who uses
    /// an English app sees English words and German numbers: `en_DE`.
    package static func locale(for wanted: [String], of app: (source: String, all: [String])) -> Locale {
        let known = wanted.map(LanguageTag.canonical).filter { !$0.isEmpty }
        let language = LanguageTag.best(for: known, of: app.all) ?? app.source
        let parts = language.split(separator: "-").map(String.init)
        let hasRegion = parts.count > 1 && parts[parts.count - 1].count < 4
        let region = hasRegion ? nil : known.first.flatMap(LanguageTag.region)
        return Locale(identifier: (parts + (region.map { [$0] } ?? [])).joined(separator: "_"))
    }

    /// Whether the app is shown in a language that is written from right to left.
    package var isRightToLeft: Bool {
        let name = LanguageTag.canonical(locale.identifier)
        return Locale.Language(identifier: name).characterDirection == .rightToLeft
            && LanguageTag.best(for: [name], of: StringLibrary.appLanguages.all) != nil
    }
}

private enum VisitorLocaleKey: EnvironmentKey { static var defaultValue: VisitorLocale { VisitorLocale() } }
// What the app has set, if it has.
private enum LocaleKey: EnvironmentKey { static var defaultValue: Locale? { nil } }
private enum CalendarKey: EnvironmentKey { static var defaultValue: Calendar? { nil } }
private enum TimeZoneKey: EnvironmentKey { static var defaultValue: TimeZone? { nil } }

extension EnvironmentValues {
    /// The locale of the person who uses the scene.
    package var visitorLocale: VisitorLocale {
        get { self[VisitorLocaleKey.self] }
        set {
            Self.noteDigits(of: newValue.locale)
            self[VisitorLocaleKey.self] = newValue
        }
    }

    /// The locale that texts are looked up in, and numbers and dates are formatted for.
    ///
    /// In a browser it is the person's: the best of the app's languages, with the person's region. In a test it is the
    /// process's, unless the host was given another one.
    public var locale: Locale {
        get { self[LocaleKey.self] ?? visitorLocale.locale }
        set {
            Self.noteDigits(of: newValue)
            self[LocaleKey.self] = newValue
        }
    }

    /// The calendar for dates. It is the person's, with the person's time zone.
    public var calendar: Calendar {
        get { self[CalendarKey.self] ?? visitorLocale.calendar }
        set { self[CalendarKey.self] = newValue }
    }

    /// The time zone for dates and times. In a browser it is the person's.
    public var timeZone: TimeZone {
        get { self[TimeZoneKey.self] ?? visitorLocale.timeZone }
        set { self[TimeZoneKey.self] = newValue }
    }

    private static func noteDigits(of locale: Locale) {
        if !GroupedDigits.of(locale).hasPlainDigits { StringLibrary.keepsValues.store(true, ordering: .relaxed) }
    }
}
