import ClassRuntime
import CoreGraphics
import ProcessWork
import Foundation
import HostClock
import HostHeadless
import PlatformHost
import UIKitControls
import UIKitCore
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

/// An application that runs on a `HeadlessHost`, driven by a test or a script.
///
/// Every call is synchronous: it posts events, runs turns of the application, and advances virtual time until the
/// application settles. See `HeadlessHost.wait(for:until:)` for the rules.
@preconcurrency @MainActor
package final class AppSession {
    /// The session of the running application. Nil if no application runs.
    package private(set) static weak var current: AppSession?

    /// The recorder of a feedback audit, which observes each session; nil if no audit is in progress.
    static weak var recorder: FeedbackRecorder?

    package let host: HeadlessHost
    package let application: UIApplication
    /// The client of the host during an audit, which the host does not retain.
    private var recordedApplication: RecordedApplication?

    /// The options of a launch.
    package struct Options {
        /// The size of the screen, in points.
        package var size = CGSize(width: 390, height: 844)
        /// The number of pixels per point.
        package var scale: CGFloat = 2
        package var prefersDark = false
        /// Whether a phone-sized scene has a status bar.
        package var showsStatusBar = false
        /// Whether the keyboard is shown on the screen while text is edited.
        package var showsKeyboard = false
        /// The layout direction; nil for the direction of the application's language.
        package var layoutDirection: UIUserInterfaceLayoutDirection?
        package var contentSizeCategory: UIContentSizeCategory = .large
        /// The URLs with which the application is launched.
        package var urls: [URL] = []
        /// The launch arguments. The application opens the URLs among them.
        package var arguments: [String] = []
        /// The name of the application; nil for the name in its `Info.plist`.
        package var name: String? = "Application"
        /// The information that replaces an `Info.plist`. If nil, the launch searches for an `Info.plist`.
        package var information: ApplicationInformation?

        package init() {}
    }

    /// Launches an application whose delegate is `delegate`, in place of the application that ran before.
    ///
    /// - Throws: `HostError` if no window can be created.
    package init(delegate: any UIApplicationDelegate, options: Options = Options()) throws {
        host = HeadlessHost(size: options.size, scale: options.scale, prefersDark: options.prefersDark)
        application = UIApplication.replaceShared()
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
        host.backgroundWork = DispatchWork.shared
        host.attach(application)
        if let recorder = AppSession.recorder {
            recorder.sessionBegins()
            follow(with: recorder)
        }
        var launch = LaunchOptions()
        launch.name = options.name
        launch.size = options.size
        launch.information = options.information
        launch.prefersDark = options.prefersDark
        launch.showsStatusBar = options.showsStatusBar
        launch.showsKeyboard = options.showsKeyboard
        launch.layoutDirection = options.layoutDirection
        launch.contentSizeCategory = options.contentSizeCategory
        launch.urls = options.urls
        launch.arguments = options.arguments
        try application.launch(on: host, delegate: delegate, options: launch)
        settle()
        MainThreadSleep.replace { RunLoop.main.run(until: Date(timeIntervalSinceNow: $0)) }
        AppSession.current = self
    }

    /// The application's window on the host. Nil after it was closed.
    package var window: HeadlessWindow? { host.windows.first }

    // MARK: Time

    /// Runs the application until nothing is ready and nothing animates. Does not wait for responses that a server has
    /// parked.
    package func settle() {
        host.settleAnimations()
    }

    /// Advances virtual time by `seconds`.
    package func advance(by seconds: TimeInterval) {
        host.wait(for: seconds) { false }
    }

    /// Waits until `isDone` returns true, for at most `timeout` virtual seconds, and returns whether it returned true.
    ///
    /// Before a wait fails, it continues for `timeout` real seconds, so that work not observed by the host can finish.
    package func wait(for timeout: TimeInterval, until isDone: () -> Bool) -> Bool {
        host.wait(for: timeout, patience: timeout, until: isDone)
    }

    /// Runs the work that is ready now, without advancing time.
    package func catchUp() {
        host.catchUp()
    }

    /// Sets the recorder that observes the turns of the application, or removes it if `recorder` is nil.
    func follow(with recorder: FeedbackRecorder?) {
        recordedApplication = recorder.map { RecordedApplication(application, $0) }
        if let recordedApplication { host.attach(recordedApplication) } else { host.attach(application) }
    }

    /// Ends the application and replaces the shared `UIApplication`.
    package func end() {
        MainThreadSleep.replace(with: nil)
        AppSession.recorder?.sessionEnds()
        AppSession.current = nil
        _ = UIApplication.replaceShared()
    }

    // MARK: Touches

    /// The duration of a tap, in seconds.
    private static let tapDuration: TimeInterval = 0.05

    /// Taps `count` times at `point` on the screen. Each tap lasts `duration` seconds; the default is 0.05.
    package func tap(at point: CGPoint, count: Int = 1, duration: TimeInterval? = nil) {
        for _ in 0..<count {
            touch(.began, at: point)
            advance(by: duration ?? Self.tapDuration)
            touch(.ended, at: point)
        }
        settle()
    }

    /// Drags a finger on the screen from `start` to `end`.
    ///
    /// - Parameters:
    ///   - hold: The time before the finger moves, in seconds.
    ///   - duration: The duration of the movement, in seconds.
    ///   - rest: The time between the movement and the lift, in seconds. With 0, the drag ends as a fling.
    package func drag(
        from start: CGPoint, to end: CGPoint, hold: TimeInterval = 0, duration: TimeInterval = 0.2,
        rest: TimeInterval = 0
    ) {
        touch(.began, at: start)
        advance(by: hold)
        let steps: Int = max(1, Int(duration * 60))
        for step in 1...steps {
            advance(by: duration / TimeInterval(steps))
            let progress: CGFloat = CGFloat(step) / CGFloat(steps)
            touch(
                .moved,
                at: CGPoint(x: start.x + (end.x - start.x) * progress, y: start.y + (end.y - start.y) * progress))
        }
        advance(by: rest)
        touch(.ended, at: end)
        settle()
    }

    /// Posts a touch event for one finger, and runs one turn.
    package func touch(_ phase: HostTouch.Phase, at point: CGPoint, finger: Int = 0) {
        guard let window else { return }
        host.post(.touch(HostTouch(identifier: finger, phase: phase, location: point)), at: window)
        host.turn()
    }

    /// Scrolls a mouse wheel at `point` on the screen by `delta` points.
    package func scroll(at point: CGPoint, by delta: CGSize) {
        guard let window else { return }
        host.post(
            .scroll(HostScroll(location: point, delta: HostDelta(dx: delta.width, dy: delta.height))), at: window)
        host.turn()
        settle()
    }

    // MARK: Keys

    /// Types `text`, one character at a time. A line feed presses Return, a tab presses Tab, and a backspace presses
    /// Delete.
    package func type(_ text: String) {
        guard let window else { return }
        for character in text {
            if let usage = Self.usages[character] {
                press(usage)
            } else {
                host.post(.text(String(character)), at: window)
                host.turn()
            }
        }
        settle()
    }

    /// Presses and releases a key, which types `text`.
    package func press(
        _ usage: Int, modifiers: HostModifiers = [], characters: String = "", ignoringModifiers: String? = nil,
        text: String? = nil
    ) {
        guard let window else { return }
        for isDown in [true, false] {
            let key = HostKey(
                usage: usage, isDown: isDown, characters: characters,
                charactersIgnoringModifiers: ignoringModifiers ?? characters, modifiers: modifiers)
            host.post(.key(key), at: window)
            if isDown, let text { host.post(.text(text), at: window) }
            host.turn()
        }
    }

    /// The keys of characters, with the characters of macOS for keys that type no text.
    private static let usages: [Character: Int] = [
        "\n": 0x28, "\r": 0x28, "\u{3}": 0x58, "\t": 0x2B, "\u{8}": 0x2A, "\u{1B}": 0x29, "\u{7F}": 0x4C,
        "\u{F700}": 0x52, "\u{F701}": 0x51, "\u{F702}": 0x50, "\u{F703}": 0x4F, "\u{F729}": 0x4A, "\u{F72B}": 0x4D,
        "\u{F72C}": 0x4B, "\u{F72D}": 0x4E,
    ]

    // MARK: Window

    /// Resizes the window to `size`, in points, as a user does by resizing or rotating it.
    package func resize(to size: CGSize) {
        window?.resize(to: size)
        settle()
    }

    /// Moves the application to the foreground or the background.
    package func setState(_ state: UIApplication.State) {
        application.setState(state)
        settle()
    }

    /// Sets the system appearance to dark or light.
    package func setAppearance(isDark: Bool) {
        guard let window else { return }
        host.post(.appearance(isDark: isDark), at: window)
        settle()
    }

    /// Changes the text size of the desktop.
    package func setContentSizeCategory(_ category: UIContentSizeCategory) {
        host.setTextScale(category.textScale)
        settle()
    }

    /// Opens URLs in the application, and moves it to the foreground.
    package func openURLs(_ urls: [URL]) {
        application.setState(.active)
        application.openURLs(urls)
        settle()
    }

    /// Drops files in the middle of the window, as if another program had dragged them.
    package func drop(_ files: [URL]) {
        guard let window else { return }
        let middle = CGPoint(x: window.size.width / 2, y: window.size.height / 2)
        host.post(.dropped(HostDrop(files: files, location: middle)), at: window)
        settle()
    }

    /// The current contents of the window. Nil if there is no window.
    package func screenshot() -> CGImage? { withContext { $0.makeImage() } }

    /// The current contents of the window, as a PNG file. Nil if there is no window.
    package func screenshotFile() -> Data? { withContext { $0.pngData() } }

    private func withContext<Result>(_ body: (CGContext) -> Result?) -> Result? {
        window?.withPixels { surface in
            CGContext(
                pixels: surface.pixels, width: surface.width, height: surface.height, bytesPerRow: surface.bytesPerRow,
                scale: 1
            ).flatMap(body)
        } ?? nil
    }
}

extension AppSession {
    /// Creates a delegate of `type` by calling its `init()`. Returns nil if `type` is not a subclass of `NSObject`.
    package static func makeDelegate(of type: any UIApplicationDelegate.Type) -> (any UIApplicationDelegate)? {
        (type as? NSObject.Type)?.make() as? any UIApplicationDelegate
    }
}
