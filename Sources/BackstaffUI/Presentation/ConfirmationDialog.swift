import Foundation

extension View {
    /// Presents a choice while a flag is set.
    ///
    /// Where there is little room it comes from below, else it is a popover at this view. A tap on any of its buttons ends
    /// it, after what the button does, and so does a tap beside it, which is the Cancel button. One is added if there is none.
    ///
    /// - Parameters:
    ///   - titleKey: what a screen reader calls it.
    ///   - isPresented: whether it is presented.
    ///   - titleVisibility: whether the title is seen too. By itself it isn't.
    ///   - actions: the buttons.
    ///   - fileID: the place that reports name.
    ///   - line: the place that reports name.
    public func confirmationDialog<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        question(.actions, Text(titleKey), titled: titleVisibility, isPresented, actions, { EmptyView() }, fileID, line)
    }

    /// Presents a choice while a flag is set.
    ///
    /// - Parameters:
    ///   - title: what a screen reader calls it.
    ///   - isPresented: whether it is presented.
    ///   - titleVisibility: whether the title is seen too. By itself it isn't.
    ///   - actions: the buttons.
    ///   - fileID: the place that reports name.
    ///   - line: the place that reports name.
    @_disfavoredOverload
    public func confirmationDialog<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        question(.actions, Text(title), titled: titleVisibility, isPresented, actions, { EmptyView() }, fileID, line)
    }

    /// Presents a choice while a flag is set.
    ///
    /// - Parameters:
    ///   - title: what a screen reader calls it.
    ///   - isPresented: whether it is presented.
    ///   - titleVisibility: whether the title is seen too. By itself it isn't.
    ///   - actions: the buttons.
    ///   - fileID: the place that reports name.
    ///   - line: the place that reports name.
    public func confirmationDialog<A: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        question(.actions, title, titled: titleVisibility, isPresented, actions, { EmptyView() }, fileID, line)
    }

    /// Presents a choice with a message while a flag is set.
    ///
    /// - Parameters:
    ///   - titleKey: what a screen reader calls it.
    ///   - isPresented: whether it is presented.
    ///   - titleVisibility: whether the title is seen too. By itself it isn't.
    ///   - actions: the buttons.
    ///   - message: what there is to say.
    ///   - fileID: the place that reports name.
    ///   - line: the place that reports name.
    public func confirmationDialog<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        question(.actions, Text(titleKey), titled: titleVisibility, isPresented, actions, message, fileID, line)
    }

    /// Presents a choice with a message while a flag is set.
    ///
    /// - Parameters:
    ///   - title: what a screen reader calls it.
    ///   - isPresented: whether it is presented.
    ///   - titleVisibility: whether the title is seen too. By itself it isn't.
    ///   - actions: the buttons.
    ///   - message: what there is to say.
    ///   - fileID: the place that reports name.
    ///   - line: the place that reports name.
    @_disfavoredOverload
    public func confirmationDialog<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        question(.actions, Text(title), titled: titleVisibility, isPresented, actions, message, fileID, line)
    }

    /// Presents a choice with a message while a flag is set.
    ///
    /// - Parameters:
    ///   - title: what a screen reader calls it.
    ///   - isPresented: whether it is presented.
    ///   - titleVisibility: whether the title is seen too. By itself it isn't.
    ///   - actions: the buttons.
    ///   - message: what there is to say.
    ///   - fileID: the place that reports name.
    ///   - line: the place that reports name.
    public func confirmationDialog<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        question(.actions, title, titled: titleVisibility, isPresented, actions, message, fileID, line)
    }

    // MARK: About some data

    /// Presents a choice about some data while a flag is set and there are data.
    ///
    /// - Parameters:
    ///   - titleKey: what a screen reader calls it.
    ///   - isPresented: whether it is presented.
    ///   - titleVisibility: whether the title is seen too.
    ///   - data: what it is about.
    ///   - actions: the buttons.
    ///   - fileID: the place that reports name.
    ///   - line: the place that reports name.
    public func confirmationDialog<A: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: @escaping (T) -> A, fileID: StaticString = #fileID,
        line: UInt = #line
    ) -> some View {
        question(
            .actions, Text(titleKey), titled: titleVisibility, isPresented, data, actions, { _ in EmptyView() }, fileID,
            line)
    }

    /// Presents a choice about some data while a flag is set and there are data.
    ///
    /// - Parameters:
    ///   - title: what a screen reader calls it.
    ///   - isPresented: whether it is presented.
    ///   - titleVisibility: whether the title is seen too. By itself it isn't.
    ///   - data: what it is about.
    ///   - actions: the buttons.
    ///   - fileID: the place that reports name.
    ///   - line: the place that reports name.
    @_disfavoredOverload
    public func confirmationDialog<S: StringProtocol, A: View, T>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        question(
            .actions, Text(title), titled: titleVisibility, isPresented, data, actions, { _ in EmptyView() }, fileID,
            line)
    }

    /// Presents a choice about some data while a flag is set and there are data.
    ///
    /// - Parameters:
    ///   - title: what a screen reader calls it.
    ///   - isPresented: whether it is presented.
    ///   - titleVisibility: whether the title is seen too. By itself it isn't.
    ///   - data: what it is about.
    ///   - actions: the buttons.
    ///   - fileID: the place that reports name.
    ///   - line: the place that reports name.
    public func confirmationDialog<A: View, T>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        question(
            .actions, title, titled: titleVisibility, isPresented, data, actions, { _ in EmptyView() }, fileID, line)
    }

    /// Presents a choice with a message about some data while a flag is set and there are data.
    ///
    /// - Parameters:
    ///   - titleKey: what a screen reader calls it.
    ///   - isPresented: whether it is presented.
    ///   - titleVisibility: whether the title is seen too.
    ///   - data: what it is about.
    ///   - actions: the buttons.
    ///   - message: what there is to say.
    ///   - fileID: the place that reports name.
    ///   - line: the place that reports name.
    public func confirmationDialog<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        question(.actions, Text(titleKey), titled: titleVisibility, isPresented, data, actions, message, fileID, line)
    }

    /// Presents a choice with a message about some data while a flag is set and there are data.
    ///
    /// - Parameters:
    ///   - title: what a screen reader calls it.
    ///   - isPresented: whether it is presented.
    ///   - titleVisibility: whether the title is seen too. By itself it isn't.
    ///   - data: what it is about.
    ///   - actions: the buttons.
    ///   - message: what there is to say.
    ///   - fileID: the place that reports name.
    ///   - line: the place that reports name.
    @_disfavoredOverload
    public func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        question(.actions, Text(title), titled: titleVisibility, isPresented, data, actions, message, fileID, line)
    }

    /// Presents a choice with a message about some data while a flag is set and there are data.
    ///
    /// - Parameters:
    ///   - title: what a screen reader calls it.
    ///   - isPresented: whether it is presented.
    ///   - titleVisibility: whether the title is seen too. By itself it isn't.
    ///   - data: what it is about.
    ///   - actions: the buttons.
    ///   - message: what there is to say.
    ///   - fileID: the place that reports name.
    ///   - line: the place that reports name.
    public func confirmationDialog<A: View, M: View, T>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        question(.actions, title, titled: titleVisibility, isPresented, data, actions, message, fileID, line)
    }
}
