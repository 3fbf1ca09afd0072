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
import UIKitSharing
import UIKitSystem
import UIKitTextSelection
import WordSpelling

/// Runs an application on the host for its environment.
@MainActor
package enum ApplicationLauncher {
    /// Launches an application and runs it until it ends.
    ///
    /// - Throws: `HostError` with a message if no window can be opened.
    package static func run(delegate: any UIApplicationDelegate, options: LaunchOptions = LaunchOptions()) throws {
        let host = try makeHost(options)
        let application: UIApplication = .shared
        let client = DefaultsSavingClient(application)
        installModules()
        SpellingDictionaries.marksViews = !(host is HeadlessHost)
        try application.launch(on: host, delegate: delegate, options: options)
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

    /// Creates a host whose windows are on the screen, or in memory if `ENGAWA_HOST` is `headless`.
    private static func makeHost(_ options: LaunchOptions) throws -> any PlatformHost {
        if ProcessInfo.processInfo.environment["ENGAWA_HOST"] == "headless" {
            return HeadlessHost(
                size: options.size ?? CGSize(width: 390, height: 844), prefersDark: options.prefersDark)
        }
        // Another thread opens the display, and mostly waits. In the meantime, this thread loads the fonts.
        SDLHost.prepare()
        FontDescription.prepare()
        return try SDLHost()
    }
}
