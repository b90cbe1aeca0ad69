import BackstaffElements

extension HeadlessHost {
    /// Drags a view onto another view, and drops it there.
    ///
    /// - Parameters:
    ///   - words: The text of the view that is dragged.
    ///   - target: The text of the view, or of a view in it, that is the destination.
    /// - Returns: `true` if the destination takes what is dragged.
    /// - Throws: ``LookUpFailure`` if the one can't be dragged, or if the other is no destination.
    @discardableResult
    public func drag(_ words: String, to target: String) async throws -> Bool {
        try await drop(words, onto: find(target, answering: .drop), isAfter: false)
    }

    /// Drags a view onto a row of a list, and drops it in front of the row or behind it.
    ///
    /// - Parameters:
    ///   - words: The text of the view that is dragged.
    ///   - row: The text of the row.
    ///   - isAfter: `true` if it is dropped behind the row.
    /// - Returns: `true` if the list takes what is dragged.
    /// - Throws: ``LookUpFailure`` if the view can't be dragged, or if nothing can be dropped at the row.
    @discardableResult
    public func drag(_ words: String, toRow row: String, isAfter: Bool) async throws -> Bool {
        try await drop(words, onto: find(row, answering: .drop), isAfter: isAfter)
    }

    /// Drags a view over another view, and on.
    ///
    /// - Parameters:
    ///   - words: The text of the view that is dragged.
    ///   - target: The text of the view, or of a view in it, that is the destination.
    ///   - leaves: `false` if the drag stays over the destination.
    /// - Throws: ``LookUpFailure`` if the one can't be dragged, or if the other is no destination.
    public func drag(_ words: String, over target: String, leaves: Bool = true) async throws {
        let source = try find(words, answering: .carry)
        let destination = try find(target, answering: .drop)
        _ = try await offer(ElementDrop(.entered, source: source.id), to: destination)
        if leaves { _ = try await offer(ElementDrop(.left, source: source.id), to: destination) }
    }

    private func drop(_ words: String, onto target: Element, isAfter: Bool) async throws -> Bool {
        let source = try find(words, answering: .carry)
        guard try await offer(ElementDrop(.entered, source: source.id), to: target) else { return false }
        return try await offer(ElementDrop(.dropped, source: source.id, isAfter: isAfter), to: target)
    }

    private func offer(_ drop: ElementDrop, to target: Element) async throws -> Bool {
        do {
            try scene.deliver(.drop(drop), to: target.id)
        } catch .declined {
            await settle()
            return false
        } catch {
            throw LookUpFailure("The drop was refused: \(error.rawValue).", outline: outline)
        }
        await settle()
        return true
    }
}
