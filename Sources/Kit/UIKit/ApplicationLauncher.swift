import Foundation
import HostHeadless
import HostSDL
import PlatformHost
import TextLayout
import UIKitDesktop

/// Runs an application on the host that fits the surroundings.
@MainActor
package enum ApplicationLauncher {
    /// Launches an application and turns it until it ends.
    ///
    /// - Throws: `HostError` with a sentence when there can be no window.
    package static func run(delegate: any UIApplicationDelegate, options: LaunchOptions = LaunchOptions()) throws {
        let host: any PlatformHost = try makeHost(options)
        let application: UIApplication = .shared
        let client = DefaultsSavingClient(application)
        DesktopInput.install()
        try application.launch(on: host, delegate: delegate, options: options)
        prepareWindow(of: application)
        host.run(client)
    }

    /// Gives the window its smallest size, and its icon once the first frame is shown.
    private static func prepareWindow(of application: UIApplication) {
        guard let scene = application.connectedWindowScene else { return }
        _ = scene.sizeRestrictions
        application.afterTurn {
            application.afterTurn { WindowIcon.show(on: scene.hostWindow, name: application.name) }
        }
    }

    /// A real window, or one of memory where `ENGAWA_HOST` is `headless`.
    private static func makeHost(_ options: LaunchOptions) throws -> any PlatformHost {
        if ProcessInfo.processInfo.environment["ENGAWA_HOST"] == "headless" {
            return HeadlessHost(
                size: options.size ?? CGSize(width: 390, height: 844), prefersDark: options.prefersDark)
        }
        // The display is opened on another thread, and mostly waits for answers; the fonts are read meanwhile.
        SDLHost.prepare()
        FontDescription.prepare()
        return try SDLHost()
    }
}
