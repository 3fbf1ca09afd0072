import Foundation

extension UIApplication {
    private nonisolated static func name(_ event: String) -> Notification.Name {
        Notification.Name("UIApplication\(event)Notification")
    }

    /// Posted after the launch.
    public nonisolated static let didFinishLaunchingNotification = name("DidFinishLaunching")
    /// Posted after the application becomes active.
    public nonisolated static let didBecomeActiveNotification = name("DidBecomeActive")
    /// Posted before the application becomes inactive.
    public nonisolated static let willResignActiveNotification = name("WillResignActive")
    /// Posted after the application enters the background.
    public nonisolated static let didEnterBackgroundNotification = name("DidEnterBackground")
    /// Posted before the application enters the foreground.
    public nonisolated static let willEnterForegroundNotification = name("WillEnterForeground")
    /// Posted when the system is low on memory.
    public nonisolated static let didReceiveMemoryWarningNotification = name("DidReceiveMemoryWarning")
    /// Posted when a new day begins.
    public nonisolated static let significantTimeChangeNotification = name("SignificantTimeChange")
    /// Posted after the user presses the Print Screen key while the application has the keyboard focus.
    public nonisolated static let userDidTakeScreenshotNotification = name("UserDidTakeScreenshot")
    /// Posted before the application terminates.
    public nonisolated static let willTerminateNotification = name("WillTerminate")
}
