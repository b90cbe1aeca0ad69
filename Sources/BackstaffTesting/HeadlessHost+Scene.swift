public import BackstaffUI

extension HeadlessHost {
    /// Brings the tab nearer to a person's attention, or takes it away from there: hides it, for one.
    public func setScenePhase(_ phase: ScenePhase) async {
        scene.setPhase(phase)
        await settle()
    }

    /// What a person does on screen, as `userActivity` says.
    public var userActivities: [NSUserActivity] { scene.userActivities }

    /// Goes on with what a person did elsewhere, as `onContinueUserActivity` wants it.
    public func proceed(with activity: NSUserActivity) async {
        scene.proceed(with: activity)
        await settle()
    }
}
