import AtlasData
import OSLog
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    private let logger = Logger(subsystem: "org.example.atlas", category: "scenes")

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene,
            let delegate = UIApplication.shared.delegate as? AppDelegate
        else { return }
        let split = UISplitViewController(style: .doubleColumn)
        let countries = CountriesViewController(library: delegate.library)
        split.setViewController(countries, for: .primary)
        split.setViewController(PlaceholderController(), for: .secondary)
        split.preferredDisplayMode = .oneBesideSecondary
        split.delegate = self

        window = UIWindow(windowScene: scene)
        window?.rootViewController = split
        window?.makeKeyAndVisible()
        logger.info("Connected \(scene.session.persistentIdentifier, privacy: .private) with \(UIScreen.main.scale, format: .fixed(precision: 0))x")
    }
}

extension SceneDelegate: UISplitViewControllerDelegate {
    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
        .primary
    }
}
