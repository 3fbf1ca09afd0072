import Foundation
import HostClock
import TestStage
import Testing

@testable import UIKitCore

@MainActor @Suite(.onStage) struct SelectorCallTests {
    @MainActor final class Hearer: NSObject {
        var heard: [String] = []
        func note(_ notification: Notification) { heard.append(notification.name.rawValue) }
        func plain() { heard.append("plain") }
        func word(_ word: String) { heard.append(word) }
        func tick(_ timer: Timer) { heard.append("tick \(timer.userInfo as? Int ?? 0)") }
    }

    static let noted = Selector("note", Hearer.note)
    let stage = Stage()
    let hearer = Hearer()
    let center = NotificationCenter()
    let name = Notification.Name("one")

    // MARK: Notifications

    @Test func `an observer is told at once, until it is removed`() {
        center.addObserver(hearer, selector: Self.noted, name: name, object: nil)
        center.post(name: name, object: nil)
        center.post(name: Notification.Name("other"), object: nil)
        #expect(hearer.heard == ["one"])
        center.removeObserver(hearer)
        center.post(name: name, object: nil)
        #expect(hearer.heard == ["one"])
    }

    @Test func `name and poster choose, in adding and in removing`() {
        let poster = NSObject()
        center.addObserver(hearer, selector: Self.noted, name: nil, object: poster)
        center.addObserver(hearer, selector: Self.noted, name: name, object: nil)
        center.post(name: Notification.Name("other"), object: poster)
        center.post(name: Notification.Name("other"), object: nil)
        #expect(hearer.heard == ["other"])
        center.removeObserver(hearer, name: name, object: nil)
        center.post(name: name, object: nil)
        #expect(hearer.heard == ["other"])
        center.post(name: name, object: poster)
        #expect(hearer.heard == ["other", "one"])
    }

    @Test func `an observer is held weakly`() {
        weak var gone: Hearer?
        do {
            let local = Hearer()
            gone = local
            center.addObserver(local, selector: Self.noted, name: name, object: nil)
        }
        #expect(gone == nil)
        center.post(name: name, object: nil)
    }

    @Test func `what blocks stand for is removed as ever`() {
        var count = 0
        let token: any NSObjectProtocol = center.addObserver(forName: name, object: nil, queue: nil) { _ in
            MainActor.assumeIsolated { count += 1 }
        }
        center.post(name: name, object: nil)
        center.removeObserver(token)
        center.post(name: name, object: nil)
        #expect(count == 1)
    }

    @Test func `what another thread posts is heard on the main one`() async {
        center.addObserver(hearer, selector: Self.noted, name: name, object: nil)
        let center: NotificationCenter = center
        let name: Notification.Name = name
        await withCheckedContinuation { done in
            Thread.detachNewThread {
                center.post(name: name, object: nil)
                done.resume()
            }
        }
        stage.pass(0.1)
        #expect(hearer.heard == ["one"])
    }

    // MARK: Timers

    @Test func `a timer ticks by the host's clock until it is invalidated`() {
        let timer = Timer.scheduledTimer(
            timeInterval: 0.5, target: hearer, selector: Selector("tick", Hearer.tick), userInfo: 7, repeats: true)
        stage.pass(0.4)
        #expect(hearer.heard.isEmpty)
        stage.pass(1.2)
        #expect(hearer.heard == ["tick 7", "tick 7", "tick 7"])
        timer.invalidate()
        stage.pass(2)
        #expect(hearer.heard.count == 3 && !timer.isValid)
    }

    @Test func `a timer that calls once is over after that`() {
        let timer = Timer.scheduledTimer(
            timeInterval: 0.5, target: hearer, selector: Selector("tick", Hearer.tick), userInfo: nil, repeats: false)
        stage.pass(2)
        #expect(hearer.heard == ["tick 0"] && !timer.isValid)
    }

    @Test func `a timer can be fired by hand`() {
        let timer = Timer(
            timeInterval: 60, target: hearer, selector: Selector("tick", Hearer.tick), userInfo: 1, repeats: true)
        timer.fire()
        #expect(hearer.heard == ["tick 1"] && timer.isValid)
    }

    // MARK: Calls

    @Test func `a call comes after its delay, and never at once`() {
        hearer.perform(Selector("plain", Hearer.plain), with: nil, afterDelay: 0)
        hearer.perform(Selector("word", Hearer.word), with: "late", afterDelay: 1)
        #expect(hearer.heard.isEmpty)
        stage.pass(0.1)
        #expect(hearer.heard == ["plain"])
        stage.pass(1)
        #expect(hearer.heard == ["plain", "late"])
    }

    @Test func `calls are taken back by selector and argument, or all of them`() {
        let word = Selector("word", Hearer.word)
        for text in ["a", "b", "c"] { hearer.perform(word, with: text, afterDelay: 1) }
        NSObject.cancelPreviousPerformRequests(withTarget: hearer, selector: word, object: "b")
        stage.pass(2)
        #expect(hearer.heard == ["a", "c"])
        for text in ["d", "e"] { hearer.perform(word, with: text, afterDelay: 1) }
        NSObject.cancelPreviousPerformRequests(withTarget: hearer)
        stage.pass(2)
        #expect(hearer.heard == ["a", "c"])
    }

    @Test func `what a call needs is kept until then`() {
        weak var kept: Hearer?
        do {
            let local = Hearer()
            kept = local
            local.perform(Selector("plain", Hearer.plain), with: nil, afterDelay: 1)
        }
        #expect(kept != nil)
        stage.pass(2)
        #expect(kept == nil)
    }
}
