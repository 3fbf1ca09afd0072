import Foundation
import HostClock
import HostHeadless
import HostSDL
import PlatformHost
import UIKitCore
import UIKitText

/// A text view of 390×844 points at 1x, in memory or in a window on a display, whose frames are run one by one.
@MainActor
final class TextScreen {
    private final class Delegate: NSObject, UIApplicationDelegate {}

    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    private let application: UIApplication
    private let hostWindow: any HostWindow
    private let window: UIWindow
    private var memory: HeadlessWindow? { hostWindow as? HeadlessWindow }

    init(_ text: String, inWindow: Bool) throws {
        application = UIApplication.replaceShared()
        var options = LaunchOptions()
        options.size = CGSize(width: 390, height: 844)
        if inWindow {
            MainQueue.shared.makeVirtual()
            try application.launch(on: SDLHost(), delegate: Delegate(), options: options)
        } else {
            let host = HeadlessHost(size: options.size ?? .zero, scale: 1, prefersDark: false)
            host.attach(application)
            try application.launch(on: host, delegate: Delegate(), options: options)
        }
        guard let scene = application.connectedScenes.first as? UIWindowScene else {
            throw HostError("The application has no scene.")
        }
        hostWindow = scene.hostWindow
        window = UIWindow(windowScene: scene)
        view.font = .systemFont(ofSize: 14)
        view.text = text
        window.addSubview(view)
        window.makeKeyAndVisible()
    }

    /// Runs the next frame, a sixtieth of a second later, and returns the processor time of the frame and of its
    /// pixels, in milliseconds.
    @discardableResult
    func frame(_ events: [HostEvent.Kind] = [], _ change: () -> Void = {}) -> Double {
        MainQueue.shared.advance(to: MainQueue.shared.now + 1.0 / 60)
        let now: TimeInterval = MainQueue.shared.now
        let start: Double = Self.reading
        change()
        _ = application.turn(events.map { HostEvent(window: hostWindow, timestamp: now, kind: $0) })
        memory?.withPixels { _ in }
        return Self.reading - start
    }

    /// The processor time of the process, in milliseconds.
    static var reading: Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) * 1e-6
    }

    /// The milliseconds since the program was started. The environment variable `START_NS` contains the start time, in
    /// nanoseconds of the monotonic clock.
    static var sinceStart: Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        let start: Double = ProcessInfo.processInfo.environment["START_NS"].flatMap { Double($0) } ?? .nan
        return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) * 1e-6 - start * 1e-6
    }

    /// The peak memory of the process, in megabytes.
    static var memory: Double {
        var usage = rusage()
        getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
        return Double(usage.ru_maxrss) / 1024
    }
}

extension [Double] {
    /// Returns the quantile for `fraction`, for example the 99th percentile for 0.99.
    func quantile(_ fraction: Double) -> Double {
        let ordered: [Double] = sorted()
        return ordered.isEmpty ? .nan : ordered[Swift.min(ordered.count - 1, Int(Double(ordered.count) * fraction))]
    }
}
