import Expectations
import Foundation
import Testing

@testable import UIKitCore

@MainActor
struct UpdateOrderTests {
    @MainActor
    final class CallLog {
        var lines: [String] = []
    }

    private final class RecordingView: UIView {
        let log: CallLog
        init(_ name: String, _ log: CallLog) {
            self.log = log
            super.init(frame: .zero)
            accessibilityIdentifier = name
        }
        required init?(coder: NSCoder) { nil }

        override func updateConstraints() {
            log.lines.append("constraints \(accessibilityIdentifier ?? "")")
            super.updateConstraints()
        }

        override func layoutSubviews() {
            super.layoutSubviews()
            log.lines.append("layout \(accessibilityIdentifier ?? "")")
        }
    }

    @Test func `constraints are updated from the leaves up, and layout runs from the root down`() {
        let log = CallLog()
        let root = RecordingView("root", log)
        let middle = RecordingView("middle", log)
        let leaf = RecordingView("leaf", log)
        root.addSubview(middle)
        middle.addSubview(leaf)
        leaf.widthAnchor.constraint(equalToConstant: 9).isActive = true
        root.layoutIfNeeded()
        expect(
            log.lines,
            equals: [
                "constraints leaf", "constraints middle", "constraints root", "layout root", "layout middle",
                "layout leaf",
            ])
        log.lines = []
        leaf.setNeedsUpdateConstraints()
        expect(leaf.needsUpdateConstraints())
        root.layoutIfNeeded()
        expect(log.lines.first, equals: "constraints leaf")
        expect(!log.lines.contains("constraints root"))
        expect(!leaf.needsUpdateConstraints())
    }

    @Test func `a tree receives constraint updates only after its first constraint is activated`() {
        let log = CallLog()
        let root = RecordingView("root", log)
        let leaf = RecordingView("leaf", log)
        root.addSubview(leaf)
        root.layoutIfNeeded()
        expect(log.lines, equals: ["layout root", "layout leaf"])
        log.lines = []
        leaf.widthAnchor.constraint(equalToConstant: 9).isActive = true
        root.layoutIfNeeded()
        expect(log.lines.prefix(2), equals: ["constraints leaf", "constraints root"])
    }

    @Test func `constraint updates begin with a view that does not translate its autoresizing mask`() {
        let log = CallLog()
        let root = RecordingView("root", log)
        let leaf = UIView()
        leaf.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(leaf)
        root.layoutIfNeeded()
        expect(log.lines.first, equals: "constraints root")
    }

    @Test func `a requested constraint update runs without constraints`() {
        let log = CallLog()
        let root = RecordingView("root", log)
        let leaf = RecordingView("leaf", log)
        root.addSubview(leaf)
        leaf.setNeedsUpdateConstraints()
        root.layoutIfNeeded()
        expect(log.lines.prefix(2), equals: ["constraints leaf", "constraints root"])
        log.lines = []
        root.setNeedsUpdateConstraints()
        root.layoutIfNeeded()
        expect(log.lines.first, equals: "constraints root")
    }

    @Test func `a class that requires constraints begins the constraint updates of its tree`() {
        final class RequiringView: UIView {
            override class var requiresConstraintBasedLayout: Bool { true }
            var updates = 0
            override func updateConstraints() {
                updates += 1
                super.updateConstraints()
            }
        }
        let log = CallLog()
        let root = RecordingView("root", log)
        let middle = UIView()
        let leaf = RequiringView()
        middle.addSubview(leaf)
        root.addSubview(middle)
        root.layoutIfNeeded()
        expect(leaf.updates == 1 && log.lines.first == "constraints root")
    }

    @Test func `a controller updates its view's constraints`() {
        final class Controller: UIViewController {
            var count = 0
            override func updateViewConstraints() {
                count += 1
                super.updateViewConstraints()
            }
        }
        let controller = Controller()
        controller.view.layoutIfNeeded()
        expect(controller.count, equals: 0)
        controller.view.widthAnchor.constraint(equalToConstant: 9).isActive = true
        controller.view.layoutIfNeeded()
        expect(controller.count, equals: 1)
        controller.view.setNeedsUpdateConstraints()
        controller.view.updateConstraintsIfNeeded()
        expect(controller.count, equals: 2)
        expect(!controller.view.needsUpdateConstraints())
    }

    @Test func `constraints added in updateConstraints apply in the same pass`() {
        final class SelfConstrainingView: UIView {
            let box = UIView()
            override class var requiresConstraintBasedLayout: Bool { true }
            override func updateConstraints() {
                if box.superview == nil {
                    box.translatesAutoresizingMaskIntoConstraints = false
                    addSubview(box)
                    NSLayoutConstraint.activate([
                        box.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 4),
                        box.widthAnchor.constraint(equalToConstant: 9),
                    ])
                }
                super.updateConstraints()
            }
        }
        let view = SelfConstrainingView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        view.layoutIfNeeded()
        expect(view.box.frame, equals: CGRect(x: 4, y: 0, width: 9, height: 0))
    }

    @Test func `sets of constraints can be exchanged`() {
        let scene = LayoutScene()
        _ = scene.box("a")
        _ = scene.box("b")
        let row: [NSLayoutConstraint] = scene.constrain("H:|[a(b)][b]|", "V:|[a]|", "V:|[b]|")
        expect(scene.dump(), equals: "a 0 0 50 100\nb 50 0 50 100")
        NSLayoutConstraint.deactivate(row)
        scene.constrain("V:|[a(b)][b]|", "H:|[a]|", "H:|[b]|")
        expect(scene.dump(), equals: "a 0 0 100 50\nb 0 50 100 50")
    }

    @Test func `the order of activation and of assembling the tree does not change the layout`() {
        func dump(_ change: (LayoutScene, [NSLayoutConstraint], UIView) -> Void) -> String {
            let scene = LayoutScene()
            let outer = UIView()
            outer.accessibilityIdentifier = "outer"
            outer.translatesAutoresizingMaskIntoConstraints = false
            let a: ContentView = scene.content("a", 60, 10, in: outer)
            let b: ContentView = scene.content("b", 60, 20, in: outer)
            let constraints: [NSLayoutConstraint] = [
                a.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
                b.leadingAnchor.constraint(equalTo: a.trailingAnchor),
                b.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
                a.topAnchor.constraint(equalTo: outer.topAnchor),
                b.topAnchor.constraint(equalTo: outer.topAnchor),
            ]
            change(scene, constraints, outer)
            NSLayoutConstraint.activate([
                outer.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor),
                outer.trailingAnchor.constraint(equalTo: scene.root.trailingAnchor),
            ])
            return scene.dump()
        }
        let batch: String = dump { scene, constraints, outer in
            scene.root.addSubview(outer)
            NSLayoutConstraint.activate(constraints)
        }
        let single: String = dump { scene, constraints, outer in
            scene.root.addSubview(outer)
            for constraint in constraints {
                constraint.isActive = true
                scene.root.layoutIfNeeded()
            }
        }
        let early: String = dump { scene, constraints, outer in
            NSLayoutConstraint.activate(constraints)
            outer.layoutIfNeeded()
            scene.root.addSubview(outer)
        }
        expect(batch.contains("b "))
        expect(single, equals: batch)
        expect(early, equals: batch)
    }

    @Test func `a removed view loses constraints to other views and keeps its own`() {
        let scene = LayoutScene()
        let a: UIView = scene.box("a")
        _ = scene.box("b", in: a)
        scene.constrain("H:|-5-[a(50)]", "V:|[a(50)]", "H:|-3-[b]-3-|", "V:|-3-[b]-3-|")
        _ = scene.dump()
        a.removeFromSuperview()
        expect(scene.root.constraints.isEmpty)
        expect(a.constraints.count, equals: 6)
        scene.root.addSubview(a)
        scene.constrain("H:|-9-[a]", "V:|[a]")
        expect(scene.dump(), equals: "a 9 0 50 50\n  b 3 3 44 44")
    }
}
