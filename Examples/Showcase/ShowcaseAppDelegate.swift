import Engawa
import Foundation
import UIKit

/// The app delegate of the showcase, which opens the table of examples or one of them.
final class ShowcaseAppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private let example: Example?

    init(example: Example?) {
        self.example = example
        super.init()
    }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        NetworkActivityIndicator.follow()
        keepPictures()
        let window = UIWindow(frame: UIScreen.main.bounds)
        let root: UIViewController = example?.makeController() ?? ShowcaseController()
        window.rootViewController =
            example?.hasNavigation == true ? root : UINavigationController(rootViewController: root)
        window.makeKeyAndVisible()
        self.window = window
        return true
    }

    /// Keeps pictures on disk between launches, for as long as their servers allow.
    private func keepPictures() {
        guard let caches = FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first else { return }
        let cache = HTTPCache(folder: caches.appendingPathComponent("engawa/pictures"))
        ImagePipeline.shared = ImagePipeline(
            loader: NetworkImageLoader { configuration in
                configuration.retry = .standard
                configuration.cache = cache
            })
    }
}
