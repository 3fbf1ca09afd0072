import CoreGraphics
package import Foundation
import HostClock
package import HostHeadless
package import PlatformHost

package import UIKitCore

/// A window on a headless host, with fingers that touch it. Time is virtual and advances only on request.
@MainActor
package final class Stage {
    private final class Delegate: NSObject, UIApplicationDelegate {}

    package let host = HeadlessHost(size: CGSize(width: 400, height: 800), scale: 2)
    package let application: UIApplication
    package let window: UIWindow
    package let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    private let start: TimeInterval

    package init() {
        application = UIApplication.replaceShared()
        var options = LaunchOptions()
        options.size = CGSize(width: 400, height: 800)
        // A window in memory always opens.
        try? application.launch(on: host, delegate: Delegate(), options: options)
        host.attach(application)
        window = UIWindow(windowScene: application.connectedWindowScene!)
        window.addSubview(root)
        window.makeKeyAndVisible()
        start = MainQueue.shared.now
        host.turn()
    }

    /// The time since the stage was created, in seconds.
    package var time: TimeInterval { MainQueue.shared.now - start }

    /// The current date of the virtual clock, which is not reset between tests.
    package var date: Date { MainQueue.shared.date }

    /// Advances time by `seconds`, and runs all frames that become due.
    package func advance(by seconds: TimeInterval) {
        host.wait(for: seconds) { false }
    }

    /// Covers the window with an opaque view that ignores touches, so that long random runs draw nothing.
    package func cover() {
        let cover = UIView(frame: root.bounds)
        cover.backgroundColor = .black
        cover.isUserInteractionEnabled = false
        window.addSubview(cover)
    }

    // MARK: Fingers

    package func touch(_ phase: HostTouch.Phase, _ x: CGFloat, _ y: CGFloat, finger: Int = 1) {
        post(phase, x, y, finger: finger)
        host.turn()
    }

    /// Posts a touch without running a turn, so that a single frame can receive several touches.
    package func post(_ phase: HostTouch.Phase, _ x: CGFloat, _ y: CGFloat, finger: Int = 1) {
        let touch = HostTouch(identifier: finger, phase: phase, location: CGPoint(x: x, y: y))
        host.post(.touch(touch), at: host.windows[0])
    }

    package func tap(_ x: CGFloat, _ y: CGFloat) {
        touch(.began, x, y)
        advance(by: 0.05)
        touch(.ended, x, y)
    }

    /// Moves a finger that is down to a point in `duration` seconds, with a touch every `interval` seconds.
    package func drag(
        from: CGPoint, to: CGPoint, duration: TimeInterval, interval: TimeInterval = 0.01, finger: Int = 1
    ) {
        let count = Int((duration / interval).rounded())
        for step in 1...max(1, count) {
            advance(by: interval)
            let fraction = CGFloat(step) / CGFloat(max(1, count))
            touch(.moved, from.x + (to.x - from.x) * fraction, from.y + (to.y - from.y) * fraction, finger: finger)
        }
    }

    /// Performs a whole drag: the finger touches down, moves, and lifts without resting.
    package func swipe(from: CGPoint, to: CGPoint, duration: TimeInterval) {
        touch(.began, from.x, from.y)
        drag(from: from, to: to, duration: duration)
        touch(.ended, to.x, to.y)
    }

    package func wheel(_ x: CGFloat, _ y: CGFloat, dx: CGFloat = 0, dy: CGFloat, isContinuous: Bool = false) {
        let scroll = HostScroll(
            location: CGPoint(x: x, y: y), delta: HostDelta(dx: dx, dy: dy), isContinuous: isContinuous)
        host.post(.scroll(scroll), at: host.windows[0])
        host.turn()
    }
}

extension Stage {
    /// Returns the pixels of a row of points: premultiplied, with alpha in the highest byte, then red, green and blue.
    package func pixels(row y: Int) -> [UInt32] {
        host.windows[0].withPixels { surface in
            let row: UnsafeMutableRawPointer = surface.pixels + y * 2 * surface.bytesPerRow
            return (0..<surface.width).map { row.load(fromByteOffset: $0 * 4, as: UInt32.self) }
        }
    }

    /// Returns the picture of the window as a PNG file.
    package func pngData() -> Data? {
        host.windows[0].withPixels { surface in
            CGContext(
                pixels: surface.pixels, width: surface.width, height: surface.height, bytesPerRow: surface.bytesPerRow,
                scale: 1
            )?.makeImage()?.pngData()
        }
    }
}
