import ClassRuntime
import CoreGraphics
import ProcessWork
import Foundation
import HostClock
import HostHeadless
import PlatformHost
import UIKitCore
import UIKitDesktop

/// One application, launched on a host of memory, that is driven by a test or a script.
///
/// Every call is synchronous: it makes events, turns the application, and moves virtual time as far as the application
/// needs to come to rest. See `HeadlessHost.wait(for:until:)` for the rules.
@preconcurrency @MainActor
package final class AppSession {
    /// The session whose application runs; nil when none does.
    package private(set) static weak var current: AppSession?

    package let host: HeadlessHost
    package let application: UIApplication

    /// How the application is launched.
    package struct Options {
        /// The size of the screen, in points.
        package var size = CGSize(width: 390, height: 844)
        /// Pixels to a point.
        package var scale: CGFloat = 2
        package var prefersDark = false
        package var layoutDirection: UIUserInterfaceLayoutDirection = .leftToRight
        package var contentSizeCategory: UIContentSizeCategory = .large
        package var name = "Application"
        /// What is known in place of an `Info.plist`; nil looks for one.
        package var information: ApplicationInformation?

        package init() {}
    }

    /// Launches an application whose delegate is `delegate`, in place of the one that ran before.
    ///
    /// - Throws: `HostError` when there can be no window.
    package init(delegate: any UIApplicationDelegate, options: Options = Options()) throws {
        host = HeadlessHost(size: options.size, scale: options.scale, prefersDark: options.prefersDark)
        application = UIApplication.replaceShared()
        DesktopInput.install()
        host.backgroundWork = DispatchWork.shared
        host.attach(application)
        var launch = LaunchOptions()
        launch.name = options.name
        launch.size = options.size
        launch.information = options.information
        launch.prefersDark = options.prefersDark
        launch.layoutDirection = options.layoutDirection
        launch.contentSizeCategory = options.contentSizeCategory
        try application.launch(on: host, delegate: delegate, options: launch)
        settle()
        MainThreadSleep.replace { RunLoop.main.run(until: Date(timeIntervalSinceNow: $0)) }
        AppSession.current = self
    }

    /// The application's window on the host; nil once it is closed.
    package var window: HeadlessWindow? { host.windows.first }

    // MARK: Time

    /// Lets the application come to rest: nothing ready, nothing moving. Work that a server holds back goes on.
    package func settle() {
        host.settleAnimations()
    }

    /// Lets `seconds` of virtual time pass.
    package func pass(_ seconds: TimeInterval) {
        host.wait(for: seconds) { false }
    }

    /// Waits until `isDone`, at most `timeout` virtual seconds, and returns whether it became true.
    ///
    /// A wait that is about to fail gives work that the host cannot see `timeout` real seconds.
    package func wait(for timeout: TimeInterval, until isDone: () -> Bool) -> Bool {
        host.wait(for: timeout, patience: timeout, until: isDone)
    }

    /// Runs what is ready now, without letting time pass.
    package func catchUp() {
        host.catchUp()
    }

    /// Ends the application, so that the next session starts afresh.
    package func end() {
        MainThreadSleep.replace(with: nil)
        AppSession.current = nil
        _ = UIApplication.replaceShared()
    }

    // MARK: Touches

    /// How long a finger stays down in a tap, in seconds.
    private static let tapDuration: TimeInterval = 0.05

    /// Taps at `point` of the screen, `count` times, holding each for `duration` seconds.
    package func tap(at point: CGPoint, count: Int = 1, duration: TimeInterval? = nil) {
        for _ in 0..<count {
            touch(.began, at: point)
            pass(duration ?? Self.tapDuration)
            touch(.ended, at: point)
        }
        settle()
    }

    /// Drags a finger from `start` to `end` of the screen.
    ///
    /// - Parameters:
    ///   - hold: how long it stays before it moves, in seconds.
    ///   - duration: how long it moves, in seconds.
    ///   - rest: how long it stays before it lifts, in seconds: 0 flings.
    package func drag(
        from start: CGPoint, to end: CGPoint, hold: TimeInterval = 0, duration: TimeInterval = 0.2,
        rest: TimeInterval = 0
    ) {
        touch(.began, at: start)
        pass(hold)
        let steps: Int = max(1, Int(duration * 60))
        for step in 1...steps {
            pass(duration / TimeInterval(steps))
            let part: CGFloat = CGFloat(step) / CGFloat(steps)
            touch(.moved, at: CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
        }
        pass(rest)
        touch(.ended, at: end)
        settle()
    }

    /// Moves one finger, and turns the application once.
    package func touch(_ phase: HostTouch.Phase, at point: CGPoint, finger: Int = 0) {
        guard let window else { return }
        host.post(.touch(HostTouch(identifier: finger, phase: phase, location: point)), at: window)
        host.turn()
    }

    /// Scrolls a wheel at `point` of the screen by `delta` points.
    package func scroll(at point: CGPoint, by delta: CGSize) {
        guard let window else { return }
        host.post(
            .scroll(HostScroll(location: point, delta: HostDelta(dx: delta.width, dy: delta.height))), at: window)
        host.turn()
        settle()
    }

    // MARK: Keys

    /// Types `text`, a character at a time. A line feed is Return, a tab is Tab, a backspace deletes.
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

    /// Presses a key and lets it go.
    package func press(_ usage: Int, modifiers: HostModifiers = [], characters: String = "") {
        guard let window else { return }
        for isDown in [true, false] {
            let key = HostKey(
                usage: usage, isDown: isDown, characters: characters, charactersIgnoringModifiers: characters,
                modifiers: modifiers)
            host.post(.key(key), at: window)
            host.turn()
        }
    }

    private static let usages: [Character: Int] = [
        "\n": 0x28, "\r": 0x28, "\t": 0x2B, "\u{8}": 0x2A, "\u{1B}": 0x29, "\u{7F}": 0x4C,
    ]

    // MARK: Window

    /// Gives the window another size, in points, as a person would by turning or resizing it.
    package func resize(to size: CGSize) {
        window?.resize(to: size)
        settle()
    }

    /// Moves the application to the foreground or the background.
    package func setState(_ state: UIApplication.State) {
        application.setState(state)
        settle()
    }

    /// Makes the surroundings of the window dark or light.
    package func setAppearance(isDark: Bool) {
        guard let window else { return }
        host.post(.appearance(isDark: isDark), at: window)
        settle()
    }

    /// What the window shows now.
    package func screenshot() -> CGImage? { withPicture { $0.makeImage() } }

    /// What the window shows now, as a PNG file.
    package func screenshotFile() -> Data? { withPicture { $0.pngData() } }

    private func withPicture<Result>(_ body: (CGContext) -> Result?) -> Result? {
        window?.withPixels { surface in
            CGContext(
                pixels: surface.pixels, width: surface.width, height: surface.height, bytesPerRow: surface.bytesPerRow,
                scale: 1
            ).flatMap(body)
        } ?? nil
    }
}

extension AppSession {
    /// Makes a delegate of `type`, by its `init()`; nil when it is not an `NSObject`.
    package static func makeDelegate(of type: any UIApplicationDelegate.Type) -> (any UIApplicationDelegate)? {
        (type as? NSObject.Type)?.make() as? any UIApplicationDelegate
    }
}
