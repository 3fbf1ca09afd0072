import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: windowScene)
        window.rootViewController = ProbeController()
        window.makeKeyAndVisible()
        self.window = window
        print("connected \(session.configuration.name ?? "no name")")
        for context in connectionOptions.urlContexts.sorted(by: { $0.url.absoluteString < $1.url.absoluteString }) {
            print("opens \(context.url.absoluteString) in place: \(context.options.openInPlace)")
        }
    }
}

/// Uses every form of selector that a controller can use. None may cause a warning.
final class ProbeController: UIViewController {
    private let button = UIButton()
    private lazy var tap = UITapGestureRecognizer(target: self, action: Selector("tapped", Self.tapped))

    override func viewDidLoad() {
        super.viewDidLoad()
        button.addTarget(self, action: Selector("pressed", Self.pressed), for: .touchUpInside)
        button.addTarget(self, action: Selector("pressed", ProbeController.pressedWith), for: .touchUpInside)
        button.addTarget(self, action: Selector("pressed", Self.pressedAt(_:event:)), for: .touchUpInside)
        view.addGestureRecognizer(tap)
        NotificationCenter.default.addObserver(
            self, selector: Selector("received", Self.received), name: Notification.Name("probe"), object: nil)
        NotificationCenter.default.post(name: Notification.Name("probe"), object: nil)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        Timer.scheduledTimer(
            timeInterval: 0.001, target: self, selector: Selector("end", Self.end), userInfo: nil, repeats: false)
    }

    private func pressed() {}
    private func pressedWith(_ sender: UIButton) {}
    private func pressedAt(_ sender: UIButton, event: UIEvent) {}
    private func tapped(_ recognizer: UITapGestureRecognizer) {}
    private func received(_ notification: Notification) { print("received") }

    private func end(_ timer: Timer) {
        print("appeared")
        exit(0)
    }
}

/// A nonisolated class whose method a control calls.
final class ProbeModel: NSObject {
    func save() {}

    @MainActor func follow(_ button: UIButton) {
        button.addTarget(self, action: Selector("save", Self.save), for: .touchUpInside)
    }
}
