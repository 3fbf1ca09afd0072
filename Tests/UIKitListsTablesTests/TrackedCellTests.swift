import CoreGraphics
import Expectations
import Foundation
import Observation
import TestStage
import Testing

@testable import UIKitLists

/// Cells, headers and footers whose configurations depend on observable objects and traits.
@MainActor @Suite(.onStage) struct TrackedCellTests {
    @Observable final class Model {
        var title = "one"
    }

    private final class Cell: UITableViewCell {
        var model: Model?

        override func updateConfiguration(using state: UICellConfigurationState) {
            super.updateConfiguration(using: state)
            guard let model else { return }
            var content = UIListContentConfiguration.cell()
            content.text = model.title
            contentConfiguration = content
        }
    }

    private let stage = Stage()
    private let model = Model()

    /// Returns the text of the first label in a view.
    private func text(_ view: UIView) -> String? {
        (view as? UILabel)?.text ?? view.subviews.lazy.compactMap { text($0) }.first
    }

    private func show(_ view: UIView) {
        view.frame = CGRect(x: 0, y: 0, width: 300, height: 60)
        stage.root.addSubview(view)
        stage.advance(by: 0.05)
    }

    @Test func `the handler of a table cell runs again when an observable object changes`() {
        let cell = UITableViewCell()
        cell.configurationUpdateHandler = { [model] cell, _ in
            var content = UIListContentConfiguration.cell()
            content.text = model.title
            cell.contentConfiguration = content
        }
        show(cell)
        expect(text(cell), equals: "one")
        model.title = "two"
        stage.advance(by: 0.05)
        expect(text(cell), equals: "two")
    }

    @Test func `a cell class updates its configuration when an observable object changes`() {
        let cell = Cell()
        cell.model = model
        show(cell)
        model.title = "two"
        stage.advance(by: 0.05)
        expect(text(cell), equals: "two")
        // A reused cell follows its new model only.
        let other = Model()
        other.title = "three"
        cell.model = other
        cell.setNeedsUpdateConfiguration()
        stage.advance(by: 0.05)
        model.title = "four"
        stage.advance(by: 0.05)
        expect(text(cell), equals: "three")
        other.title = "five"
        stage.advance(by: 0.05)
        expect(text(cell), equals: "five")
    }

    @Test func `collection cells, headers and footers follow observable objects`() {
        let cell = UICollectionViewListCell()
        cell.configurationUpdateHandler = { [model] cell, _ in
            guard let cell = cell as? UICollectionViewListCell else { return }
            var content = cell.defaultContentConfiguration()
            content.text = model.title
            cell.contentConfiguration = content
        }
        show(cell)
        let header = UITableViewHeaderFooterView()
        header.configurationUpdateHandler = { [model] header, _ in
            var content = header.defaultContentConfiguration()
            content.text = model.title
            header.contentConfiguration = content
        }
        show(header)
        model.title = "two"
        stage.advance(by: 0.05)
        expect(text(cell) == "two" && text(header)?.lowercased() == "two")
    }

    @Test func `the handler of a cell runs again when its traits change`() {
        let cell = UITableViewCell()
        cell.configurationUpdateHandler = { cell, state in
            var content = UIListContentConfiguration.cell()
            content.text = state.traitCollection.userInterfaceStyle == .dark ? "dark" : "light"
            cell.contentConfiguration = content
        }
        show(cell)
        expect(text(cell), equals: "light")
        stage.window.overrideUserInterfaceStyle = .dark
        stage.advance(by: 0.05)
        expect(text(cell), equals: "dark")
    }
}
