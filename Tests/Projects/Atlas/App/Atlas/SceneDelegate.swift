import AtlasData
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

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

        window = UIWindow(windowScene: scene)
        window?.rootViewController = split
        window?.makeKeyAndVisible()
    }
}
