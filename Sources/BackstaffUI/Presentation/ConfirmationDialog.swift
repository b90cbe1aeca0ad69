import Foundation

extension View {
    /// Presents a confirmation dialog while a condition is true.
    ///
    /// In a compact width the dialog slides up from the bottom. Otherwise it is a popover at this view. All buttons
    /// dismiss the dialog after they have performed their action. A tap beside it stands for the Cancel button, which
    /// is added if there is none.
    ///
    /// - Parameters:
    ///   - titleKey: The title, which is localized. Screen readers read it even if it isn't visible.
    ///   - isPresented: A binding that determines whether the dialog is presented.
    ///   - titleVisibility: The visibility of the title. By default it isn't visible.
    ///   - actions: The buttons.
    ///   - fileID: The file that reports name.
    ///   - line: The line that reports name.
    public func confirmationDialog<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        presentsDialog(
            .actions, Text(titleKey), titled: titleVisibility, isPresented, actions, { EmptyView() }, fileID, line)
    }

    /// Presents a confirmation dialog while a condition is true.
    ///
    /// - Parameters:
    ///   - title: The title. Screen readers read it even if it isn't visible.
    ///   - isPresented: A binding that determines whether the dialog is presented.
    ///   - titleVisibility: The visibility of the title. By default it isn't visible.
    ///   - actions: The buttons.
    ///   - fileID: The file that reports name.
    ///   - line: The line that reports name.
    @_disfavoredOverload
    public func confirmationDialog<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        presentsDialog(
            .actions, Text(title), titled: titleVisibility, isPresented, actions, { EmptyView() }, fileID, line)
    }

    /// Presents a confirmation dialog while a condition is true.
    ///
    /// - Parameters:
    ///   - title: The title. Screen readers read it even if it isn't visible.
    ///   - isPresented: A binding that determines whether the dialog is presented.
    ///   - titleVisibility: The visibility of the title. By default it isn't visible.
    ///   - actions: The buttons.
    ///   - fileID: The file that reports name.
    ///   - line: The line that reports name.
    @_disfavoredOverload
    public func confirmationDialog<Title: _TextTitle & _OverloadWeight, A: View>(
        _ title: Title, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        presentsDialog(
            .actions, title._text, titled: titleVisibility, isPresented, actions, { EmptyView() }, fileID, line)
    }

    /// Presents a confirmation dialog with a message while a condition is true.
    ///
    /// - Parameters:
    ///   - titleKey: The title, which is localized. Screen readers read it even if it isn't visible.
    ///   - isPresented: A binding that determines whether the dialog is presented.
    ///   - titleVisibility: The visibility of the title. By default it isn't visible.
    ///   - actions: The buttons.
    ///   - message: The message above the buttons.
    ///   - fileID: The file that reports name.
    ///   - line: The line that reports name.
    public func confirmationDialog<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        presentsDialog(.actions, Text(titleKey), titled: titleVisibility, isPresented, actions, message, fileID, line)
    }

    /// Presents a confirmation dialog with a message while a condition is true.
    ///
    /// - Parameters:
    ///   - title: The title. Screen readers read it even if it isn't visible.
    ///   - isPresented: A binding that determines whether the dialog is presented.
    ///   - titleVisibility: The visibility of the title. By default it isn't visible.
    ///   - actions: The buttons.
    ///   - message: The message above the buttons.
    ///   - fileID: The file that reports name.
    ///   - line: The line that reports name.
    @_disfavoredOverload
    public func confirmationDialog<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        presentsDialog(.actions, Text(title), titled: titleVisibility, isPresented, actions, message, fileID, line)
    }

    /// Presents a confirmation dialog with a message while a condition is true.
    ///
    /// - Parameters:
    ///   - title: The title. Screen readers read it even if it isn't visible.
    ///   - isPresented: A binding that determines whether the dialog is presented.
    ///   - titleVisibility: The visibility of the title. By default it isn't visible.
    ///   - actions: The buttons.
    ///   - message: The message above the buttons.
    ///   - fileID: The file that reports name.
    ///   - line: The line that reports name.
    @_disfavoredOverload
    public func confirmationDialog<Title: _TextTitle & _OverloadWeight, A: View, M: View>(
        _ title: Title, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        presentsDialog(.actions, title._text, titled: titleVisibility, isPresented, actions, message, fileID, line)
    }

    // MARK: With data

    /// Presents a confirmation dialog with data while a condition is true and the data isn't `nil`.
    ///
    /// - Parameters:
    ///   - titleKey: The title, which is localized. Screen readers read it even if it isn't visible.
    ///   - isPresented: A binding that determines whether the dialog is presented.
    ///   - titleVisibility: The visibility of the title. By default it isn't visible.
    ///   - data: The data, which is passed to the closures.
    ///   - actions: The buttons.
    ///   - fileID: The file that reports name.
    ///   - line: The line that reports name.
    public func confirmationDialog<A: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: @escaping (T) -> A, fileID: StaticString = #fileID,
        line: UInt = #line
    ) -> some View {
        presentsConfirmation(
            Text(titleKey), titled: titleVisibility, isPresented, data, actions, { _ in EmptyView() }, fileID,
            line)
    }

    /// Presents a confirmation dialog with data while a condition is true and the data isn't `nil`.
    ///
    /// - Parameters:
    ///   - title: The title. Screen readers read it even if it isn't visible.
    ///   - isPresented: A binding that determines whether the dialog is presented.
    ///   - titleVisibility: The visibility of the title. By default it isn't visible.
    ///   - data: The data, which is passed to the closures.
    ///   - actions: The buttons.
    ///   - fileID: The file that reports name.
    ///   - line: The line that reports name.
    @_disfavoredOverload
    public func confirmationDialog<S: StringProtocol, A: View, T>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        presentsConfirmation(
            Text(title), titled: titleVisibility, isPresented, data, actions, { _ in EmptyView() }, fileID,
            line)
    }

    /// Presents a confirmation dialog with data while a condition is true and the data isn't `nil`.
    ///
    /// - Parameters:
    ///   - title: The title. Screen readers read it even if it isn't visible.
    ///   - isPresented: A binding that determines whether the dialog is presented.
    ///   - titleVisibility: The visibility of the title. By default it isn't visible.
    ///   - data: The data, which is passed to the closures.
    ///   - actions: The buttons.
    ///   - fileID: The file that reports name.
    ///   - line: The line that reports name.
    @_disfavoredOverload
    public func confirmationDialog<Title: _TextTitle & _OverloadWeight, A: View, T>(
        _ title: Title, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        presentsConfirmation(
            title._text, titled: titleVisibility, isPresented, data, actions, { _ in EmptyView() }, fileID,
            line)
    }

    /// Presents a confirmation dialog with a message and data while a condition is true and the data isn't `nil`.
    ///
    /// - Parameters:
    ///   - titleKey: The title, which is localized. Screen readers read it even if it isn't visible.
    ///   - isPresented: A binding that determines whether the dialog is presented.
    ///   - titleVisibility: The visibility of the title. By default it isn't visible.
    ///   - data: The data, which is passed to the closures.
    ///   - actions: The buttons.
    ///   - message: The message above the buttons.
    ///   - fileID: The file that reports name.
    ///   - line: The line that reports name.
    public func confirmationDialog<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        presentsConfirmation(
            Text(titleKey), titled: titleVisibility, isPresented, data, actions, message, fileID, line)
    }

    /// Presents a confirmation dialog with a message and data while a condition is true and the data isn't `nil`.
    ///
    /// - Parameters:
    ///   - title: The title. Screen readers read it even if it isn't visible.
    ///   - isPresented: A binding that determines whether the dialog is presented.
    ///   - titleVisibility: The visibility of the title. By default it isn't visible.
    ///   - data: The data, which is passed to the closures.
    ///   - actions: The buttons.
    ///   - message: The message above the buttons.
    ///   - fileID: The file that reports name.
    ///   - line: The line that reports name.
    @_disfavoredOverload
    public func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        presentsConfirmation(
            Text(title), titled: titleVisibility, isPresented, data, actions, message, fileID, line)
    }

    /// Presents a confirmation dialog with a message and data while a condition is true and the data isn't `nil`.
    ///
    /// - Parameters:
    ///   - title: The title. Screen readers read it even if it isn't visible.
    ///   - isPresented: A binding that determines whether the dialog is presented.
    ///   - titleVisibility: The visibility of the title. By default it isn't visible.
    ///   - data: The data, which is passed to the closures.
    ///   - actions: The buttons.
    ///   - message: The message above the buttons.
    ///   - fileID: The file that reports name.
    ///   - line: The line that reports name.
    @_disfavoredOverload
    public func confirmationDialog<Title: _TextTitle & _OverloadWeight, A: View, M: View, T>(
        _ title: Title, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        presentsConfirmation(
            title._text, titled: titleVisibility, isPresented, data, actions, message, fileID, line)
    }
}
