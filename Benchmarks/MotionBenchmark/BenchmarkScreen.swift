import Foundation
import HostClock
import HostHeadless
import HostSDL
import PlatformHost
import UIKitCore

/// A screen of 390×844 points at 2x, in memory or in a window on a display, whose frames are run one by one.
///
/// Time is virtual in both cases: a frame takes its processor time and does not wait for the display.
@MainActor
final class BenchmarkScreen {
    private final class Delegate: NSObject, UIApplicationDelegate {}

    let root: UIView
    private let application: UIApplication
    private let hostWindow: any HostWindow
    private let window: UIWindow
    /// The window in memory, whose pixels are computed only on request.
    private var memory: HeadlessWindow? { hostWindow as? HeadlessWindow }

    /// The display for windows, opened once, or `nil` for screens in memory.
    static var display: SDLHost?

    init() throws {
        application = UIApplication.replaceShared()
        var options = LaunchOptions()
        options.size = CGSize(width: 390, height: 844)
        if let display = Self.display {
            MainQueue.shared.makeVirtual()
            try application.launch(on: display, delegate: Delegate(), options: options)
        } else {
            let host = HeadlessHost(size: options.size ?? .zero, scale: 2, prefersDark: false)
            host.attach(application)
            try application.launch(on: host, delegate: Delegate(), options: options)
        }
        guard let scene = application.connectedScenes.first as? UIWindowScene else {
            throw HostError("The application has no scene.")
        }
        hostWindow = scene.hostWindow
        guard hostWindow.size == options.size, hostWindow.scale == 2 else {
            throw HostError(
                "The window has \(hostWindow.size) points at \(hostWindow.scale)x. It must have 390×844 at 2x.")
        }
        window = UIWindow(windowScene: scene)
        root = UIView(frame: window.bounds)
        root.backgroundColor = .systemBackground
        window.addSubview(root)
        window.makeKeyAndVisible()
        for _ in 0..<5 { _ = frame() }
    }

    /// The number of frames that have been shown so far.
    var presentationCount: Int { memory?.presentations.count ?? Self.display?.presentationCount ?? 0 }

    /// Runs the next frame, a sixtieth of a second later, and returns the processor time of the frame and of its
    /// pixels, in milliseconds.
    func frame(_ events: [HostEvent.Kind] = [], _ change: () -> Void = {}) -> Double {
        MainQueue.shared.advance(to: MainQueue.shared.now + 1.0 / 60)
        let now: TimeInterval = MainQueue.shared.now
        return processorTime {
            change()
            _ = application.turn(events.map { HostEvent(window: hostWindow, timestamp: now, kind: $0) })
            memory?.withPixels { _ in }
        }
    }

    /// Flicks upward or downward.
    func flick(up: Bool) {
        let start: CGFloat = up ? 700 : 150
        let distance: CGFloat = up ? -40 : 40
        for step in 0...10 {
            let phase: HostTouch.Phase = step == 0 ? .began : (step == 10 ? .ended : .moved)
            let location = CGPoint(x: 200, y: start + distance * CGFloat(min(step, 9)))
            _ = frame([.touch(HostTouch(identifier: 1, phase: phase, location: location))])
        }
    }

    private func processorTime(_ body: () -> Void) -> Double {
        let start: Double = Self.reading
        body()
        return Self.reading - start
    }

    private static var reading: Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) * 1e-6
    }
}

extension [Double] {
    var mean: Double { isEmpty ? 0 : reduce(0, +) / Double(count) }

    /// Returns the quantile for `fraction`, for example the 99th percentile for 0.99.
    func quantile(_ fraction: Double) -> Double {
        let ordered: [Double] = sorted()
        return ordered.isEmpty ? 0 : ordered[Swift.min(ordered.count - 1, Int(Double(ordered.count) * fraction))]
    }
}
