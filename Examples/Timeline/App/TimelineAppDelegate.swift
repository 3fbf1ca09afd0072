import Engawa
import Foundation
import TimelineModels
import UIKit

/// The app delegate of Timeline. The environment variable `TIMELINE_FEED` opens a feed instead of the list of people.
public final class TimelineAppDelegate: UIResponder, UIApplicationDelegate {
    public var window: UIWindow?

    public override init() {
        super.init()
    }

    /// Creates the root view controller of the example.
    public static func makeController() -> UIViewController {
        let feed: URL? = ProcessInfo.processInfo.environment["TIMELINE_FEED"].flatMap { URL(string: $0) }
        return feed.map { TimelineController(.feed($0)) } ?? PickerController()
    }

    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        NetworkActivityIndicator.follow()
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = UINavigationController(rootViewController: Self.makeController())
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}
