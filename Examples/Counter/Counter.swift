import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = UINavigationController(rootViewController: CounterController())
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}

class CounterController: UIViewController {
    private let button = UIButton(configuration: .filled())
    private var count = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Counter"
        view.backgroundColor = .systemBackground
        button.setTitle("Pressed 0 times", for: .normal)
        button.addTarget(self, action: Selector("pressed", Self.pressed), for: .touchUpInside)
        button.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(button)
        button.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
        button.centerYAnchor.constraint(equalTo: view.centerYAnchor).isActive = true
    }

    func pressed() {
        count += 1
        button.setTitle("Pressed \(count) times", for: .normal)
    }
}
