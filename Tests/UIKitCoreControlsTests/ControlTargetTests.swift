import Expectations
import Foundation
import TestStage
import Testing

@testable import UIKitCore

/// The queries for the targets and actions of a control.
@MainActor @Suite(.onStage) struct ControlTargetTests {
    private final class Receiver: UIResponder {
        func save() {}
    }

    private let control = UIControl()
    private let action = Selector("save", Receiver.save)

    @Test func `the targets contain NSNull for actions that are sent to the responder chain`() {
        let receiver = Receiver()
        control.addTarget(receiver, action: action, for: .touchUpInside)
        expect(control.allTargets, equals: [receiver])
        control.addTarget(nil, action: action, for: .touchUpInside)
        expect(control.allTargets.count, equals: 2)
        expect(control.allTargets.contains(receiver))
        // On Linux, equal instances of NSNull have different hash values.
        expect(control.allTargets.contains { $0.base is NSNull })
    }

    @Test func `the actions of a deallocated target are not reported`() {
        do {
            let receiver = Receiver()
            control.addTarget(receiver, action: action, for: .touchUpInside)
            expect(control.allControlEvents, equals: .touchUpInside)
        }
        expectNil(control.actions(forTarget: nil, forControlEvent: .touchUpInside))
        expect(control.allControlEvents, equals: [])
        var count = 0
        control.enumerateEventHandlers { _, _, _, _ in count += 1 }
        expect(count, equals: 0)
    }

    @Test func `a control performs its primary action on request`() {
        var count = 0
        let button = UIButton(primaryAction: UIAction(title: "Add") { _ in count += 1 })
        button.performPrimaryAction()
        expect(count, equals: 1)
    }
}
