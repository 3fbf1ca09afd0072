import Expectations
import Foundation
import TestStage
import Testing
import UIKitCore

/// Actions that are sent without an event.
@MainActor @Suite(.onStage) struct MissingEventTests {
    private let receiver = EventReceiver()
    private let control = UIControl()

    @Test func `a method whose event cannot be nil receives an empty event`() {
        let selectors: [Selector] = [
            Selector("pressed:event:"), Selector("unlisted", EventReceiver.pressed(_:event:)),
            Selector("unlisted", with: EventReceiver.self) { try $0.pressed($1[0], event: $1[1]) },
        ]
        for selector in selectors {
            control.addTarget(receiver, action: selector, for: .touchUpInside)
            control.sendActions(for: .touchUpInside)
            control.removeTarget(receiver, action: nil, for: .touchUpInside)
        }
        expect(receiver.events.count, equals: 3)
        for event in receiver.events {
            expectNil(event?.allTouches)
            expect(event?.type == .touches && event?.timestamp == 0)
        }
        let event = UIEvent()
        UIApplication.shared.sendAction(selectors[0], to: receiver, from: control, for: event)
        expect(receiver.events.last == event)
    }

    @Test func `a method whose event can be nil receives nil`() {
        control.addTarget(receiver, action: Selector("pressed:optional:"), for: .valueChanged)
        control.sendActions(for: .valueChanged)
        expect(receiver.events, equals: [nil])
    }

    @Test func `a method is not called without a sender or with an event of another class`() {
        UIApplication.shared.sendAction(Selector("pressed:event:"), to: receiver, from: nil, for: nil)
        UIApplication.shared.sendAction(Selector("pressed:keys:"), to: receiver, from: control, for: nil)
        expect(receiver.events, equals: [])
    }
}

@MainActor
private final class EventReceiver: NSObject {
    var events: [UIEvent?] = []

    func pressed(_ sender: UIControl, event: UIEvent) { events.append(event) }
    func pressed(_ sender: UIControl, optional event: UIEvent?) { events.append(event) }
    func pressed(_ sender: UIControl, keys event: UIPressesEvent) { events.append(event) }

    nonisolated enum Members {
        @section("engawa_members") @used static let table: @convention(c) () -> Void = {
            ClassMembers.add(EventReceiver.self) { members in
                members.method("pressed:event:") { try $0.pressed($1[0], event: $1[1]) }
                members.method("pressed:optional:") { try $0.pressed($1[0], optional: $1[1]) }
                members.method("pressed:keys:") { try $0.pressed($1[0], keys: $1[1]) }
            }
        }
    }
}
