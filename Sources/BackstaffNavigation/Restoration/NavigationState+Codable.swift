// The encoded form has separate types, so that renaming a property of the state doesn't change the format.

extension NavigationState: Codable {
    private static let version = 1

    private struct Form: Codable {
        var version: Int
        var splitViews: [SplitForm]?
        var stacks: [[EncodedForm]]
        var tabViews: [TabsForm]?
    }

    private struct TabsForm: Codable {
        var selection: EncodedForm?
        var tabs: [TabForm]
    }

    private struct TabForm: Codable {
        var tab: EncodedForm
        var contents: NavigationState
    }

    private struct SplitForm: Codable {
        var visibility: String
        var compactColumn: String?
        var selections: [[EncodedForm?]]
    }

    private struct EncodedForm: Codable {
        var type: String
        var value: String

        init?(_ value: NavigationValue) {
            guard let encoded = value.encoded() else { return nil }
            type = encoded.typeName
            self.value = encoded.json
        }

        var known: NavigationValue { NavigationValue(stored: EncodedValue(typeName: type, json: value)) }
    }

    /// Decodes a state. Its values are decoded later, when they are shown.
    ///
    /// - Throws: `DecodingError` if the data isn't a state, or if it has another version.
    public init(from decoder: any Decoder) throws {
        let form = try Form(from: decoder)
        guard form.version == Self.version else {
            throw DecodingError.dataCorrupted(
                .init(
                    codingPath: decoder.codingPath,
                    debugDescription: "The state is of version \(form.version); \(Self.version) can be read."))
        }
        let splits = (form.splitViews ?? []).map { split in
            StoredNavigation.Split(
                visibility: ColumnVisibility(rawValue: split.visibility) ?? .automatic,
                compactColumn: split.compactColumn.flatMap { name in
                    SplitColumn.allCases.first { "\($0)" == name }
                },
                selections: split.selections.map { $0.map { $0?.known } })
        }
        let tabViews = (form.tabViews ?? []).map { tabs in
            StoredNavigation.Tabs(
                selection: tabs.selection?.known,
                parts: tabs.tabs.map {
                    StoredNavigation.TabContents(tab: $0.tab.known, contents: $0.contents.stored)
                })
        }
        self.init(
            stored: StoredNavigation(
                splits: splits, stacks: form.stacks.map { $0.map(\.known) }, tabViews: tabViews))
    }

    /// Encodes the state without its ``omissions``.
    public func encode(to encoder: any Encoder) throws {
        let splits = stored.splits.map { split in
            SplitForm(
                visibility: split.visibility.rawValue, compactColumn: split.compactColumn.map { "\($0)" },
                selections: split.selections.map { $0.map { $0.flatMap(EncodedForm.init) } })
        }
        let stacks = stored.stacks.map { values in
            var forms: [EncodedForm] = []
            for value in values {
                guard let form = EncodedForm(value) else { break }
                forms.append(form)
            }
            return forms
        }
        let tabViews = stored.tabViews.map { tabs in
            TabsForm(
                selection: tabs.selection.flatMap(EncodedForm.init),
                tabs: tabs.parts.compactMap { part in
                    EncodedForm(part.tab).map { TabForm(tab: $0, contents: NavigationState(stored: part.contents)) }
                })
        }
        try Form(
            version: Self.version, splitViews: splits.isEmpty ? nil : splits, stacks: stacks,
            tabViews: tabViews.isEmpty ? nil : tabViews
        ).encode(to: encoder)
    }
}
