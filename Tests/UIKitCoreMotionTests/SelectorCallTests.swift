import Expectations
import Foundation
import HostClock
import TestStage
import Testing

@testable import UIKitCore

@MainActor @Suite(.onStage) struct SelectorCallTests {
    @MainActor final class Target: NSObject {
        var calls: [String] = []
        func receive(_ notification: Notification) { calls.append(notification.name.rawValue) }
        func plain() { calls.append("plain") }
        func word(_ word: String) { calls.append(word) }
        var atTick: (Timer) -> Void = { _ in }
        func tick(_ timer: Timer) {
            calls.append("tick \(timer.userInfo as? Int ?? 0)")
            atTick(timer)
        }
    }

    static let receive = Selector("receive", Target.receive)
    let stage = Stage()
    let target = Target()
    let center = NotificationCenter()
    let name = Notification.Name("one")

    // MARK: Notifications

    @Test func `an observer is called immediately until it is removed`() {
        center.addObserver(target, selector: Self.receive, name: name, object: nil)
        center.post(name: name, object: nil)
        center.post(name: Notification.Name("other"), object: nil)
        expect(target.calls, equals: ["one"])
        center.removeObserver(target)
        center.post(name: name, object: nil)
        expect(target.calls, equals: ["one"])
    }

    @Test func `observers are added and removed by name and object`() {
        let poster = NSObject()
        center.addObserver(target, selector: Self.receive, name: nil, object: poster)
        center.addObserver(target, selector: Self.receive, name: name, object: nil)
        center.post(name: Notification.Name("other"), object: poster)
        center.post(name: Notification.Name("other"), object: nil)
        expect(target.calls, equals: ["other"])
        center.removeObserver(target, name: name, object: nil)
        center.post(name: name, object: nil)
        expect(target.calls, equals: ["other"])
        center.post(name: name, object: poster)
        expect(target.calls, equals: ["other", "one"])
    }

    @Test func `an observer is held weakly`() {
        weak var released: Target?
        do {
            let local = Target()
            released = local
            center.addObserver(local, selector: Self.receive, name: name, object: nil)
        }
        expectNil(released)
        center.post(name: name, object: nil)
    }

    @Test func `a block observer is removed by its token`() {
        var count = 0
        let token: any NSObjectProtocol = center.addObserver(forName: name, object: nil, queue: nil) { _ in
            MainActor.assumeIsolated { count += 1 }
        }
        center.post(name: name, object: nil)
        center.removeObserver(token)
        center.post(name: name, object: nil)
        expect(count, equals: 1)
    }

    @Test func `a notification from another thread arrives on the main thread`() async {
        center.addObserver(target, selector: Self.receive, name: name, object: nil)
        let center: NotificationCenter = center
        let name: Notification.Name = name
        await withCheckedContinuation { done in
            Thread.detachNewThread {
                center.post(name: name, object: nil)
                done.resume()
            }
        }
        stage.advance(by: 0.1)
        expect(target.calls, equals: ["one"])
    }

    @Test func `a notification from another thread does not reach an observer that was removed before its delivery`() {
        center.addObserver(target, selector: Self.receive, name: name, object: nil)
        let posted = DispatchSemaphore(value: 0)
        DispatchQueue.global().async { [center, name] in
            center.post(name: name, object: nil)
            posted.signal()
        }
        posted.wait()
        center.removeObserver(target)
        stage.advance(by: 0.1)
        expect(target.calls, equals: [])
    }

    // MARK: Timers

    @Test func `a timer fires by the host's clock until it is invalidated`() {
        let timer = Timer.scheduledTimer(
            timeInterval: 0.5, target: target, selector: Selector("tick", Target.tick), userInfo: 7, repeats: true)
        stage.advance(by: 0.4)
        expect(target.calls.isEmpty)
        stage.advance(by: 1.2)
        expect(target.calls, equals: ["tick 7", "tick 7", "tick 7"])
        timer.invalidate()
        stage.advance(by: 2)
        expect(target.calls.count == 3 && !timer.isValid)
    }

    @Test func `a timer that is also added to a mode of the run loop fires once`() {
        let timer = Timer.scheduledTimer(
            timeInterval: 0.000_1, target: target, selector: Selector("tick", Target.tick), userInfo: 1, repeats: false)
        RunLoop.main.add(timer, forMode: .common)
        _ = RunLoop.main.run(mode: .default, before: .distantPast)
        expect(target.calls.isEmpty && timer.isValid)
        stage.advance(by: 1)
        expect(target.calls, equals: ["tick 1"])
    }

    @Test func `a timer that does not repeat is invalid after it fires`() {
        let timer = Timer.scheduledTimer(
            timeInterval: 0.5, target: target, selector: Selector("tick", Target.tick), userInfo: nil, repeats: false)
        stage.advance(by: 2)
        expect(target.calls == ["tick 0"] && !timer.isValid)
    }

    @Test func `the firing date of a timer can be changed`() {
        let timer = Timer.scheduledTimer(
            timeInterval: 1, target: target, selector: Selector("tick", Target.tick), userInfo: nil, repeats: true)
        defer { timer.invalidate() }
        expect(abs(timer.fireDate.timeIntervalSinceNow - 1) < 0.5)
        timer.fireDate = .distantFuture
        expect(timer.fireDate > Date(timeIntervalSinceNow: 1_000_000))
        stage.advance(by: 5)
        expect(target.calls.isEmpty)
        timer.fireDate = .now
        stage.advance(by: 0.5)
        expect(target.calls.count, equals: 1)
        expect(abs(timer.fireDate.timeIntervalSinceNow - 0.5) < 0.4)
        stage.advance(by: 1)
        expect(target.calls.count, equals: 2)
    }

    @Test func `an action can change the firing date of its timer`() {
        target.atTick = { $0.fireDate = Date(timeIntervalSinceNow: 10) }
        let timer = Timer.scheduledTimer(
            timeInterval: 1, target: target, selector: Selector("tick", Target.tick), userInfo: nil, repeats: true)
        defer { timer.invalidate() }
        stage.advance(by: 9)
        expect(target.calls.count, equals: 1)
        stage.advance(by: 3)
        expect(target.calls.count, equals: 2)
    }

    @Test func `a timer repeats at multiples of its interval and skips missed times`() {
        let start: TimeInterval = MainQueue.shared.now
        var times: [TimeInterval] = []
        var durations: [TimeInterval] = [0.25, 0.25, 2.5, 0.25]
        target.atTick = { _ in
            times.append(MainQueue.shared.now - start)
            MainQueue.shared.advance(to: MainQueue.shared.now + durations.removeFirst())
        }
        let timer = Timer.scheduledTimer(
            timeInterval: 1, target: target, selector: Selector("tick", Target.tick), userInfo: nil, repeats: true)
        stage.advance(by: 6.5)
        timer.invalidate()
        expect(times, equals: [1, 2, 3, 6])
    }

    @Test func `a timer can be fired manually`() {
        let timer = Timer(
            timeInterval: 60, target: target, selector: Selector("tick", Target.tick), userInfo: 1, repeats: true)
        timer.fire()
        expect(target.calls == ["tick 1"] && timer.isValid)
    }

    // MARK: Delayed calls

    @Test func `a delayed call runs after its delay and never immediately`() {
        target.perform(Selector("plain", Target.plain), with: nil, afterDelay: 0)
        target.perform(Selector("word", Target.word), with: "late", afterDelay: 1)
        expect(target.calls.isEmpty)
        stage.advance(by: 0.1)
        expect(target.calls, equals: ["plain"])
        stage.advance(by: 1)
        expect(target.calls, equals: ["plain", "late"])
    }

    @Test func `delayed calls are canceled by selector and argument, or all together`() {
        let word = Selector("word", Target.word)
        for text in ["a", "b", "c"] { target.perform(word, with: text, afterDelay: 1) }
        NSObject.cancelPreviousPerformRequests(withTarget: target, selector: word, object: "b")
        stage.advance(by: 2)
        expect(target.calls, equals: ["a", "c"])
        for text in ["d", "e"] { target.perform(word, with: text, afterDelay: 1) }
        NSObject.cancelPreviousPerformRequests(withTarget: target)
        stage.advance(by: 2)
        expect(target.calls, equals: ["a", "c"])
    }

    @Test func `a delayed call retains its target`() {
        weak var retained: Target?
        do {
            let local = Target()
            retained = local
            local.perform(Selector("plain", Target.plain), with: nil, afterDelay: 1)
        }
        expect(retained != nil)
        stage.advance(by: 2)
        expectNil(retained)
    }
}
