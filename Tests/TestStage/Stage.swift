import CoreGraphics
package import Foundation
import HostClock
package import HostHeadless
package import PlatformHost

package import UIKitCore

/// A window on a headless host, and fingers to touch it with. Time is virtual and moves only when told.
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
        // A window of memory never refuses to open.
        try? application.launch(on: host, delegate: Delegate(), options: options)
        host.attach(application)
        window = UIWindow(windowScene: application.connectedWindowScene!)
        window.addSubview(root)
        window.makeKeyAndVisible()
        start = MainQueue.shared.now
        host.turn()
    }

    /// Seconds since the stage was set.
    package var time: TimeInterval { MainQueue.shared.now - start }

    /// Lets time pass, with as many frames as fall into it.
    package func pass(_ seconds: TimeInterval) {
        host.wait(for: seconds) { false }
    }

    // MARK: Fingers

    package func touch(_ phase: HostTouch.Phase, _ x: CGFloat, _ y: CGFloat, finger: Int = 1) {
        post(phase, x, y, finger: finger)
        host.turn()
    }

    /// Queues a touch without a turn, so that several come in one frame.
    package func post(_ phase: HostTouch.Phase, _ x: CGFloat, _ y: CGFloat, finger: Int = 1) {
        let touch = HostTouch(identifier: finger, phase: phase, location: CGPoint(x: x, y: y))
        host.post(.touch(touch), at: host.windows[0])
    }

    package func tap(_ x: CGFloat, _ y: CGFloat) {
        touch(.began, x, y)
        pass(0.05)
        touch(.ended, x, y)
    }

    /// Moves a finger that is down to a point within `duration` seconds, in steps of `interval`.
    package func drag(
        from: CGPoint, to: CGPoint, duration: TimeInterval, interval: TimeInterval = 0.01, finger: Int = 1
    ) {
        let count = Int((duration / interval).rounded())
        for step in 1...max(1, count) {
            pass(interval)
            let share = CGFloat(step) / CGFloat(max(1, count))
            touch(.moved, from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share, finger: finger)
        }
    }

    /// A whole drag: down, along, and up without a rest.
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
    /// What a row of points shows, pixel by pixel: premultiplied, alpha in the highest byte, then red, green and blue.
    package func pixels(row y: Int) -> [UInt32] {
        host.windows[0].withPixels { surface in
            let row: UnsafeMutableRawPointer = surface.pixels + y * 2 * surface.bytesPerRow
            return (0..<surface.width).map { row.load(fromByteOffset: $0 * 4, as: UInt32.self) }
        }
    }

    /// What the window shows, as a PNG file.
    package func pngData() -> Data? {
        host.windows[0].withPixels { surface in
            CGContext(
                pixels: surface.pixels, width: surface.width, height: surface.height, bytesPerRow: surface.bytesPerRow,
                scale: 1
            )?.makeImage()?.pngData()
        }
    }
}
