extension Group {
    /// Creates a group of the views that are made of the subviews of a view.
    ///
    /// ```swift
    /// Group(subviews: content) { subviews in
    ///     HStack { subviews[0]; Spacer(); Text("\(subviews.count)") }
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - view: The view, usually the content of a container. The views that it consists of are the subviews: those of a
    ///     group or of a `ForEach` one by one, a stack as one.
    ///   - transform: Makes views of the subviews. It runs again when the subviews change.
    public init<Base: View, Result: View>(
        subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
    ) where Content == _ResolvedContent<Base, Result> {
        self.init(content: _ResolvedContent(base: view) { transform(SubviewsCollection(subviews: $0.subviews)) })
    }

    /// Creates a group of the views that are made of the sections of a view.
    ///
    /// - Parameters:
    ///   - view: The view, usually the content of a container. Views outside of a ``Section`` form a section together with
    ///     those next to them.
    ///   - transform: Makes views of the sections. It runs again when the sections change.
    public init<Base: View, Result: View>(
        sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
    ) where Content == _ResolvedContent<Base, Result> {
        self.init(content: _ResolvedContent(base: view) { transform(SectionCollection(sections: $0.sections)) })
    }
}

extension ForEach where Data == SubviewsCollection, ID == Subview.ID, Content: View {
    /// Creates a view for each subview of a view.
    ///
    /// - Parameters:
    ///   - view: The view, usually the content of a container. The views that it consists of are the subviews.
    ///   - content: The view for a subview.
    ///   - fileID: The source file, for reports.
    ///   - line: The source line, for reports.
    @MainActor @preconcurrency
    public init<V: View>(
        subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content, fileID: StaticString = #fileID,
        line: UInt = #line
    ) {
        self.init(
            data: SubviewsCollection(subviews: []), id: { $0.id }, content: content, fileID: fileID, line: line)
        resolved = AnyView(
            Group(subviews: view) {
                ForEach(data: $0, id: { $0.id }, content: content, fileID: fileID, line: line)
            })
    }
}

extension ForEach where Data == SectionCollection, ID == SectionConfiguration.ID, Content: View {
    /// Creates a view for each section of a view.
    ///
    /// - Parameters:
    ///   - view: The view, usually the content of a container. Views outside of a ``Section`` form a section together with
    ///     those next to them.
    ///   - content: The view for a section.
    ///   - fileID: The source file, for reports.
    ///   - line: The source line, for reports.
    @MainActor @preconcurrency
    public init<V: View>(
        sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content,
        fileID: StaticString = #fileID, line: UInt = #line
    ) {
        self.init(
            data: SectionCollection(sections: []), id: { $0.id }, content: content, fileID: fileID, line: line)
        resolved = AnyView(
            Group(sections: view) {
                ForEach(data: $0, id: { $0.id }, content: content, fileID: fileID, line: line)
            })
    }
}
