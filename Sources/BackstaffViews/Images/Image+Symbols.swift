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
    ///   - variableValue: The part of the symbol's variable layers that is shown, from 0 to 1. Only a few symbols have such
    ///     layers, for example `wifi` and `speaker.wave.3`.
    ///   - fileID: The file that reports name.
    ///   - line: The line that reports name.
    public init(
        systemName: String, variableValue: Double?, fileID: StaticString = #fileID, line: UInt = #line
    ) {
        self.init(.symbol(systemName))
        self.variableValue = variableValue.flatMap { $0.isNaN ? nil : min(1, max(0, $0)) }
        Self.checkSymbol(systemName, fileID: fileID, line: line)
    }
}
