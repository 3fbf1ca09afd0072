import Foundation
import HostClock
import PlatformHost
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

/// Random gestures all over an application: nothing gets out of step, every page is seen, and nothing stays behind.
///
/// `ENGAWA_MONKEY_EVENTS` says how many events there are, 10,000 by default, and `ENGAWA_MONKEY_SEED` which ones.
@MainActor @Suite(.onStage) struct MonkeyHouseTests {
    @Test func `a monkey gets everywhere and breaks nothing`() {
        let wanted: Int = ProcessInfo.processInfo.environment["ENGAWA_MONKEY_EVENTS"].flatMap { Int($0) } ?? 10_000
        let seed: UInt64? = ProcessInfo.processInfo.environment["ENGAWA_MONKEY_SEED"].flatMap { UInt64($0) }
        let census = Census()
        // With most seeds so many events miss a page.
        var run: Run? = Run(seed: seed ?? 8, census: census)
        run?.play(events: wanted)
        run?.goHome()
        run?.expectEverythingWasReached(events: wanted)
        census.expectOnlyWhatIsShown(in: run?.house.stage.window)
        run?.leave()
        run = nil
        census.expectNobody()
    }

    /// Every view, controller and recogniser that was ever in the tree, held weakly.
    @MainActor final class Census {
        private struct Entry {
            weak var object: AnyObject?
            let name: String
        }

        private var entries: [ObjectIdentifier: Entry] = [:]

        func count(_ window: UIWindow) {
            visit(window) { object in
                let identity = ObjectIdentifier(object)
                if entries[identity]?.object == nil {
                    entries[identity] = Entry(object: object, name: "\(type(of: object))")
                }
            }
        }

        private func visit(_ view: UIView, _ body: (AnyObject) -> Void) {
            body(view)
            if let controller = view.viewController { body(controller) }
            for recognizer in view.gestureRecognizers ?? [] { body(recognizer) }
            for subview in view.subviews { visit(subview, body) }
        }

        private func alive(without known: Set<ObjectIdentifier> = []) -> [String: Int] {
            var counts: [String: Int] = [:]
            for (identity, entry) in entries where entry.object != nil && !known.contains(identity) {
                counts[entry.name, default: 0] += 1
            }
            return counts
        }

        /// Nothing of what left the tree is alive, but for cells and headers that wait to be used again.
        func expectOnlyWhatIsShown(in window: UIWindow?) {
            guard let window else { return }
            var known: Set<ObjectIdentifier> = []
            visit(window) { known.insert(ObjectIdentifier($0)) }
            var waiting: [UIView] = []
            visit(window) { object in
                if let table = object as? UITableView { waiting += table.reuse.waitingViews }
                if let collection = object as? UICollectionView { waiting += collection.reuse.waitingViews }
            }
            for view in waiting { visit(view) { known.insert(ObjectIdentifier($0)) } }
            #expect(alive(without: known) == [:])
        }

        func expectNobody() {
            #expect(entries.count > 100)
            #expect(alive() == [:])
        }
    }

    /// One application under a monkey's fingers.
    @MainActor final class Run {
        let house = MonkeyHouse(stage: Stage())
        private var chance: SplitMix64
        private let census: Census
        private var events = 0
        private var stage: Stage { house.stage }
        private var size: CGSize { house.stage.window.bounds.size }

        init(seed: UInt64, census: Census) {
            chance = SplitMix64(seed: seed)
            self.census = census
        }

        func play(events wanted: Int) {
            while events < wanted {
                perform()
                census.count(stage.window)
                house.noteLabPage()
                expectOrder()
            }
        }

        // MARK: What a monkey does

        private func post(_ phase: HostTouch.Phase, _ point: CGPoint, finger: Int = 1) {
            stage.post(phase, point.x, point.y, finger: finger)
            events += 1
        }

        private func turn(_ seconds: TimeInterval = 0.016) { stage.pass(seconds) }

        private func perform() {
            // Where gestures are watched it stays for a while.
            let isAtGestures: Bool =
                house.navigation.topViewController is MonkeyHouse.Gestures
                && house.navigation.presentedViewController == nil
            switch isAtGestures ? chance.below(20) : chance.below(32) {
            case 0, 1, 2: tap(target())
            case 3, 4: tapTwice(target())
            case 5, 6: press(target())
            case 7, 8, 9: drag(from: target(), by: chance.below(400), isFast: chance.below(2) == 0)
            case 10: drag(from: CGPoint(x: 4, y: 300), along: CGVector(dx: chance.below(380), dy: 0), steps: 12)
            case 11, 12:
                drag(
                    from: CGPoint(x: size.width - 4, y: 300), along: CGVector(dx: -chance.below(300), dy: 0), steps: 12)
            case 13: drag(from: target(), along: CGVector(dx: 0, dy: 160), steps: 4)
            case 14, 15: pinch(turning: false)
            case 16: hover()
            case 17, 18: pinch(turning: true)
            case 19: if chance.below(2) == 0 { hover() } else { noise() }
            case 20: wheel()
            case 21: type()
            case 22: tap(target())
            case 23: drag(from: CGPoint(x: 350, y: 400), along: CGVector(dx: -300, dy: 0), steps: 6)
            default: change()
            }
            turn(Double(chance.below(5)) * 0.1)
        }

        /// Somewhere, or in the middle of something that can be touched.
        private func target() -> CGPoint {
            guard chance.below(3) > 0 else { return chance.point(in: size) }
            var views: [UIView] = []
            func collect(_ view: UIView) {
                guard !view.isHidden, view.isUserInteractionEnabled else { return }
                if view is UIControl || view is UITableViewCell || view.gestureRecognizers != nil { views.append(view) }
                for subview in view.subviews { collect(subview) }
            }
            // What is in front is met more often.
            collect(stage.window.subviews.last ?? stage.window)
            guard !views.isEmpty else { return chance.point(in: size) }
            let view: UIView = views[chance.below(views.count)]
            let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
            let point: CGPoint = view.convert(middle, to: nil as UIView?)
            return stage.window.bounds.contains(point) ? point : chance.point(in: size)
        }

        private func tap(_ point: CGPoint) {
            post(.began, point)
            turn(0.05)
            post(.ended, point)
            turn()
        }

        private func tapTwice(_ point: CGPoint) {
            tap(point)
            turn(0.1)
            tap(point)
        }

        private func press(_ point: CGPoint) {
            post(.began, point)
            turn(0.8)
            post(.ended, point)
            turn()
        }

        private func drag(from start: CGPoint, by length: Int, isFast: Bool) {
            let angle: Double = Double(chance.below(8)) * .pi / 4
            drag(
                from: start, along: CGVector(dx: cos(angle) * Double(length), dy: sin(angle) * Double(length)),
                steps: isFast ? 5 : 20)
        }

        private func drag(from start: CGPoint, along way: CGVector, steps: Int) {
            post(.began, start)
            var point: CGPoint = start
            for step in 1...steps {
                turn(0.012)
                point = CGPoint(
                    x: start.x + way.dx * CGFloat(step) / CGFloat(steps),
                    y: start.y + way.dy * CGFloat(step) / CGFloat(steps))
                post(.moved, point)
            }
            if chance.below(4) == 0 { turn(0.2) }
            post(chance.below(20) == 0 ? .cancelled : .ended, point)
            turn()
        }

        private func pinch(turning: Bool) {
            let middle = CGPoint(x: size.width / 2, y: size.height / 2)
            let growth: CGFloat = chance.below(2) == 0 ? 8 : -4
            for step in 0...12 {
                let radius: CGFloat = turning ? 80 : 80 + growth * CGFloat(step)
                let angle: CGFloat = turning ? CGFloat(step) * 0.08 : 0.5
                let arm = CGVector(dx: cos(angle) * radius, dy: sin(angle) * radius)
                let phase: HostTouch.Phase = step == 0 ? .began : (step == 12 ? .ended : .moved)
                post(phase, CGPoint(x: middle.x + arm.dx, y: middle.y + arm.dy), finger: 1)
                post(phase, CGPoint(x: middle.x - arm.dx, y: middle.y - arm.dy), finger: 2)
                turn(0.012)
            }
        }

        private func wheel() {
            let point: CGPoint = target()
            stage.wheel(point.x, point.y, dy: CGFloat(chance.below(300) - 150), isContinuous: chance.below(2) == 0)
            events += 1
        }

        private func hover() {
            for point in [target(), target(), nil] {
                stage.host.post(.hover(point), at: stage.host.windows[0])
                events += 1
                turn()
            }
        }

        private func type() {
            stage.host.post(.text(["a", "é", "漢", "👍🏽"][chance.below(4)]), at: stage.host.windows[0])
            events += 1
            turn()
        }

        /// Fingers without any sense.
        private func noise() {
            var down: [Int: CGPoint] = [:]
            for _ in 0..<20 {
                let finger: Int = chance.below(3)
                if let point = down[finger] {
                    if chance.below(3) == 0 {
                        post(chance.below(6) == 0 ? .cancelled : .ended, point, finger: finger)
                        down[finger] = nil
                    } else {
                        down[finger] = chance.point(in: size)
                        post(.moved, down[finger] ?? point, finger: finger)
                    }
                } else {
                    down[finger] = chance.point(in: size)
                    post(.began, down[finger] ?? .zero, finger: finger)
                }
                if chance.below(2) == 0 { turn() }
            }
            for (finger, point) in down { post(.ended, point, finger: finger) }
            turn()
        }

        /// The window turns, or code goes back.
        private func change() {
            events += 1
            switch chance.below(12) {
            case 5, 6: house.openLab()
            case 0:
                let isUpright: Bool = size.height > size.width
                stage.host.windows[0].resize(
                    to: isUpright ? CGSize(width: 800, height: 400) : CGSize(width: 400, height: 800))
                turn(0.1)
            case 1: house.navigation.popViewController(animated: chance.below(2) == 0)
            case 2: house.navigation.dismiss(animated: chance.below(2) == 0)
            case 3: house.navigation.popToRootViewController(animated: true)
            case 4:
                house.navigation.topViewController?.navigationItem.searchController?.isActive.toggle()
            default:
                let name: String = chance.below(3) > 0 ? "Gestures" : house.leastSeen
                if house.navigation.viewControllers.count < 6 { house.open(name) }
            }
        }

        // MARK: What must hold

        private func expectOrder() {
            let window: UIWindow = stage.window
            check(window)
            if let responder = window.firstResponder as? UIView { #expect(responder.window === window) }
            if let controller = window.firstResponder as? UIViewController {
                #expect(controller.viewIfLoaded?.window === window)
            }
            let navigation: UINavigationController = house.navigation
            #expect(navigation.topViewController?.parent === navigation)
            #expect(navigation.navigationBar.topItem === navigation.topViewController?.navigationItem)
            if let presented = navigation.presentedViewController {
                #expect(presented.presentingViewController === navigation)
            }
        }

        private func check(_ view: UIView) {
            for subview in view.subviews {
                #expect(subview.superview === view && subview.window === view.window)
                #expect(subview.layer.superlayer === view.layer)
                check(subview)
            }
        }

        // MARK: The end

        /// Lets everything come to rest, and goes back to the first page.
        func goHome() {
            stage.host.windows[0].resize(to: CGSize(width: 400, height: 800))
            turn(3)
            house.navigation.dismiss(animated: true)
            turn(2)
            house.navigation.popToRootViewController(animated: true)
            turn(5)
            let environment: GestureEnvironment = stage.window.gestureEnvironment
            #expect(environment.participantCount == 0 && environment.touches.isEmpty)
            #expect(environment.arbiter.activeRecognizers.isEmpty)
            #expect(stage.application.frameClients.isEmpty)
            #expect(house.navigation.viewControllers.count == 1)
            #expect(house.navigation.topViewController?.view.window === stage.window)
        }

        func expectEverythingWasReached(events: Int) {
            for name in house.names + ["Leaf 1", "Searching"] + house.labPages.map({ "Lab: \($0)" }) {
                #expect((house.notes.pages[name] ?? 0) > 0, "\(name) was never seen.")
            }
            let kinds: [String] = [
                "UITapGestureRecognizer", "UILongPressGestureRecognizer", "UIScreenEdgePanGestureRecognizer",
                "UISwipeGestureRecognizer", "UIPanGestureRecognizer", "UIPinchGestureRecognizer",
                "UIRotationGestureRecognizer", "UIHoverGestureRecognizer",
            ]
            for kind in kinds {
                let count: Int = house.notes.ended[kind] ?? 0
                #expect(count >= events / 1_000, "\(kind) ended \(count) times.")
            }
        }

        func leave() {
            stage.window.rootViewController = nil
            stage.window.isHidden = true
            turn(1)
            _ = UIApplication.replaceShared()
        }
    }
}

extension SplitMix64 {
    fileprivate mutating func point(in size: CGSize) -> CGPoint {
        CGPoint(x: CGFloat(below(Int(size.width))), y: CGFloat(below(Int(size.height))))
    }
}
