extension View {
    /// Does nothing. On Apple's platforms, it prints which values have changed before the body runs.
    public static func _printChanges() {}

    /// Does nothing. On Apple's platforms, it logs which values have changed before the body runs.
    public static func _logChanges() {}
}
