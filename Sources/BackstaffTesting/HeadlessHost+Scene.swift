public import BackstaffUI

extension HeadlessHost {
    /// Gives the scene an address, as the browser does when a link of the app's site is followed in its page.
    public func open(_ url: URL) async {
        await open(url: url.absoluteString)
    }

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
