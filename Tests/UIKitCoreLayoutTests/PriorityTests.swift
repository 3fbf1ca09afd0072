import Expectations
import Foundation
import TestStage
import Testing

@testable import UIKitCore

@MainActor
struct PriorityTests {
    @Test func `an active constraint can become required and optional again`() {
        let scene = LayoutScene()
        let a: UIView = scene.box("a")
        scene.constrain("H:|[a]", "V:|[a(10)]")
        let narrow: NSLayoutConstraint = a.widthAnchor.constraint(equalToConstant: 20)
        narrow.priority = .defaultLow
        let wide: NSLayoutConstraint = a.widthAnchor.constraint(equalToConstant: 60)
        wide.priority = .defaultHigh
        NSLayoutConstraint.activate([narrow, wide])
        expect(scene.dump(), equals: "a 0 0 60 10")
        narrow.priority = .required
        expect(narrow.isActive)
        expect(scene.dump(), equals: "a 0 0 20 10")
        narrow.priority = .defaultLow
        expect(scene.dump(), equals: "a 0 0 60 10")
        wide.priority = UILayoutPriority(200)
        expect(scene.dump(), equals: "a 0 0 20 10")
    }

    @Test func `a conflict ends when one of its constraints stops being required`() {
        let scene = LayoutScene()
        let a: UIView = scene.box("a")
        scene.constrain("H:|[a]", "V:|[a(10)]")
        let first: NSLayoutConstraint = a.widthAnchor.constraint(equalToConstant: 20)
        let second: NSLayoutConstraint = a.widthAnchor.constraint(equalToConstant: 60)
        NSLayoutConstraint.activate([first, second])
        let conflicts: [String] = warnings { expect(scene.dump(), equals: "a 0 0 20 10") }
        expect(conflicts.count, equals: 1)
        first.priority = UILayoutPriority(999)
        expect(scene.dump(), equals: "a 0 0 60 10")
        second.priority = UILayoutPriority(998)
        expect(scene.dump(), equals: "a 0 0 20 10")
    }

    @Test func `a priority can change before, during and after activation`() {
        let view = UIView()
        let constraint: NSLayoutConstraint = view.widthAnchor.constraint(equalToConstant: 20)
        for active in [false, true, false] {
            constraint.isActive = active
            for priority in [UILayoutPriority.defaultLow, .required, .fittingSizeLevel, .required] {
                constraint.priority = priority
                expect(constraint.priority, equals: priority)
            }
        }
    }
}
