// A list of 100,000 rows with text in several scripts, as in an app. The program `bench` runs it in a window on a
// display, and compares it with the same list in Qt. It prints a line for each figure: the name, a tab and the value.
//
//     ListApp [--rows N] [--first | --steady | --bar]
//
// With `--first` it ends after the first frame. With `--bar` the list is under a navigation bar, which is blurred. With
// `--steady` it scrolls slowly over rows that it has shown before, and counts allocations.
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        let list = ListController(style: .plain)
        let hasBar: Bool = CommandLine.arguments.contains("--bar")
        window.rootViewController = hasBar ? UINavigationController(rootViewController: list) : list
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}
