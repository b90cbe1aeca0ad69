import BackstaffElements

extension HeadlessHost {
    /// Returns the text of a picker's selected option.
    ///
    /// - Parameter picker: The label of the picker.
    /// - Returns: The text, or `nil` if no option matches the picker's selection.
    /// - Throws: ``LookUpFailure`` if there is no picker with that label.
    public func chosenOption(in picker: String) throws -> String? {
        let options = try options(of: find(picker, of: .picker))
        return options.first { $0.has(.selected) }?.words
    }

    /// Chooses an option in a picker of any style.
    ///
    /// If the picker opens a screen of options, this method follows the link to that screen. Choosing an option leads
    /// back.
    ///
    /// - Parameters:
    ///   - option: The text of the option.
    ///   - picker: The label of the picker.
    /// - Throws: ``LookUpFailure`` if there is no picker with that label, or if it has no such option.
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

    /// Returns the date and time that a date picker shows, for example `2026-11-21T08:30`.
    ///
    /// - Parameter picker: The label of the date picker.
    /// - Returns: The date and time in the date picker's time zone.
    /// - Throws: ``LookUpFailure`` if there is no date picker with that label.
    public func date(in picker: String) throws -> String {
        guard case .text(let date)? = try find(picker, of: .datePicker)[.value] else { return "" }
        return date
    }

    /// Sets the date and time of a date picker.
    ///
    /// - Parameters:
    ///   - date: The date and time in the date picker's time zone, for example `2026-11-21T08:30`. Other text is
    ///     refused, as it is from a page.
    ///   - picker: The label of the date picker.
    /// - Throws: ``LookUpFailure`` if there is no date picker with that label.
    public func setDate(_ date: String, in picker: String) async throws {
        try await send(.edit(date), to: find(picker, of: .datePicker))
    }

    /// Returns the days that are chosen in a calendar of several days, in order, for example `2026-11-21`.
    ///
    /// - Parameter picker: The title of the calendar.
    /// - Throws: ``LookUpFailure`` if there is no such calendar.
    public func days(in picker: String) throws -> [String] {
        guard case .text(let days)? = try find(picker, of: .datePicker)[.value] else { return [] }
        return days.split(separator: " ").map(String.init)
    }

    /// Taps a day in a calendar of several days, which chooses the day or removes it.
    ///
    /// - Parameters:
    ///   - day: The day, for example `2026-11-21`. Other text is refused, as it is from a page.
    ///   - picker: The title of the calendar.
    /// - Throws: ``LookUpFailure`` if there is no such calendar.
    public func tapDay(_ day: String, in picker: String) async throws {
        try await send(.edit(day), to: find(picker, of: .datePicker))
    }

    /// The innermost control with a role and a label on the topmost screen.
    private func find(_ words: String, of role: ElementRole) throws -> Element {
        let found = reachable.last { element in
            if element.role != role { return false }
            if element[.label] == .text(words) { return true }
            return element.children.contains { $0.role == .vStack && $0.words == words }
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
