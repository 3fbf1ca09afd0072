import Engawa
import SyncModels
import UIKit

/// The app delegate of Sync.
///
/// The environment variable `SYNC_URL` is the address of the server, `SYNC_STORE` the folder in which the app keeps its
/// data, and `SYNC_AS` the name of a seeded account that is signed in at the first launch.
public final class SyncAppDelegate: UIResponder, UIApplicationDelegate {
    public var window: UIWindow?
    /// The events in the application since its launch.
    public let analytics = Analytics()

    public override init() {
        super.init()
    }

    /// Creates the root view controller of the example. From this point on, the strings of the stack are in the
    /// language of the app.
    public static func makeController() -> UIViewController {
        StackTexts.translate { localized($0) }
        do {
            let environment: [String: String] = ProcessInfo.processInfo.environment
            let launch = try SyncLaunch(environment)
            if let name = launch.name { launch.session.signInIfNeeded(as: name) }
            return RootController(launch.session)
        } catch {
            return ProblemController(RequestFailure(error).message)
        }
    }

    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        NetworkActivityIndicator.follow()
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = Self.makeController()
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}

/// The initial state of a launch: the session in the user's store.
@MainActor
struct SyncLaunch {
    /// The seeded account to sign in; nil to show the sign-in screen.
    let name: String?
    let session: SyncSession

    init(_ environment: [String: String]) throws {
        name = environment["SYNC_AS"]
        let address: String = environment["SYNC_URL"] ?? "http://localhost:8080"
        let url: URL = try ServerAddress(address).url
        let files = FileManager.default
        let folder: URL =
            environment["SYNC_STORE"].map { URL(fileURLWithPath: $0, isDirectory: true) }
            ?? files.urls(for: .applicationSupportDirectory, in: .userDomainMask)[0].appending(path: "engawa/sync")
        try files.createDirectory(at: folder, withIntermediateDirectories: true)
        // Two processes with different names store their data separately.
        let stem: String = name.map { $0.filter { $0.isLetter || $0.isNumber } } ?? "sync"
        var options = StoreOptions()
        options.key = .file(folder.appending(path: "\(stem).key"))
        let store = try Store(
            at: folder.appending(path: "\(stem).sqlite"), migrations: SyncSession.migrations, options: options)
        session = try SyncSession(server: url, store: store)
    }
}
