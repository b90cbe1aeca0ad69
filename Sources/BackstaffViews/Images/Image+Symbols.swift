extension Image {
    /// Creates an image of a system symbol. An unknown symbol is shown as a neutral glyph, and is reported in debug
    /// builds.
    ///
    /// - Parameters:
    ///   - systemName: The name of the symbol.
    ///   - fileID: The file that reports name.
    ///   - line: The line that reports name.
    public init(systemName: String, fileID: StaticString = #fileID, line: UInt = #line) {
        self.init(.symbol(systemName))
        Self.checkSymbol(systemName, fileID: fileID, line: line)
    }

    /// Creates an image of a system symbol. This overload exists so that `Image.init(systemName:)` can be used as a
    /// function.
    @_disfavoredOverload
    public init(systemName: String) {
        self.init(.symbol(systemName))
        Self.checkSymbol(systemName, fileID: #fileID, line: #line)
    }

    /// Creates an image of a system symbol with a variable value.
    ///
    /// - Parameters:
    ///   - systemName: The name of the symbol.
    ///   - variableValue: The variable value. It has no effect.
    ///   - fileID: The file that reports name.
    ///   - line: The line that reports name.
    public init(
        systemName: String, variableValue: Double?, fileID: StaticString = #fileID, line: UInt = #line
    ) {
        self.init(.symbol(systemName))
        Self.checkSymbol(systemName, fileID: fileID, line: line)
    }
}
