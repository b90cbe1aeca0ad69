extension View {
    /// Lets gestures of this view go before those of the system at some edges. It has no effect: a page can't hold back the
    /// gestures of the browser and the device.
    public func defersSystemGestures(on edges: Edge.Set) -> some View { self }

    /// Sets whether gestures of this view get the event that activates its window. It has no effect: the browser decides it.
    public func allowsWindowActivationEvents(_ value: Bool? = true) -> some View { self }
}
