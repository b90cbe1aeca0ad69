import Foundation

extension Visibility {
    /// Whether the title of a choice is seen. By itself it isn't, as on a phone.
    fileprivate var showsTitle: Bool { self == .visible }
}

extension View {
    /// Presents a choice while a flag is set.
    ///
    /// Where there is little room it comes from below, else it is a popover at this view. A tap on any of its buttons ends
    /// it, after what the button does, and so does a tap beside it, which is the Cancel button. One is added if there is none.
    ///
    /// - Parameters:
    ///   - titleKey: What a screen reader calls it.
    ///   - isPresented: Whether it is presented.
    ///   - titleVisibility: Whether the title is seen too. By itself it isn't.
    ///   - actions: The buttons.
    public func confirmationDialog<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        question(
            .actions, Text(titleKey), showsTitle: titleVisibility.showsTitle, isPresented, actions, { EmptyView() },
            fileID,
            line)
    }

    /// Presents a choice while a flag is set.
    @_disfavoredOverload
    public func confirmationDialog<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        question(
            .actions, Text(title), showsTitle: titleVisibility.showsTitle, isPresented, actions, { EmptyView() },
            fileID,
            line)
    }

    /// Presents a choice while a flag is set.
    public func confirmationDialog<A: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        question(
            .actions, title, showsTitle: titleVisibility.showsTitle, isPresented, actions, { EmptyView() }, fileID, line
        )
    }

    /// Presents a choice with a message while a flag is set.
    ///
    /// - Parameters:
    ///   - titleKey: What a screen reader calls it.
    ///   - isPresented: Whether it is presented.
    ///   - titleVisibility: Whether the title is seen too. By itself it isn't.
    ///   - actions: The buttons.
    ///   - message: What there is to say.
    public func confirmationDialog<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        question(
            .actions, Text(titleKey), showsTitle: titleVisibility.showsTitle, isPresented, actions, message, fileID,
            line)
    }

    /// Presents a choice with a message while a flag is set.
    @_disfavoredOverload
    public func confirmationDialog<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        question(
            .actions, Text(title), showsTitle: titleVisibility.showsTitle, isPresented, actions, message, fileID, line)
    }

    /// Presents a choice with a message while a flag is set.
    public func confirmationDialog<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        question(.actions, title, showsTitle: titleVisibility.showsTitle, isPresented, actions, message, fileID, line)
    }

    // MARK: About some data

    /// Presents a choice about some data while a flag is set and there are data.
    ///
    /// - Parameters:
    ///   - titleKey: What a screen reader calls it.
    ///   - isPresented: Whether it is presented.
    ///   - titleVisibility: Whether the title is seen too.
    ///   - data: What it is about.
    ///   - actions: The buttons.
    public func confirmationDialog<A: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: @escaping (T) -> A, fileID: StaticString = #fileID,
        line: UInt = #line
    ) -> some View {
        question(
            .actions, Text(titleKey), showsTitle: titleVisibility.showsTitle, isPresented, data, actions,
            { _ in EmptyView() }, fileID, line)
    }

    /// Presents a choice about some data while a flag is set and there are data.
    @_disfavoredOverload
    public func confirmationDialog<S: StringProtocol, A: View, T>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        question(
            .actions, Text(title), showsTitle: titleVisibility.showsTitle, isPresented, data, actions,
            { _ in EmptyView() }, fileID, line)
    }

    /// Presents a choice about some data while a flag is set and there are data.
    public func confirmationDialog<A: View, T>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        question(
            .actions, title, showsTitle: titleVisibility.showsTitle, isPresented, data, actions, { _ in EmptyView() },
            fileID, line)
    }

    /// Presents a choice with a message about some data while a flag is set and there are data.
    ///
    /// - Parameters:
    ///   - titleKey: What a screen reader calls it.
    ///   - isPresented: Whether it is presented.
    ///   - titleVisibility: Whether the title is seen too.
    ///   - data: What it is about.
    ///   - actions: The buttons.
    ///   - message: What there is to say.
    public func confirmationDialog<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        question(
            .actions, Text(titleKey), showsTitle: titleVisibility.showsTitle, isPresented, data, actions, message,
            fileID,
            line)
    }

    /// Presents a choice with a message about some data while a flag is set and there are data.
    @_disfavoredOverload
    public func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        question(
            .actions, Text(title), showsTitle: titleVisibility.showsTitle, isPresented, data, actions, message, fileID,
            line)
    }

    /// Presents a choice with a message about some data while a flag is set and there are data.
    public func confirmationDialog<A: View, M: View, T>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        question(
            .actions, title, showsTitle: titleVisibility.showsTitle, isPresented, data, actions, message, fileID, line)
    }
}
