import Engawa
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let address = ProcessInfo.processInfo.environment["PEOPLE_URL"] ?? "http://localhost:8080"
        guard let url = URL(string: address) else { fatalError("PEOPLE_URL is not a URL: \(address)") }
        let controller = PeopleController()
        controller.model = PeopleModel(client: APIClient(baseURL: url, serviceName: "The directory"))
        NetworkActivityIndicator.follow()
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = UINavigationController(rootViewController: controller)
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}
