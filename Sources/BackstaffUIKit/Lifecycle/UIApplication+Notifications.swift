import BackstaffUI
import Foundation

// The notifications of the app's life. A scene posts the first four of each type when its phase changes.

extension UIApplication {
    /// The notification that the app is in front. Each scene posts it, for its own views.
    public nonisolated static let didBecomeActiveNotification = SceneNotification.appDidBecomeActive
    /// The notification that the app will no longer be in front. Each scene posts it, for its own views.
    public nonisolated static let willResignActiveNotification = SceneNotification.appWillResignActive
    /// The notification that the app is no longer visible. Each scene posts it, for its own views.
    public nonisolated static let didEnterBackgroundNotification = SceneNotification.appDidEnterBackground
    /// The notification that the app will be visible. Each scene posts it, for its own views.
    public nonisolated static let willEnterForegroundNotification = SceneNotification.appWillEnterForeground

    /// The notification that the app has started. It is never posted: a server starts before its first visitor comes.
    public nonisolated static let didFinishLaunchingNotification = Notification.Name(
        "UIApplicationDidFinishLaunchingNotification")
    /// The notification that the app ends. It is never posted: a visitor's app ends without a word.
    public nonisolated static let willTerminateNotification = Notification.Name(
        "UIApplicationWillTerminateNotification")
    /// The notification that memory is short. It is never posted.
    public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
        "UIApplicationDidReceiveMemoryWarningNotification")
    /// The notification that a user has taken a picture of the screen. It is never posted: a browser doesn't tell.
    public nonisolated static let userDidTakeScreenshotNotification = Notification.Name(
        "UIApplicationUserDidTakeScreenshotNotification")
    /// The notification of a new day or time zone. It is never posted.
    public nonisolated static let significantTimeChangeNotification = Notification.Name(
        "UIApplicationSignificantTimeChangeNotification")
}

extension UIScene {
    /// The notification that a scene is in front. Each scene posts it, for its own views.
    public nonisolated static let didActivateNotification = SceneNotification.sceneDidActivate
    /// The notification that a scene will no longer be in front. Each scene posts it, for its own views.
    public nonisolated static let willDeactivateNotification = SceneNotification.sceneWillDeactivate
    /// The notification that a scene is no longer visible. Each scene posts it, for its own views.
    public nonisolated static let didEnterBackgroundNotification = SceneNotification.sceneDidEnterBackground
    /// The notification that a scene will be visible. Each scene posts it, for its own views.
    public nonisolated static let willEnterForegroundNotification = SceneNotification.sceneWillEnterForeground
}
