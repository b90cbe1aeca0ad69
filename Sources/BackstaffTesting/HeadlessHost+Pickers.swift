import BackstaffElements

extension HeadlessHost {
    /// What the picker with that label shows as chosen: the words of its chosen option. `nil` if no option has the
    /// picker's selection.
    public func chosenOption(in picker: String) throws -> String? {
        let options = try options(of: find(picker, of: .picker))
        return options.first { $0.has(.selected) }?.words
    }

    /// Chooses the option that shows `option` in the picker with that label, as a person would in any style. A picker that
    /// leads to a screen of options is followed there, and choosing leads back.
    public func choose(_ option: String, in picker: String) async throws {
        var element = try find(picker, of: .picker)
        if element.verbs.contains(.activate) {
            try await send(.activate, to: element)
            element = try find(picker, of: .picker)
        }
        guard let found = options(of: element).first(where: { $0.words == option }) else {
            throw LookUpFailure("The picker “\(picker)” has no option “\(option)”.", outline: outline)
        }
        try await send(.activate, to: found)
    }

    /// What the date picker with that label shows: `2026-11-21T08:30`, as the clocks of its time zone have it.
    public func date(in picker: String) throws -> String {
        guard case .text(let date)? = try find(picker, of: .datePicker)[.value] else { return "" }
        return date
    }

    /// Sets the date picker with that label, as a person would.
    ///
    /// - Parameters:
    ///   - date: a date and a time as `2026-11-21T08:30`. Anything else is refused, as it is from a page.
    ///   - picker: the label.
    public func setDate(_ date: String, in picker: String) async throws {
        try await send(.edit(date), to: find(picker, of: .datePicker))
    }

    /// The innermost control of a role, on the topmost screen, that is called by those words.
    private func find(_ words: String, of role: ElementRole) throws -> Element {
        let found = reachable.last { element in
            if element.role != role { return false }
            if element[.label] == .text(words) { return true }
            return element.children.contains { $0.role == .hStack && $0.words == words }
        }
        guard let found else { throw LookUpFailure("There is no \(role.rawValue) “\(words)”.", outline: outline) }
        return found
    }

    private func options(of picker: Element) -> [Element] {
        var found: [Element] = []
        picker.forEachDescendant { if $0.role == .option { found.append($0) } }
        return found
    }
}
