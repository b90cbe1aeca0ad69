import Foundation

/// What an alert or a choice shows: its title, what else there is to say, and its buttons and fields.
struct QuestionContent<Message: View, Actions: View>: View {
    let title: Text
    /// Whether the title is seen: that of an alert is, and that of a choice only if it is asked for.
    var titleVisibility = Visibility.visible
    let message: Message
    let actions: Actions

    var body: some View {
        Group {
            if titleVisibility == .visible { title.bold() }
        }
        .presentationTrait(PresentationTitle(words: title.plainText))
        message
        actions
    }
}

extension View {
    // MARK: While a flag is set

    /// Presents an alert while a flag is set.
    ///
    /// A tap on any of its buttons ends it, after what the button does. Without a button it has one that says OK. Escape is
    /// the button with the role `cancel`, or the only one. Text fields among the actions stand above the buttons.
    ///
    /// - Parameters:
    ///   - titleKey: the title.
    ///   - isPresented: whether the alert is presented.
    ///   - actions: the buttons and text fields.
    ///   - fileID: the place that reports name.
    ///   - line: the place that reports name.
    public func alert<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        question(.alert, Text(titleKey), isPresented, actions, { EmptyView() }, fileID, line)
    }

    /// Presents an alert while a flag is set.
    ///
    /// - Parameters:
    ///   - title: the title.
    ///   - isPresented: whether the alert is presented.
    ///   - actions: the buttons and text fields.
    ///   - fileID: the place that reports name.
    ///   - line: the place that reports name.
    @_disfavoredOverload
    public func alert<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        question(.alert, Text(title), isPresented, actions, { EmptyView() }, fileID, line)
    }

    /// Presents an alert while a flag is set.
    ///
    /// - Parameters:
    ///   - title: the title.
    ///   - isPresented: whether the alert is presented.
    ///   - actions: the buttons and text fields.
    ///   - fileID: the place that reports name.
    ///   - line: the place that reports name.
    public func alert<A: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        question(.alert, title, isPresented, actions, { EmptyView() }, fileID, line)
    }

    /// Presents an alert with a message while a flag is set.
    ///
    /// - Parameters:
    ///   - titleKey: the title.
    ///   - isPresented: whether the alert is presented.
    ///   - actions: the buttons and text fields.
    ///   - message: what else there is to say.
    ///   - fileID: the place that reports name.
    ///   - line: the place that reports name.
    public func alert<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
        @ViewBuilder message: @escaping () -> M, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        question(.alert, Text(titleKey), isPresented, actions, message, fileID, line)
    }

    /// Presents an alert with a message while a flag is set.
    ///
    /// - Parameters:
    ///   - title: the title.
    ///   - isPresented: whether the alert is presented.
    ///   - actions: the buttons and text fields.
    ///   - message: what else there is to say.
    ///   - fileID: the place that reports name.
    ///   - line: the place that reports name.
    @_disfavoredOverload
    public func alert<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
        @ViewBuilder message: @escaping () -> M, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        question(.alert, Text(title), isPresented, actions, message, fileID, line)
    }

    /// Presents an alert with a message while a flag is set.
    ///
    /// - Parameters:
    ///   - title: the title.
    ///   - isPresented: whether the alert is presented.
    ///   - actions: the buttons and text fields.
    ///   - message: what else there is to say.
    ///   - fileID: the place that reports name.
    ///   - line: the place that reports name.
    public func alert<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
        @ViewBuilder message: @escaping () -> M, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        question(.alert, title, isPresented, actions, message, fileID, line)
    }

    // MARK: About some data

    /// Presents an alert about some data while a flag is set and there are data.
    ///
    /// What it says stays as it was when it came, though the data may change meanwhile.
    ///
    /// - Parameters:
    ///   - titleKey: the title.
    ///   - isPresented: whether the alert is presented.
    ///   - data: what it is about.
    ///   - actions: the buttons and text fields.
    ///   - fileID: the place that reports name.
    ///   - line: the place that reports name.
    public func alert<A: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        question(.alert, Text(titleKey), isPresented, data, actions, { _ in EmptyView() }, fileID, line)
    }

    /// Presents an alert about some data while a flag is set and there are data.
    ///
    /// - Parameters:
    ///   - title: the title.
    ///   - isPresented: whether the alert is presented.
    ///   - data: what it is about.
    ///   - actions: the buttons and text fields.
    ///   - fileID: the place that reports name.
    ///   - line: the place that reports name.
    @_disfavoredOverload
    public func alert<S: StringProtocol, A: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        question(.alert, Text(title), isPresented, data, actions, { _ in EmptyView() }, fileID, line)
    }

    /// Presents an alert about some data while a flag is set and there are data.
    ///
    /// - Parameters:
    ///   - title: the title.
    ///   - isPresented: whether the alert is presented.
    ///   - data: what it is about.
    ///   - actions: the buttons and text fields.
    ///   - fileID: the place that reports name.
    ///   - line: the place that reports name.
    public func alert<A: View, T>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        question(.alert, title, isPresented, data, actions, { _ in EmptyView() }, fileID, line)
    }

    /// Presents an alert with a message about some data while a flag is set and there are data.
    ///
    /// - Parameters:
    ///   - titleKey: the title.
    ///   - isPresented: whether the alert is presented.
    ///   - data: what it is about.
    ///   - actions: the buttons and text fields.
    ///   - message: what else there is to say.
    ///   - fileID: the place that reports name.
    ///   - line: the place that reports name.
    public func alert<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        question(.alert, Text(titleKey), isPresented, data, actions, message, fileID, line)
    }

    /// Presents an alert with a message about some data while a flag is set and there are data.
    ///
    /// - Parameters:
    ///   - title: the title.
    ///   - isPresented: whether the alert is presented.
    ///   - data: what it is about.
    ///   - actions: the buttons and text fields.
    ///   - message: what else there is to say.
    ///   - fileID: the place that reports name.
    ///   - line: the place that reports name.
    @_disfavoredOverload
    public func alert<S: StringProtocol, A: View, M: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
        @ViewBuilder message: @escaping (T) -> M, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        question(.alert, Text(title), isPresented, data, actions, message, fileID, line)
    }

    /// Presents an alert with a message about some data while a flag is set and there are data.
    ///
    /// - Parameters:
    ///   - title: the title.
    ///   - isPresented: whether the alert is presented.
    ///   - data: what it is about.
    ///   - actions: the buttons and text fields.
    ///   - message: what else there is to say.
    ///   - fileID: the place that reports name.
    ///   - line: the place that reports name.
    public func alert<A: View, M: View, T>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
        @ViewBuilder message: @escaping (T) -> M, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        question(.alert, title, isPresented, data, actions, message, fileID, line)
    }

    // MARK: About an error

    /// Presents an alert about an error while a flag is set and there is one. Its title is what the error says of itself.
    ///
    /// - Parameters:
    ///   - isPresented: whether the alert is presented.
    ///   - error: the error.
    ///   - actions: the buttons.
    ///   - fileID: the place that reports name.
    ///   - line: the place that reports name.
    public func alert<E: LocalizedError, A: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping () -> A,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        question(.alert, isPresented, error, { _ in actions() }, { _ in EmptyView() }, fileID, line)
    }

    /// Presents an alert with a message about an error while a flag is set and there is one.
    ///
    /// - Parameters:
    ///   - isPresented: whether the alert is presented.
    ///   - error: the error.
    ///   - actions: the buttons.
    ///   - message: what else there is to say.
    ///   - fileID: the place that reports name.
    ///   - line: the place that reports name.
    public func alert<E: LocalizedError, A: View, M: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping (E) -> A,
        @ViewBuilder message: @escaping (E) -> M, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        question(.alert, isPresented, error, actions, message, fileID, line)
    }

    // MARK: What they are made of

    func question<A: View, M: View>(
        _ kind: PresentationKind, _ title: Text, titled visibility: Visibility = .visible, _ isPresented: Binding<Bool>,
        _ actions: @escaping () -> A, _ message: @escaping () -> M, _ fileID: StaticString, _ line: UInt
    ) -> some View {
        presents(kind, while: isPresented, at: (fileID, line)) {
            QuestionContent(title: title, titleVisibility: visibility, message: message(), actions: actions())
        }
    }

    func question<A: View, M: View, T>(
        _ kind: PresentationKind, _ title: Text, titled visibility: Visibility = .visible, _ isPresented: Binding<Bool>,
        _ data: T?, _ actions: @escaping (T) -> A, _ message: @escaping (T) -> M, _ fileID: StaticString, _ line: UInt
    ) -> some View {
        presents(
            PresentationRequest(
                kind: kind, item: { isPresented.wrappedValue ? data : nil }, identify: { _ in AnyHashable(true) },
                clear: { isPresented.wrappedValue = false }, onDismiss: nil,
                build: { data in
                    QuestionContent(
                        title: title, titleVisibility: visibility, message: message(data), actions: actions(data))
                }, fileID: fileID, line: line, isSet: { isPresented.wrappedValue }))
    }

    fileprivate func question<E: LocalizedError, A: View, M: View>(
        _ kind: PresentationKind, _ isPresented: Binding<Bool>, _ error: E?, _ actions: @escaping (E) -> A,
        _ message: @escaping (E) -> M, _ fileID: StaticString, _ line: UInt
    ) -> some View {
        let title = Text(error?.errorDescription ?? error?.localizedDescription ?? "")
        return question(kind, title, isPresented, error, actions, message, fileID, line)
    }
}
