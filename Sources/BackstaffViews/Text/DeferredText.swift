import BackstaffAssets
import Foundation

/// What a text shows, if that depends on the locale of its view.
enum DeferredText: Equatable, Sendable {
    case key(LocalizedStringKey, table: String?, bundle: Bundle?)
    case resource(LocalizedStringResource)
    case formatted(FormattedValue)

    /// The text for a view with these environment values.
    func text(in environment: EnvironmentValues) -> Text {
        switch self {
        case .formatted(let value): Text(value.words(in: environment), extras: nil)
        case .resource(let resource): Text(LocalizedWords(resource, in: environment).text(of: resource), extras: nil)
        case .key(let key, let table, let bundle):
            Text(
                template: key.filled(
                    table: table, bundle: bundle, language: environment.locale, in: environment, protecting: true))
        }
    }
}

extension LocalizedStringKey {
    /// The text of the key in a string table or, if no table has it, the key itself, with the values in their places.
    ///
    /// - Parameters:
    ///   - name: The key in the table. If it is `nil`, it is the source.
    ///   - table: The name of the table.
    ///   - bundle: The bundle with the table.
    ///   - language: The locale whose language the text has.
    ///   - environment: The environment values of the view, whose locale the values have.
    ///   - protecting: Whether markup in values is replaced by other characters, see ``Markup``.
    func filled(
        named name: String? = nil, table: String?, bundle: Bundle?, language: Locale,
        in environment: EnvironmentValues, protecting: Bool
    ) -> String {
        let found = StringLibrary.of(bundle).entry(name ?? source, table: table, locale: language)
        guard let values else {
            // Without values, a percent sign stands for itself.
            return found.map { $0.entry.text(language: $0.language) } ?? source
        }
        let (entry, rules) = found ?? (StringEntry(.text(source)), language.identifier)
        let text = entry.text(
            values.map { $0.argument(in: environment) }, language: rules, locale: environment.locale,
            word: { protecting && Markup.isPossible(in: $0) ? Markup.protect($0) : $0 })
        return protecting ? GrammarAgreement.applied(to: text, language: found?.language ?? "en") : text
    }

    /// The text without markup, as it is in the view whose body is running.
    package var string: String { Text(self).plainText }
}

extension Text {
    /// Whether the text depends on the locale of its view.
    var isDeferred: Bool { extras?.isDeferred ?? false }

    /// The text as it is in a view with these environment values. It doesn't depend on them any more.
    func resolved(in environment: EnvironmentValues) -> Text {
        guard let extras, extras.isDeferred else { return self }
        if let source = extras.source {
            let text = source.text(in: environment)
            if extras.attributes.isEmpty { return text }
            return Text(text.words, extras: TextExtras(runs: text.extras?.runs ?? [], attributes: extras.attributes))
        }
        let runs = extras.runs.map { $0.resolved(in: environment) }
        return Text(runs.map(\.words).joined(), extras: TextExtras(runs: runs, attributes: extras.attributes))
    }

    /// The string of all runs, if it doesn't depend on the locale.
    var knownWords: String? { isDeferred ? nil : words }

    /// The string of all runs, as it is in the view whose body is running.
    package var plainText: String { isDeferred ? resolved(in: .ofCaller).words : words }

    /// Creates a text that is looked up in a string table.
    ///
    /// - Parameter resource: The text. If it has a locale, that replaces the view's.
    public init<Resource: _TextResource & _OverloadWeight>(_ resource: Resource) {
        self.init(.resource(resource._resource))
    }
}

/// A text that is a ``LocalizedStringResource``. See ``_OverloadWeight``.
public protocol _TextResource {
    /// The resource.
    var _resource: LocalizedStringResource { get }
}

extension LocalizedStringResource: _TextResource, _OverloadWeight {
    public var _resource: LocalizedStringResource { self }
}
