import Expectations
import Foundation
import Observation
import TestStage
import Testing

@testable import UIKitCore
@testable import UIKitLists

/// The kit stops an endless layout loop and logs a warning, and the app continues.
@Suite(.onStage) @MainActor
struct LayoutLoopTests {
    private final class Restless: UIView {
        var passes = 0
        var body: (Restless) -> Void = { $0.setNeedsLayout() }
        override func layoutSubviews() {
            super.layoutSubviews()
            passes += 1
            body(self)
        }
    }

    private func loopWarnings(_ body: (Stage, Restless) -> Void, _ loop: @escaping (Restless) -> Void) -> [String] {
        let stage = Stage()
        let view = Restless(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.body = loop
        let found: [String] = warnings {
            stage.root.addSubview(view)
            body(stage, view)
        }
        expect(view.passes, isLessThan: 2_000)
        return found
    }

    @Test func `a view that calls setNeedsLayout in layoutSubviews causes a warning`() {
        let found: [String] = loopWarnings { _, view in
            view.layoutIfNeeded()
        } _: {
            $0.setNeedsLayout()
        }
        expect(found.count == 1 && found.first?.contains("did not settle") == true)
    }

    @Test func `a view that marks its superview for layout causes a warning`() {
        let found: [String] = loopWarnings { _, view in
            view.layoutIfNeeded()
        } _: {
            $0.setNeedsLayout()
            $0.superview?.setNeedsLayout()
        }
        expect(found.count == 1 && found.first?.contains("did not settle") == true)
    }

    @Test func `frames continue, and the warning is not repeated`() {
        let found: [String] = loopWarnings { stage, _ in
            stage.advance(by: 1)
        } _: {
            $0.setNeedsLayout()
        }
        expect(found.count, equals: 1)
    }

    @Test func `a view whose bounds change in each layout causes a warning`() {
        let found: [String] = loopWarnings { _, view in
            view.layoutIfNeeded()
        } _: {
            $0.bounds.size.width += 1
        }
        expect(found.count == 1 && found.first?.contains("Restless") == true)
    }

    @Test func `constraints that alternate in each layout cause a warning`() {
        let stage = Stage()
        let view = Restless()
        view.translatesAutoresizingMaskIntoConstraints = false
        stage.root.addSubview(view)
        let width: NSLayoutConstraint = view.widthAnchor.constraint(equalToConstant: 10)
        width.isActive = true
        view.body = { _ in width.constant = width.constant == 10 ? 20 : 10 }
        let found: [String] = warnings { stage.advance(by: 0.5) }
        expect(found.count == 1 && found.first?.contains("did not settle") == true)
    }

    @Test(arguments: [true, false])
    func `a constraint that is replaced by an equal one in each layout does not cause more layouts`(hasWindow: Bool) {
        let stage = Stage()
        let view = Restless()
        let child = UIView()
        for view in [view, child] { view.translatesAutoresizingMaskIntoConstraints = false }
        if hasWindow { stage.root.addSubview(view) }
        view.addSubview(child)
        NSLayoutConstraint.activate([
            child.topAnchor.constraint(equalTo: view.topAnchor),
            child.heightAnchor.constraint(equalToConstant: 40),
        ])
        var constraint: NSLayoutConstraint?
        view.body = { view in
            constraint?.isActive = false
            constraint = view.heightAnchor.constraint(equalTo: child.heightAnchor, constant: 100)
            constraint?.isActive = true
        }
        let found: [String] = warnings { view.layoutIfNeeded() }
        expect(found, equals: [])
        expect(view.frame.height, equals: 140)
        expect(view.passes, isAtMost: 5)
        let before = view.passes
        view.setNeedsLayout()
        view.layoutIfNeeded()
        expect(view.passes, equals: before + 1)
    }

    @Test func `constraints that change before a nested layout that does not settle are solved`() {
        let stage = Stage()
        let sizing = Restless()
        let view = Restless()
        view.translatesAutoresizingMaskIntoConstraints = false
        stage.root.addSubview(view)
        let width: NSLayoutConstraint = view.widthAnchor.constraint(equalToConstant: 10)
        let height: NSLayoutConstraint = view.heightAnchor.constraint(equalToConstant: 10)
        NSLayoutConstraint.activate([width, height])
        view.body = { _ in
            height.constant = 40
            sizing.setNeedsLayout()
            sizing.layoutIfNeeded()
        }
        let found: [String] = warnings { stage.advance(by: 0.1) }
        expect(found.count, equals: 1)
        expect(view.frame.size, equals: CGSize(width: 10, height: 40))
        width.constant = 30
        stage.advance(by: 0.1)
        expect(view.frame.width, equals: 30)
    }

    @Test func `the first constraints of a view in a settled layout apply even if all values are zero`() {
        let stage = Stage()
        let view = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
        let other = UIView()
        for view in [view, other] {
            view.translatesAutoresizingMaskIntoConstraints = false
            stage.root.addSubview(view)
        }
        other.widthAnchor.constraint(equalToConstant: 5).isActive = true
        stage.advance(by: 0.5)
        expect(view.frame, equals: CGRect(x: 10, y: 10, width: 50, height: 50))
        view.topAnchor.constraint(equalTo: stage.root.topAnchor).isActive = true
        stage.advance(by: 0.5)
        expect(view.frame, equals: .zero)
    }

    @Test func `constraint updates that schedule more updates cause a warning`() {
        final class Updating: UIView {
            override func updateConstraints() {
                super.updateConstraints()
                superview?.setNeedsUpdateConstraints()
                DispatchQueue.main.async {}
                setNeedsLayout()
            }
            override func layoutSubviews() {
                super.layoutSubviews()
                setNeedsUpdateConstraints()
            }
        }
        let stage = Stage()
        let found: [String] = warnings {
            stage.root.addSubview(Updating())
            stage.advance(by: 0.5)
        }
        expect(found.count == 1 && found.first?.contains("did not settle") == true)
    }

    @Test func `property updates that schedule themselves cause a warning`() {
        final class Updating: UIView {
            var updates = 0
            override func updateProperties() {
                updates += 1
                setNeedsUpdateProperties()
            }
        }
        let stage = Stage()
        let view = Updating()
        let found: [String] = warnings {
            stage.root.addSubview(view)
            view.setNeedsUpdateProperties()
            // A frame could run the job of another test, which would receive the warning.
            stage.root.layoutIfNeeded()
        }
        expect(view.updates, isLessThan: 2_000)
        expect(found.count == 1 && found.first?.contains("updateProperties()") == true)
    }

    @Test func `nested layout in layoutSubviews ends`() {
        let found: [String] = loopWarnings { stage, _ in
            stage.advance(by: 0.2)
        } _: {
            $0.setNeedsLayout()
            if $0.passes < 1_500 { $0.layoutIfNeeded() }
        }
        expect(!found.isEmpty)
    }

    // MARK: Lists

    private final class Reloading: NSObject, UITableViewDataSource, UICollectionViewDataSource {
        enum Moment { case sections, rows, cell }
        let moment: Moment
        var calls = 0
        init(_ moment: Moment) { self.moment = moment }

        private func reload(_ now: Moment, _ view: UIView) {
            guard now == moment else { return }
            calls += 1
            (view as? UITableView)?.reloadData()
            (view as? UICollectionView)?.reloadData()
        }
        func numberOfSections(in tableView: UITableView) -> Int {
            reload(.sections, tableView)
            return 1
        }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            reload(.rows, tableView)
            return 5
        }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            reload(.cell, tableView)
            return UITableViewCell()
        }
        func numberOfSections(in collectionView: UICollectionView) -> Int {
            reload(.sections, collectionView)
            return 1
        }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            reload(.rows, collectionView)
            return 5
        }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            reload(.cell, collectionView)
            return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
    }

    @Test(arguments: [0, 1, 2]) func `a table whose data source reloads it causes a warning`(moment: Int) {
        let source = Reloading([.sections, .rows, .cell][moment])
        let stage = Stage()
        let found: [String] = warnings {
            let table = UITableView(frame: stage.root.bounds)
            table.dataSource = source
            stage.root.addSubview(table)
            stage.advance(by: 0.5)
        }
        expect(source.calls, isLessThan: 20_000)
        expect(found.count, equals: 1)
        expect(found.first?.contains("reloadData()") == true || found.first?.contains("settle") == true)
    }

    @Test(arguments: [0, 1, 2]) func `a collection view whose data source reloads it causes a warning`(moment: Int) {
        let source = Reloading([.sections, .rows, .cell][moment])
        let stage = Stage()
        let found: [String] = warnings {
            let collection = UICollectionView(
                frame: stage.root.bounds, collectionViewLayout: UICollectionViewFlowLayout())
            collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            collection.dataSource = source
            stage.root.addSubview(collection)
            stage.advance(by: 0.5)
        }
        expect(source.calls, isLessThan: 20_000)
        expect(found.count, equals: 1)
        expect(found.first?.contains("reloadData()") == true || found.first?.contains("settle") == true)
    }
}
