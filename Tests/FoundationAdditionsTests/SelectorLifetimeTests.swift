import Expectations
import Foundation
import FoundationAdditions
import Testing

/// The objects that notification centers and timers with selectors retain.
@MainActor struct SelectorLifetimeTests {
    private static let changed = Notification.Name("changed")
    private let center = NotificationCenter()

    @Test func `a center does not retain an observer of its own notifications`() {
        weak var gone: Receiver?
        do {
            let receiver = Receiver()
            gone = receiver
            center.addObserver(receiver, selector: Selector("receive:"), name: Self.changed, object: receiver)
            center.post(name: Self.changed, object: receiver)
            expect(receiver.count, equals: 1)
        }
        expectNil(gone)
    }

    @Test func `an observer receives the notifications of its sender only`() {
        let receiver = Receiver()
        let sender = NSObject()
        center.addObserver(receiver, selector: Selector("receive:"), name: nil, object: sender)
        for object in [sender, NSObject(), nil] { center.post(name: Self.changed, object: object) }
        expect(receiver.count, equals: 1)
        center.removeObserver(receiver, name: Self.changed, object: sender)
        center.post(name: Self.changed, object: sender)
        expect(receiver.count, equals: 2)
        center.removeObserver(receiver, name: nil, object: sender)
        center.post(name: Self.changed, object: sender)
        expect(receiver.count, equals: 2)
    }

    @Test func `a timer without arguments is not valid`() {
        let timer = Timer()
        expect(!timer.isValid)
        timer.invalidate()
        expect(!timer.isValid)
    }

    @Test func `a timer retains its target until it is invalidated`() {
        weak var gone: Receiver?
        let timer: Timer
        do {
            let receiver = Receiver()
            gone = receiver
            timer = Timer.scheduledTimer(
                timeInterval: 3_600, target: receiver, selector: Selector("receive:"), userInfo: receiver,
                repeats: true)
        }
        timer.fire()
        expect(gone?.count, equals: 1)
        expect(timer.userInfo as? Receiver === gone)
        timer.invalidate()
        expectNil(gone)
    }

    @Test func `a timer that does not repeat releases its target after it fires`() {
        weak var gone: Receiver?
        let timer: Timer
        do {
            let receiver = Receiver()
            gone = receiver
            timer = Timer.scheduledTimer(
                timeInterval: 3_600, target: receiver, selector: Selector("receive:"), userInfo: nil, repeats: false)
        }
        expect(gone != nil)
        timer.fire()
        expect(!timer.isValid)
        expectNil(gone)
    }
}

private final class Receiver: NSObject {
    var count = 0

    func receive(_ sender: Any) { count += 1 }

    enum Members {
        @section("engawa_members") @used static let table: @convention(c) () -> Void = {
            ClassMembers.add(Receiver.self) { members in
                members.method("receive:") { try $0.receive($1[0]) }
            }
        }
    }
}
