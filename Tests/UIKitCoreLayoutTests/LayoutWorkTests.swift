import Expectations
import ConstraintSolver
import Foundation
import Testing

@testable import UIKitCore

/// Layout does no unnecessary work. These tests count operations; they do not measure time.
@MainActor
struct LayoutWorkTests {
    /// Creates rows of four boxes. Each row is a view with a given frame, as in a table.
    private func rows(_ count: Int) -> (LayoutScene, [UIView]) {
        let scene = LayoutScene(width: 400, height: 40_000)
        var rows: [UIView] = []
        for index in 0..<count {
            let row = UIView(frame: CGRect(x: 0, y: CGFloat(index) * 20, width: 400, height: 20))
            scene.root.addSubview(row)
            rows.append(row)
            var previous: NSLayoutXAxisAnchor = row.leadingAnchor
            for _ in 0..<4 {
                let box = UIView()
                box.translatesAutoresizingMaskIntoConstraints = false
                row.addSubview(box)
                NSLayoutConstraint.activate([
                    box.leadingAnchor.constraint(equalTo: previous, constant: 4),
                    box.widthAnchor.constraint(equalTo: row.widthAnchor, multiplier: 0.2),
                    box.topAnchor.constraint(equalTo: row.topAnchor),
                    box.bottomAnchor.constraint(equalTo: row.bottomAnchor),
                ])
                previous = box.trailingAnchor
            }
        }
        return (scene, rows)
    }

    @Test func `a pass without changes over ten thousand views does not solve`() throws {
        let (scene, rows) = rows(2_000)
        scene.root.layoutIfNeeded()
        expect(rows[1_999].subviews[3].frame, equals: CGRect(x: 256, y: 0, width: 80, height: 20))
        let engine: LayoutEngine = try #require(scene.root.layoutState?.engine)
        let before: SolverStatistics = engine.solver.statistics
        scene.root.layoutIfNeeded()
        scene.root.setNeedsLayout()
        scene.root.layoutIfNeeded()
        expect(engine.solver.statistics, equals: before)
    }

    @Test func `a changed constant causes one solve and lays out only the affected view`() throws {
        final class Counting: UIView {
            static var layouts = 0
            override func layoutSubviews() {
                super.layoutSubviews()
                Self.layouts += 1
            }
        }
        let scene = LayoutScene()
        var constants: [NSLayoutConstraint] = []
        for index in 0..<50 {
            let row = Counting(frame: CGRect(x: 0, y: CGFloat(index) * 10, width: 100, height: 10))
            scene.root.addSubview(row)
            let box: UIView = scene.add(UIView(), "box", in: row)
            constants.append(box.widthAnchor.constraint(equalToConstant: 5))
            NSLayoutConstraint.activate([
                constants[index], box.leadingAnchor.constraint(equalTo: row.leadingAnchor),
                box.topAnchor.constraint(equalTo: row.topAnchor), box.heightAnchor.constraint(equalToConstant: 5),
            ])
        }
        scene.root.layoutIfNeeded()
        let engine: LayoutEngine = try #require(scene.root.layoutState?.engine)
        let before: SolverStatistics = engine.solver.statistics
        Counting.layouts = 0
        constants[7].constant = 9
        scene.root.layoutIfNeeded()
        expect(engine.solver.statistics.solves, equals: before.solves + 1)
        expect(engine.solver.statistics.pivots, equals: before.pivots)
        expect(Counting.layouts, equals: 1)
    }

    @Test func `a tree that is not laid out has no engine`() {
        let (scene, _) = rows(3)
        expectNil(scene.root.layoutState?.engine)
        scene.root.layoutIfNeeded()
        expect(scene.root.layoutState?.engine != nil)
    }

    @Test func `the engine removes the items of removed views`() throws {
        let (scene, rows) = rows(20)
        scene.root.layoutIfNeeded()
        let engine: LayoutEngine = try #require(scene.root.layoutState?.engine)
        let items: Int = engine.items.count
        let constraints: Int = engine.constraints.count
        for row in rows { row.removeFromSuperview() }
        expect(engine.items.allSatisfy { !$0.isAlive || $0.isRoot })
        expect(engine.constraints.allSatisfy { $0.constraint == nil })
        for row in rows { scene.root.addSubview(row) }
        scene.root.layoutIfNeeded()
        expect(engine.items.count, equals: items)
        expect(engine.constraints.count, equals: constraints)
        expect(rows[19].subviews[3].frame, equals: CGRect(x: 256, y: 0, width: 80, height: 20))
    }

    @Test func `a deallocated tree releases its engine`() {
        weak var engine: LayoutEngine?
        weak var root: UIView?
        do {
            let (scene, _) = rows(3)
            scene.root.layoutIfNeeded()
            engine = scene.root.layoutState?.engine
            root = scene.root
        }
        expectNil(engine)
        expectNil(root)
    }
}
