public import BackstaffUI

extension HeadlessHost {
    /// Sets the scene phase, for example to simulate that a user hides the tab.
    ///
    /// - Parameter phase: The new phase.
    public func setScenePhase(_ phase: ScenePhase) async {
        scene.setPhase(phase)
        await settle()
    }

    /// The user activities that the views on screen advertise with `userActivity`.
    public var userActivities: [NSUserActivity] { scene.userActivities }

    /// Delivers a user activity to the scene, which calls `onContinueUserActivity`.
    ///
    /// - Parameter activity: The activity to continue.
    public func proceed(with activity: NSUserActivity) async {
        scene.proceed(with: activity)
        await settle()
    }
}
