// What joins SwiftUI to SwiftData, which isn't here; the messages say what to use instead.

extension View {
    /// Gives views a store of SwiftData.
    @available(*, unavailable, message: "There is no SwiftData here: keep models in @Observable objects")
    public func modelContainer(_ container: Any) -> some View { self }

    /// Gives views a store of SwiftData for a type of models.
    @available(*, unavailable, message: "There is no SwiftData here: keep models in @Observable objects")
    public func modelContainer(
        for modelType: Any.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false
    ) -> some View { self }

    /// Gives views a store of SwiftData for types of models.
    @available(*, unavailable, message: "There is no SwiftData here: keep models in @Observable objects")
    public func modelContainer(
        for modelTypes: [Any.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false
    ) -> some View { self }
}

extension Scene {
    /// Gives a scene's views a store of SwiftData.
    @available(*, unavailable, message: "There is no SwiftData here: keep models in @Observable objects")
    public func modelContainer(_ container: Any) -> some Scene { self }

    /// Gives a scene's views a store of SwiftData for a type of models.
    @available(*, unavailable, message: "There is no SwiftData here: keep models in @Observable objects")
    public func modelContainer(
        for modelType: Any.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false
    ) -> some Scene { self }

    /// Gives a scene's views a store of SwiftData for types of models.
    @available(*, unavailable, message: "There is no SwiftData here: keep models in @Observable objects")
    public func modelContainer(
        for modelTypes: [Any.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false
    ) -> some Scene { self }
}
