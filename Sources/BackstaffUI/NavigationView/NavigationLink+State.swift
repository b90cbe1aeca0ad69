import BackstaffGraph

// Links that are driven by an app's state, in the eight forms that SwiftUI has for each kind.

extension NavigationLink {
    /// Creates a link whose view is shown while `isActive` is true.
    ///
    /// A tap sets it to true, and going back sets it to false once. The view is shown for `true` whether or not the
    /// link is visible. A link whose label is an `EmptyView` is invisible. Removing a link removes its view and writes
    /// nothing.
    ///
    /// A link in a lazy row follows its flag after the row was created, which happens when it comes near the screen. It
    /// still follows the flag when the row scrolls away.
    ///
    /// Unlike in SwiftUI, one change may activate links at several levels, and all their views are shown. If links of a
    /// screen share a flag, one of them shows its view: the tapped one, or else the first.
    ///
    /// - Parameters:
    ///   - isActive: Whether the view is shown.
    ///   - destination: The view. Its initializer runs with that of the link, its body when it is shown.
    ///   - label: The label of the link.
    ///   - fileID: The file that reports name.
    ///   - line: The line that reports name.
    @available(
        *, deprecated, message: "Use NavigationLink(value:label:), or navigationDestination(isPresented:destination:)"
    )
    public init(
        isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label,
        fileID: StaticString = #fileID, line: UInt = #line
    ) {
        self.init(
            destination(), while: FlagActivation(flag: isActive), label: label(), fileID: fileID, line: line)
    }

    /// Creates a link whose view is shown while `isActive` is true. See
    /// ``NavigationLink/init(isActive:destination:label:fileID:line:)``.
    @available(
        *, deprecated, message: "Use NavigationLink(value:label:), or navigationDestination(isPresented:destination:)"
    )
    public init(
        destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label,
        fileID: StaticString = #fileID, line: UInt = #line
    ) {
        self.init(destination, while: FlagActivation(flag: isActive), label: label(), fileID: fileID, line: line)
    }

    /// Creates a link whose view is shown while `selection` equals `tag`.
    ///
    /// A tap writes the tag, and going back writes `nil` once, unless the selection belongs to another link by then.
    /// Several links may share a selection. Of those with the same tag, one shows its view: the tapped one, or else the
    /// first.
    ///
    /// In SwiftUI, the link's row must have been on screen before the link shows its view. Here it needn't have been,
    /// if it is a row of a `ForEach` whose ids are the tags, and another such link of the `ForEach` was created.
    ///
    /// For everything else see ``NavigationLink/init(isActive:destination:label:fileID:line:)``.
    ///
    /// - Parameters:
    ///   - tag: The value of the selection while the view is shown.
    ///   - selection: The selection, which links can share.
    ///   - destination: The view. Its initializer runs with that of the link, its body when it is shown.
    ///   - label: The label of the link.
    ///   - fileID: The file that reports name.
    ///   - line: The line that reports name.
    @available(*, deprecated, message: "Use NavigationLink(value:label:), or List(selection:)")
    public init<V: Hashable>(
        tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label,
        fileID: StaticString = #fileID, line: UInt = #line
    ) {
        self.init(
            destination(), while: TagActivation(tag: tag, selection: selection), label: label(), fileID: fileID,
            line: line)
    }

    /// Creates a link whose view is shown while `selection` equals `tag`. See
    /// ``NavigationLink/init(tag:selection:destination:label:fileID:line:)``.
    @available(*, deprecated, message: "Use NavigationLink(value:label:), or List(selection:)")
    public init<V: Hashable>(
        destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label,
        fileID: StaticString = #fileID, line: UInt = #line
    ) {
        self.init(
            destination, while: TagActivation(tag: tag, selection: selection), label: label(), fileID: fileID,
            line: line)
    }
}

extension NavigationLink where Label == Text {
    /// Creates a link with a text, whose view is shown while `isActive` is true. See
    /// ``NavigationLink/init(isActive:destination:label:fileID:line:)``.
    @available(
        *, deprecated, message: "Use NavigationLink(value:label:), or navigationDestination(isPresented:destination:)"
    )
    public init(
        _ titleKey: LocalizedStringKey, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination,
        fileID: StaticString = #fileID, line: UInt = #line
    ) {
        self.init(isActive: isActive, destination: destination, label: { Text(titleKey) }, fileID: fileID, line: line)
    }

    /// Creates a link with a text, whose view is shown while `isActive` is true. See
    /// ``NavigationLink/init(isActive:destination:label:fileID:line:)``.
    @available(
        *, deprecated, message: "Use NavigationLink(value:label:), or navigationDestination(isPresented:destination:)"
    )
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination,
        fileID: StaticString = #fileID, line: UInt = #line
    ) {
        self.init(isActive: isActive, destination: destination, label: { Text(title) }, fileID: fileID, line: line)
    }

    /// Creates a link with a text, whose view is shown while `isActive` is true. See
    /// ``NavigationLink/init(isActive:destination:label:fileID:line:)``.
    @available(
        *, deprecated, message: "Use NavigationLink(value:label:), or navigationDestination(isPresented:destination:)"
    )
    public init(
        _ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>,
        fileID: StaticString = #fileID, line: UInt = #line
    ) {
        self.init(destination: destination, isActive: isActive, label: { Text(titleKey) }, fileID: fileID, line: line)
    }

    /// Creates a link with a text, whose view is shown while `isActive` is true. See
    /// ``NavigationLink/init(isActive:destination:label:fileID:line:)``.
    @available(
        *, deprecated, message: "Use NavigationLink(value:label:), or navigationDestination(isPresented:destination:)"
    )
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, destination: Destination, isActive: Binding<Bool>,
        fileID: StaticString = #fileID, line: UInt = #line
    ) {
        self.init(destination: destination, isActive: isActive, label: { Text(title) }, fileID: fileID, line: line)
    }

    /// Creates a link with a text, whose view is shown while `selection` equals `tag`. See
    /// ``NavigationLink/init(tag:selection:destination:label:fileID:line:)``.
    @available(*, deprecated, message: "Use NavigationLink(value:label:), or List(selection:)")
    public init<V: Hashable>(
        _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination,
        fileID: StaticString = #fileID, line: UInt = #line
    ) {
        self.init(
            tag: tag, selection: selection, destination: destination, label: { Text(titleKey) }, fileID: fileID,
            line: line)
    }

    /// Creates a link with a text, whose view is shown while `selection` equals `tag`. See
    /// ``NavigationLink/init(tag:selection:destination:label:fileID:line:)``.
    @available(*, deprecated, message: "Use NavigationLink(value:label:), or List(selection:)")
    @_disfavoredOverload
    public init<S: StringProtocol, V: Hashable>(
        _ title: S, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination,
        fileID: StaticString = #fileID, line: UInt = #line
    ) {
        self.init(
            tag: tag, selection: selection, destination: destination, label: { Text(title) }, fileID: fileID, line: line
        )
    }

    /// Creates a link with a text, whose view is shown while `selection` equals `tag`. See
    /// ``NavigationLink/init(tag:selection:destination:label:fileID:line:)``.
    @available(*, deprecated, message: "Use NavigationLink(value:label:), or List(selection:)")
    public init<V: Hashable>(
        _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>,
        fileID: StaticString = #fileID, line: UInt = #line
    ) {
        self.init(
            destination: destination, tag: tag, selection: selection, label: { Text(titleKey) }, fileID: fileID,
            line: line)
    }

    /// Creates a link with a text, whose view is shown while `selection` equals `tag`. See
    /// ``NavigationLink/init(tag:selection:destination:label:fileID:line:)``.
    @available(*, deprecated, message: "Use NavigationLink(value:label:), or List(selection:)")
    @_disfavoredOverload
    public init<S: StringProtocol, V: Hashable>(
        _ title: S, destination: Destination, tag: V, selection: Binding<V?>,
        fileID: StaticString = #fileID, line: UInt = #line
    ) {
        self.init(
            destination: destination, tag: tag, selection: selection, label: { Text(title) }, fileID: fileID, line: line
        )
    }
}
