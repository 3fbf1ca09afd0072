import Foundation
import HostHeadless
import HostSDL
import PlatformHost
import TextLayout
import UIKitControls
import UIKitDesktop
import UIKitDragDrop
import UIKitKeyboard
import UIKitLists
import UIKitMenus
import UIKitNibs
import UIKitSearching
import UIKitSharing
import UIKitSystem
import UIKitTextSelection
import WordSpelling

/// Runs an application on the host that the environment selects.
@MainActor
package enum ApplicationLauncher {
    /// Launches an application and runs it until it ends.
    ///
    /// If the application is launched with URLs and another instance of it is running, that instance opens the URLs.
    ///
    /// - Throws: `HostError` with a message if no window can be opened.
    package static func run(delegate: any UIApplicationDelegate, options: LaunchOptions = LaunchOptions()) throws {
        let application: UIApplication = .shared
        let urls: [URL] = isHeadless ? [] : application.urls(of: options, for: delegate)
        if !urls.isEmpty, let path = socketPath(of: application), InstanceSocket.send(urls, to: path) { return }
        let host = try makeHost(options)
        let client = DefaultsSavingClient(application)
        installModules()
        SpellingDictionaries.marksViews = !(host is HeadlessHost)
        try application.launch(on: host, delegate: delegate, options: options)
        if let host = host as? SDLHost, let path = socketPath(of: application) { host.receiveURLs(at: path) }
        prepareWindow(of: application)
        host.run(client)
    }

    /// Connects the modules of the kit above UIKitCore, before the application is launched.
    package static func installModules() {
        ControlsModule.install()
        DesktopInput.install()
        DragDropModule.install()
        KeyboardModule.install()
        ListModule.install()
        MenuModule.install()
        NibModule.install()
        SearchModule.install()
        SharingModule.install()
        SystemModule.install()
        TextSelectionModule.install()
    }

    /// Sets the minimum size of the window and, after the first frame, its icon.
    private static func prepareWindow(of application: UIApplication) {
        guard let scene = application.connectedWindowScene else { return }
        _ = scene.sizeRestrictions
        application.afterTurn {
            application.afterTurn { WindowIcon.show(on: scene.hostWindow, name: application.name) }
        }
    }

    /// Whether windows are in memory rather than on the screen.
    private static var isHeadless: Bool { ProcessInfo.processInfo.environment["ENGAWA_HOST"] == "headless" }

    /// Returns the path of the socket on which the running instance receives URLs. Returns nil for an application
    /// without a bundle identifier.
    private static func socketPath(of application: UIApplication) -> String? {
        guard let identifier = application.applicationInformation().values["CFBundleIdentifier"] as? String else {
            return nil
        }
        return InstanceSocket.path(identifier: identifier, environment: ProcessInfo.processInfo.environment)
    }

    /// Creates a host whose windows are on the screen, or in memory if `ENGAWA_HOST` is `headless`.
    private static func makeHost(_ options: LaunchOptions) throws -> any PlatformHost {
        if isHeadless {
            return HeadlessHost(
                size: options.size ?? CGSize(width: 390, height: 844), prefersDark: options.prefersDark)
        }
        // Another thread opens the display, and mostly waits. In the meantime, this thread loads the fonts.
        SDLHost.prepare()
        FontDescription.prepare()
        return try SDLHost()
    }
}
