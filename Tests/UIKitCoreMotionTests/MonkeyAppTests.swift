import Expectations
import Foundation
import HostClock
import PlatformHost
import TestStage
import TestSupport
import Testing

@testable import UIKitCore
@testable import UIKitLists
import UIKitSearching

/// Random touches throughout an application: its state stays consistent, every page is reached, and no object leaks.
///
/// `ENGAWA_MONKEY_EVENTS` sets the number of events, 10,000 by default, and `ENGAWA_MONKEY_SEED` sets the seed.
@MainActor @Suite(.onStage) struct MonkeyAppTests {
    @Test func `random touches reach every page and keep the app consistent`() {
        let count: Int = ProcessInfo.processInfo.environment["ENGAWA_MONKEY_EVENTS"].flatMap { Int($0) } ?? 10_000
        let seed: UInt64? = ProcessInfo.processInfo.environment["ENGAWA_MONKEY_SEED"].flatMap { UInt64($0) }
        let tracker = ObjectTracker()
        var run: Run? = Run(seed: seed ?? 8, tracker: tracker)
        run?.play(events: count)
        run?.visitMissedPages()
        run?.goHome()
        run?.expectEveryPageWasReached(events: count)
        run?.expectOnlyShownObjects()
        run?.close()
        run = nil
        expect(tracker.count, isGreaterThan: 100)
        expect(tracker.remainingObjects(), equals: [:])
    }

    /// A run of the application with random touches.
    @MainActor final class Run {
        let app = MonkeyApp(stage: Stage())
        private var random: SplitMix64
        private let tracker: ObjectTracker
        private var events = 0
        private var stage: Stage { app.stage }
        private var size: CGSize { app.stage.window.bounds.size }

        init(seed: UInt64, tracker: ObjectTracker) {
            random = SplitMix64(seed: seed)
            self.tracker = tracker
        }

        func play(events count: Int) {
            while events < count {
                perform()
                tracker.addObjects(in: stage.window)
                app.recordLabPage()
                expectConsistency()
            }
        }

        /// Opens the pages that no touch has reached, and performs some events on each.
        func visitMissedPages() {
            for _ in app.pages {
                guard let name = app.pages.first(where: { app.statistics.pages[$0] == nil }) else { return }
                goHome()
                app.show(name)
                advance(1)
                play(events: events + 30)
            }
        }

        // MARK: Actions

        private func post(_ phase: HostTouch.Phase, _ point: CGPoint, finger: Int = 1) {
            stage.post(phase, point.x, point.y, finger: finger)
            events += 1
        }

        private func advance(_ seconds: TimeInterval = 0.016) { stage.advance(by: seconds) }

        private func perform() {
            // Stay for a while on the page whose gestures are counted.
            let isAtGestures: Bool =
                app.navigation.topViewController is MonkeyApp.Gestures
                && app.navigation.presentedViewController == nil
            switch isAtGestures ? random.below(20) : random.below(32) {
            case 0, 1, 2: tap(target())
            case 3, 4: tapTwice(target())
            case 5, 6: press(target())
            case 7, 8, 9: drag(from: target(), by: random.below(400), isFast: random.below(2) == 0)
            case 10: drag(from: CGPoint(x: 4, y: 300), along: CGVector(dx: random.below(380), dy: 0), steps: 12)
            case 11, 12:
                drag(
                    from: CGPoint(x: size.width - 4, y: 300), along: CGVector(dx: -random.below(300), dy: 0), steps: 12)
            case 13: drag(from: target(), along: CGVector(dx: 0, dy: 160), steps: 4)
            case 14, 15: pinch(rotating: false)
            case 16: hover()
            case 17, 18: pinch(rotating: true)
            case 19: if random.below(2) == 0 { hover() } else { noise() }
            case 20: wheel()
            case 21: type()
            case 22: tap(target())
            case 23: drag(from: CGPoint(x: 350, y: 400), along: CGVector(dx: -300, dy: 0), steps: 6)
            default: changeInCode()
            }
            advance(Double(random.below(5)) * 0.1)
        }

        /// Returns a random point, or the center of a random view that receives touches.
        private func target() -> CGPoint {
            guard random.below(3) > 0 else { return random.point(in: size) }
            var views: [UIView] = []
            func collect(_ view: UIView) {
                guard !view.isHidden, view.isUserInteractionEnabled else { return }
                if view is UIControl || view is UITableViewCell || view.gestureRecognizers != nil { views.append(view) }
                for subview in view.subviews { collect(subview) }
            }
            // Prefer views in front.
            collect(stage.window.subviews.last ?? stage.window)
            guard !views.isEmpty else { return random.point(in: size) }
            let view: UIView = views[random.below(views.count)]
            let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
            let point: CGPoint = view.convert(middle, to: nil as UIView?)
            return stage.window.bounds.contains(point) ? point : random.point(in: size)
        }

        private func tap(_ point: CGPoint) {
            post(.began, point)
            advance(0.05)
            post(.ended, point)
            advance()
        }

        private func tapTwice(_ point: CGPoint) {
            tap(point)
            advance(0.1)
            tap(point)
        }

        private func press(_ point: CGPoint) {
            post(.began, point)
            advance(0.8)
            post(.ended, point)
            advance()
        }

        private func drag(from start: CGPoint, by length: Int, isFast: Bool) {
            let angle: Double = Double(random.below(8)) * .pi / 4
            drag(
                from: start, along: CGVector(dx: cos(angle) * Double(length), dy: sin(angle) * Double(length)),
                steps: isFast ? 5 : 20)
        }

        private func drag(from start: CGPoint, along movement: CGVector, steps: Int) {
            post(.began, start)
            var point: CGPoint = start
            for step in 1...steps {
                advance(0.012)
                point = CGPoint(
                    x: start.x + movement.dx * CGFloat(step) / CGFloat(steps),
                    y: start.y + movement.dy * CGFloat(step) / CGFloat(steps))
                post(.moved, point)
            }
            if random.below(4) == 0 { advance(0.2) }
            post(random.below(20) == 0 ? .cancelled : .ended, point)
            advance()
        }

        private func pinch(rotating: Bool) {
            let middle = CGPoint(x: size.width / 2, y: size.height / 2)
            let growth: CGFloat = random.below(2) == 0 ? 8 : -4
            for step in 0...12 {
                let radius: CGFloat = rotating ? 80 : 80 + growth * CGFloat(step)
                let angle: CGFloat = rotating ? CGFloat(step) * 0.08 : 0.5
                let arm = CGVector(dx: cos(angle) * radius, dy: sin(angle) * radius)
                let phase: HostTouch.Phase = step == 0 ? .began : (step == 12 ? .ended : .moved)
                post(phase, CGPoint(x: middle.x + arm.dx, y: middle.y + arm.dy), finger: 1)
                post(phase, CGPoint(x: middle.x - arm.dx, y: middle.y - arm.dy), finger: 2)
                advance(0.012)
            }
        }

        private func wheel() {
            let point: CGPoint = target()
            stage.wheel(point.x, point.y, dy: CGFloat(random.below(300) - 150), isContinuous: random.below(2) == 0)
            events += 1
        }

        private func hover() {
            for point in [target(), target(), nil] {
                stage.host.post(.hover(point), at: stage.host.windows[0])
                events += 1
                advance()
            }
        }

        private func type() {
            stage.host.post(.text(["a", "é", "漢", "👍🏽"][random.below(4)]), at: stage.host.windows[0])
            events += 1
            advance()
        }

        /// Posts touches at random locations and times.
        private func noise() {
            var down: [Int: CGPoint] = [:]
            for _ in 0..<20 {
                let finger: Int = random.below(3)
                if let point = down[finger] {
                    if random.below(3) == 0 {
                        post(random.below(6) == 0 ? .cancelled : .ended, point, finger: finger)
                        down[finger] = nil
                    } else {
                        down[finger] = random.point(in: size)
                        post(.moved, down[finger] ?? point, finger: finger)
                    }
                } else {
                    down[finger] = random.point(in: size)
                    post(.began, down[finger] ?? .zero, finger: finger)
                }
                if random.below(2) == 0 { advance() }
            }
            for (finger, point) in down { post(.ended, point, finger: finger) }
            advance()
        }

        /// Resizes the window, or navigates in code.
        private func changeInCode() {
            events += 1
            switch random.below(12) {
            case 5, 6: app.openLab()
            case 0:
                let isUpright: Bool = size.height > size.width
                stage.host.windows[0].resize(
                    to: isUpright ? CGSize(width: 800, height: 400) : CGSize(width: 400, height: 800))
                advance(0.1)
            case 1: app.navigation.popViewController(animated: random.below(2) == 0)
            case 2: app.navigation.dismiss(animated: random.below(2) == 0)
            case 3: app.navigation.popToRootViewController(animated: true)
            case 4:
                app.navigation.topViewController?.navigationItem.searchController?.isActive.toggle()
            default:
                let name: String = random.below(3) > 0 ? "Gestures" : app.leastShown
                if app.navigation.viewControllers.count < 6 { app.open(name) }
            }
        }

        // MARK: Invariants

        private func expectConsistency() {
            let problem: String? = treeProblem(in: stage.window)
            expectNil(problem)
            let navigation: UINavigationController = app.navigation
            expect(navigation.topViewController?.parent, isIdenticalTo: navigation)
            expect(navigation.navigationBar.topItem, isIdenticalTo: navigation.topViewController?.navigationItem)
            if let presented = navigation.presentedViewController {
                expect(presented.presentingViewController, isIdenticalTo: navigation)
            }
        }

        /// Expects that no object outside the tree is alive, except cells and headers in reuse pools.
        func expectOnlyShownObjects() {
            var known: [UIView] = [stage.window]
            func addPooledViews(_ view: UIView) {
                if let table = view as? UITableView { known += table.reuse.pooledViews }
                if let collection = view as? UICollectionView { known += collection.reuse.pooledViews }
                for subview in view.subviews { addPooledViews(subview) }
            }
            addPooledViews(stage.window)
            expect(tracker.remainingObjects(outside: known), equals: [:])
        }

        // MARK: End

        /// Waits for animations to end, and returns to the first page.
        func goHome() {
            stage.host.windows[0].resize(to: CGSize(width: 400, height: 800))
            advance(3)
            app.navigation.dismiss(animated: true)
            advance(2)
            app.navigation.popToRootViewController(animated: true)
            advance(5)
            let environment: GestureEnvironment = stage.window.gestureEnvironment
            expect(environment.participantCount == 0 && environment.touches.isEmpty)
            expect(environment.arbiter.activeRecognizers.isEmpty)
            expect(stage.application.frameClients.isEmpty)
            expect(app.navigation.viewControllers.count, equals: 1)
            expect(app.navigation.topViewController?.view.window, isIdenticalTo: stage.window)
        }

        func expectEveryPageWasReached(events: Int) {
            for name in app.pages {
                expect((app.statistics.pages[name] ?? 0), isGreaterThan: 0, "\(name) was never shown.")
            }
            let kinds: [String] = [
                "UITapGestureRecognizer", "UILongPressGestureRecognizer", "UIScreenEdgePanGestureRecognizer",
                "UISwipeGestureRecognizer", "UIPanGestureRecognizer", "UIPinchGestureRecognizer",
                "UIRotationGestureRecognizer", "UIHoverGestureRecognizer",
            ]
            for kind in kinds {
                let count: Int = app.statistics.ended[kind] ?? 0
                expect(count, isAtLeast: events / 1_000, "\(kind) ended \(count) times.")
            }
        }

        func close() {
            stage.window.rootViewController = nil
            stage.window.isHidden = true
            advance(1)
            _ = UIApplication.replaceShared()
        }
    }
}

extension SplitMix64 {
    fileprivate mutating func point(in size: CGSize) -> CGPoint {
        CGPoint(x: CGFloat(below(Int(size.width))), y: CGFloat(below(Int(size.height))))
    }
}
