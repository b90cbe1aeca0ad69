import Foundation

extension View {
    // MARK: While a condition is true

    /// Presents an alert while a condition is true.
    ///
    /// All buttons dismiss the alert after they have performed their action. If there are no buttons, the alert has an
    /// OK button. The Escape key stands for the button with the role `cancel`, or for the only button. Text fields are
    /// shown above the buttons.
    ///
    /// - Parameters:
    ///   - titleKey: The title of the alert, which is localized.
    ///   - isPresented: A binding that determines whether the alert is presented.
    ///   - actions: The buttons and text fields.
    ///   - fileID: The file that reports name.
    ///   - line: The line that reports name.
    public func alert<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        presentsDialog(.alert, Text(titleKey), isPresented, actions, { EmptyView() }, fileID, line)
    }

    /// Presents an alert while a condition is true.
    ///
    /// - Parameters:
    ///   - title: The title of the alert.
    ///   - isPresented: A binding that determines whether the alert is presented.
    ///   - actions: The buttons and text fields.
    ///   - fileID: The file that reports name.
    ///   - line: The line that reports name.
    @_disfavoredOverload
    public func alert<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        presentsDialog(.alert, Text(title), isPresented, actions, { EmptyView() }, fileID, line)
    }

    /// Presents an alert while a condition is true.
    ///
    /// - Parameters:
    ///   - title: The title of the alert.
    ///   - isPresented: A binding that determines whether the alert is presented.
    ///   - actions: The buttons and text fields.
    ///   - fileID: The file that reports name.
    ///   - line: The line that reports name.
    @_disfavoredOverload
    public func alert<Title: _TextTitle & _OverloadWeight, A: View>(
        _ title: Title, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        presentsDialog(.alert, title._text, isPresented, actions, { EmptyView() }, fileID, line)
    }

    /// Presents an alert with a message while a condition is true.
    ///
    /// - Parameters:
    ///   - titleKey: The title of the alert, which is localized.
    ///   - isPresented: A binding that determines whether the alert is presented.
    ///   - actions: The buttons and text fields.
    ///   - message: The message below the title.
    ///   - fileID: The file that reports name.
    ///   - line: The line that reports name.
    public func alert<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
        @ViewBuilder message: @escaping () -> M, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        presentsDialog(.alert, Text(titleKey), isPresented, actions, message, fileID, line)
    }

    /// Presents an alert with a message while a condition is true.
    ///
    /// - Parameters:
    ///   - title: The title of the alert.
    ///   - isPresented: A binding that determines whether the alert is presented.
    ///   - actions: The buttons and text fields.
    ///   - message: The message below the title.
    ///   - fileID: The file that reports name.
    ///   - line: The line that reports name.
    @_disfavoredOverload
    public func alert<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
        @ViewBuilder message: @escaping () -> M, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        presentsDialog(.alert, Text(title), isPresented, actions, message, fileID, line)
    }

    /// Presents an alert with a message while a condition is true.
    ///
    /// - Parameters:
    ///   - title: The title of the alert.
    ///   - isPresented: A binding that determines whether the alert is presented.
    ///   - actions: The buttons and text fields.
    ///   - message: The message below the title.
    ///   - fileID: The file that reports name.
    ///   - line: The line that reports name.
    @_disfavoredOverload
    public func alert<Title: _TextTitle & _OverloadWeight, A: View, M: View>(
        _ title: Title, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
        @ViewBuilder message: @escaping () -> M, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        presentsDialog(.alert, title._text, isPresented, actions, message, fileID, line)
    }

    // MARK: With data

    /// Presents an alert with data while a condition is true.
    ///
    /// The content of the alert doesn't change while it is presented, even if the data changes.
    ///
    /// - Parameters:
    ///   - titleKey: The title of the alert, which is localized.
    ///   - isPresented: A binding that determines whether the alert is presented.
    ///   - data: The data, which is passed to the closures. If it is `nil`, the alert has only its title and OK.
    ///   - actions: The buttons and text fields.
    ///   - fileID: The file that reports name.
    ///   - line: The line that reports name.
    public func alert<A: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        presentsAlert(Text(titleKey), isPresented, data, actions, { _ in EmptyView() }, fileID, line)
    }

    /// Presents an alert with data while a condition is true.
    ///
    /// - Parameters:
    ///   - title: The title of the alert.
    ///   - isPresented: A binding that determines whether the alert is presented.
    ///   - data: The data, which is passed to the closures. If it is `nil`, the alert has only its title and OK.
    ///   - actions: The buttons and text fields.
    ///   - fileID: The file that reports name.
    ///   - line: The line that reports name.
    @_disfavoredOverload
    public func alert<S: StringProtocol, A: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        presentsAlert(Text(title), isPresented, data, actions, { _ in EmptyView() }, fileID, line)
    }

    /// Presents an alert with data while a condition is true.
    ///
    /// - Parameters:
    ///   - title: The title of the alert.
    ///   - isPresented: A binding that determines whether the alert is presented.
    ///   - data: The data, which is passed to the closures. If it is `nil`, the alert has only its title and OK.
    ///   - actions: The buttons and text fields.
    ///   - fileID: The file that reports name.
    ///   - line: The line that reports name.
    @_disfavoredOverload
    public func alert<Title: _TextTitle & _OverloadWeight, A: View, T>(
        _ title: Title, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        presentsAlert(title._text, isPresented, data, actions, { _ in EmptyView() }, fileID, line)
    }

    /// Presents an alert with a message and data while a condition is true.
    ///
    /// - Parameters:
    ///   - titleKey: The title of the alert, which is localized.
    ///   - isPresented: A binding that determines whether the alert is presented.
    ///   - data: The data, which is passed to the closures. If it is `nil`, the alert has only its title and OK.
    ///   - actions: The buttons and text fields.
    ///   - message: The message below the title.
    ///   - fileID: The file that reports name.
    ///   - line: The line that reports name.
    public func alert<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        presentsAlert(Text(titleKey), isPresented, data, actions, message, fileID, line)
    }

    /// Presents an alert with a message and data while a condition is true.
    ///
    /// - Parameters:
    ///   - title: The title of the alert.
    ///   - isPresented: A binding that determines whether the alert is presented.
    ///   - data: The data, which is passed to the closures. If it is `nil`, the alert has only its title and OK.
    ///   - actions: The buttons and text fields.
    ///   - message: The message below the title.
    ///   - fileID: The file that reports name.
    ///   - line: The line that reports name.
    @_disfavoredOverload
    public func alert<S: StringProtocol, A: View, M: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
        @ViewBuilder message: @escaping (T) -> M, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        presentsAlert(Text(title), isPresented, data, actions, message, fileID, line)
    }

    /// Presents an alert with a message and data while a condition is true.
    ///
    /// - Parameters:
    ///   - title: The title of the alert.
    ///   - isPresented: A binding that determines whether the alert is presented.
    ///   - data: The data, which is passed to the closures. If it is `nil`, the alert has only its title and OK.
    ///   - actions: The buttons and text fields.
    ///   - message: The message below the title.
    ///   - fileID: The file that reports name.
    ///   - line: The line that reports name.
    @_disfavoredOverload
    public func alert<Title: _TextTitle & _OverloadWeight, A: View, M: View, T>(
        _ title: Title, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
        @ViewBuilder message: @escaping (T) -> M, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        presentsAlert(title._text, isPresented, data, actions, message, fileID, line)
    }

    // MARK: With an error

    /// Presents an alert while a condition is true and the error isn't `nil`. The title is the error's localized
    /// description.
    ///
    /// - Parameters:
    ///   - isPresented: A binding that determines whether the alert is presented.
    ///   - error: The error.
    ///   - actions: The buttons.
    ///   - fileID: The file that reports name.
    ///   - line: The line that reports name.
    public func alert<E: LocalizedError, A: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping () -> A,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        presentsDialog(.alert, isPresented, error, { _ in actions() }, { _ in EmptyView() }, fileID, line)
    }

    /// Presents an alert with a message while a condition is true and the error isn't `nil`.
    ///
    /// - Parameters:
    ///   - isPresented: A binding that determines whether the alert is presented.
    ///   - error: The error.
    ///   - actions: The buttons.
    ///   - message: The message below the title.
    ///   - fileID: The file that reports name.
    ///   - line: The line that reports name.
    public func alert<E: LocalizedError, A: View, M: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping (E) -> A,
        @ViewBuilder message: @escaping (E) -> M, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        presentsDialog(.alert, isPresented, error, actions, message, fileID, line)
    }
}
