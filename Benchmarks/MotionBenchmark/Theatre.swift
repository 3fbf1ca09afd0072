import AppDriver
import Foundation
import HostClock
import PlatformHost
import UIKitCore

/// A screen of memory, 390×844 points at 2x, whose frames are made one by one.
@MainActor
final class Theatre {
    private final class Delegate: NSObject, UIApplicationDelegate {}

    let session: AppSession
    let root: UIView
    private let window: UIWindow

    init() throws {
        session = try AppSession(delegate: Delegate())
        guard let scene = session.application.connectedScenes.first as? UIWindowScene else {
            throw HostError("The application has no scene.")
        }
        window = UIWindow(windowScene: scene)
        root = UIView(frame: window.bounds)
        root.backgroundColor = .systemBackground
        window.addSubview(root)
        window.makeKeyAndVisible()
        session.settle()
        paint()
    }

    /// The processor time of the next frame, a 60th of a second later, and its picture, in milliseconds.
    func frame(_ change: () -> Void = {}) -> Double {
        MainQueue.shared.advance(to: MainQueue.shared.now + 1.0 / 60)
        return processorTime {
            change()
            session.host.turn()
            paint()
        }
    }

    /// A finger that throws what it touches upwards, or down.
    func flick(up: Bool) {
        guard let window = session.window else { return }
        let start: CGFloat = up ? 700 : 150
        let way: CGFloat = up ? -40 : 40
        for step in 0...10 {
            let phase: HostTouch.Phase = step == 0 ? .began : (step == 10 ? .ended : .moved)
            let location = CGPoint(x: 200, y: start + way * CGFloat(min(step, 9)))
            session.host.post(.touch(HostTouch(identifier: 1, phase: phase, location: location)), at: window)
            _ = frame()
        }
    }

    func paint() {
        session.window?.withPixels { _ in }
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

    /// The value that the part `share` of them does not exceed.
    func quantile(_ share: Double) -> Double {
        let ordered: [Double] = sorted()
        return ordered.isEmpty ? 0 : ordered[Swift.min(ordered.count - 1, Int(Double(ordered.count) * share))]
    }
}
