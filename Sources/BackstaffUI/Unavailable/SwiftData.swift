// The API that connects SwiftUI with SwiftData. SwiftData isn't available, and the messages say what to use instead.

extension View {
    /// Sets the context of SwiftData's models for the view. It isn't available.
    @available(*, unavailable, message: "SwiftData isn't available: keep models in @Observable objects")
    public func modelContext(_ modelContext: Any) -> some View { self }

    /// Sets the SwiftData container of the view. It isn't available.
    @available(*, unavailable, message: "SwiftData isn't available: keep models in @Observable objects")
    public func modelContainer(_ container: Any) -> some View { self }

    /// Sets the SwiftData container of the view for a model type. It isn't available.
    @available(*, unavailable, message: "SwiftData isn't available: keep models in @Observable objects")
    public func modelContainer(
        for modelType: Any.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false
    ) -> some View { self }

    /// Sets the SwiftData container of the view for several model types. It isn't available.
    @available(*, unavailable, message: "SwiftData isn't available: keep models in @Observable objects")
    public func modelContainer(
        for modelTypes: [Any.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false
    ) -> some View { self }
}

extension Scene {
    /// Sets the context of SwiftData's models for the scene. It isn't available.
    @available(*, unavailable, message: "SwiftData isn't available: keep models in @Observable objects")
    public func modelContext(_ modelContext: Any) -> some Scene { self }

    /// Sets the SwiftData container of the scene. It isn't available.
    @available(*, unavailable, message: "SwiftData isn't available: keep models in @Observable objects")
    public func modelContainer(_ container: Any) -> some Scene { self }

    /// Sets the SwiftData container of the scene for a model type. It isn't available.
    @available(*, unavailable, message: "SwiftData isn't available: keep models in @Observable objects")
    public func modelContainer(
        for modelType: Any.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false
    ) -> some Scene { self }

    /// Sets the SwiftData container of the scene for several model types. It isn't available.
    @available(*, unavailable, message: "SwiftData isn't available: keep models in @Observable objects")
    public func modelContainer(
        for modelTypes: [Any.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false
    ) -> some Scene { self }
}
