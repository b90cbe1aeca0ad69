import BackstaffGraph

// Links that an app's state drives, in the eight forms that SwiftUI has for each kind.

extension NavigationLink {
    /// A link whose view is shown while `isActive` is true.
    ///
    /// A tap sets it to true, and going back sets it to false, once. The state rules: it shows the view whether or not the
    /// link can be seen, and a link without a label, of an `EmptyView`, shows nothing of its own. A link that goes takes its
    /// view along, and writes nothing.
    ///
    /// A link in a lazy row hears of its flag from the time that the row is made, which is when it comes near the screen, and
    /// goes on hearing when it scrolls away.
    ///
    /// Differs from SwiftUI in that links at several levels may be activated by one change: all are shown. Where links of
    /// a screen share one flag, one of them shows its view: the one tapped, or else the first.
    ///
    /// - Parameters:
    ///   - isActive: whether the view is shown.
    ///   - destination: the view. Its initialiser runs with the link's, its body when it is shown.
    ///   - label: what the link looks like.
    ///   - fileID: the place that reports name.
    ///   - line: the place that reports name.
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

    /// A link whose view is shown while `isActive` is true, see
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

    /// A link whose view is shown while `selection` is `tag`.
    ///
    /// A tap writes the tag, and going back writes `nil`, once, unless the selection is another link's by then. Several links
    /// may share a selection: of those with the same tag one shows its view, the one tapped or else the first.
    ///
    /// Differs from SwiftUI in that the row of the link needn't have been on screen, if it is a row of a `ForEach` whose ids are
    /// the tags and of which another such link is made. For all else see
    /// ``NavigationLink/init(isActive:destination:label:fileID:line:)``.
    ///
    /// - Parameters:
    ///   - tag: what the selection is while the view is shown.
    ///   - selection: the selection that links share.
    ///   - destination: the view. Its initialiser runs with the link's, its body when it is shown.
    ///   - label: what the link looks like.
    ///   - fileID: the place that reports name.
    ///   - line: the place that reports name.
    @available(*, deprecated, message: "Use NavigationLink(value:label:), or List(selection:)")
    public init<V: Hashable>(
        tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label,
        fileID: StaticString = #fileID, line: UInt = #line
    ) {
        self.init(
            destination(), while: TagActivation(tag: tag, selection: selection), label: label(), fileID: fileID,
            line: line)
    }

    /// A link whose view is shown while `selection` is `tag`, see
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
    /// A link with a text, whose view is shown while `isActive` is true, see
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

    /// A link with a text, whose view is shown while `isActive` is true, see
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

    /// A link with a text, whose view is shown while `isActive` is true, see
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

    /// A link with a text, whose view is shown while `isActive` is true, see
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

    /// A link with a text, whose view is shown while `selection` is `tag`, see
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

    /// A link with a text, whose view is shown while `selection` is `tag`, see
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

    /// A link with a text, whose view is shown while `selection` is `tag`, see
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

    /// A link with a text, whose view is shown while `selection` is `tag`, see
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
