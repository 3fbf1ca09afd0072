import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
        UserDefaults.standard.register(defaults: ["cycles": 4])
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = TimerViewController(schedule: .standard)
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}
