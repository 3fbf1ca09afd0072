import Expectations
import Foundation
import TestStage
import Testing
import UIKitCore
import UIKitLists

@testable import UIKitMenus

/// The edit menus of rows and items.
@MainActor @Suite(.onStage) final class ListEditMenuTests {
    private let menus = MenuStage()
    private let source = Source()

    private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate, UICollectionViewDataSource,
        UICollectionViewDelegate
    {
        var log: [String] = []
        var configuration: UIContextMenuConfiguration?

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
        func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool {
            indexPath.row > 0
        }
        func tableView(
            _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
            withSender sender: Any?
        ) -> Bool { indexPath.row < 3 && action != Selector("cut:") }
        func tableView(
            _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath,
            withSender sender: Any?
        ) { log.append("\(action.name) \(indexPath.row)") }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { log.append("select") }
        func tableView(
            _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
        ) -> UIContextMenuConfiguration? { configuration }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 5 }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
        }
        func collectionView(
            _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
            point: CGPoint
        ) -> UIContextMenuConfiguration? {
            log.append("menu of \(indexPaths.map(\.item))")
            return configuration
        }
        func collectionView(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath) -> Bool {
            true
        }
        func collectionView(
            _ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath,
            withSender sender: Any?
        ) -> Bool { action == Selector("copy:") }
        func collectionView(
            _ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath,
            withSender sender: Any?
        ) { log.append("\(action.name) item \(indexPath.item)") }
    }

    @Test func `a long press on a row opens the commands that its delegate can perform`() {
        let table = UITableView(frame: CGRect(x: 0, y: 100, width: 400, height: 500))
        table.dataSource = source
        table.delegate = source
        menus.controller.view.addSubview(table)
        menus.stage.host.turn()
        func press(_ row: Int) { menus.press(CGPoint(x: 200, y: 100 + CGFloat(row) * 44 + 22), for: 0.7) }
        press(2)
        expect(menus.titles, equals: ["Copy", "Paste"])
        menus.choose("Paste")
        expect(source.log == ["paste: 2"] && menus.titles.isEmpty)
        for row in [0, 3] {
            press(row)
            expect(menus.titles.isEmpty, "row \(row)")
        }
        source.configuration = UIContextMenuConfiguration(actionProvider: { _ in
            UIMenu(children: [UIAction(title: "Open") { _ in }])
        })
        press(2)
        expect(menus.titles, equals: ["Open"])
    }

    @Test func `a long press on an item also opens its commands`() {
        let collection = UICollectionView(
            frame: CGRect(x: 0, y: 100, width: 400, height: 500), collectionViewLayout: UICollectionViewFlowLayout())
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
        collection.dataSource = source
        collection.delegate = source
        menus.controller.view.addSubview(collection)
        menus.stage.host.turn()
        menus.press(CGPoint(x: 25, y: 125), for: 0.7)
        expect(menus.titles, equals: ["Copy"])
        menus.choose("Copy")
        expect(source.log, equals: ["menu of [0]", "copy: item 0"])
    }

    @Test func `the context menu of a selected item is that of all selected items`() {
        let collection = UICollectionView(
            frame: CGRect(x: 0, y: 100, width: 400, height: 500), collectionViewLayout: UICollectionViewFlowLayout())
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
        collection.dataSource = source
        collection.delegate = source
        collection.allowsMultipleSelection = true
        menus.controller.view.addSubview(collection)
        menus.stage.host.turn()
        let source = self.source
        source.configuration = UIContextMenuConfiguration(actionProvider: { _ in
            UIMenu(children: [UIAction(title: "Open") { _ in source.log.append("open") }])
        })
        for item in [2, 0] { collection.selectItem(at: [0, item], animated: false, scrollPosition: []) }
        let places: [CGPoint] = (0..<3).map { item in
            collection.convert(collection.cellForItem(at: [0, item])!.center, to: nil)
        }
        menus.press(places[0], for: 0.7)
        expect(source.log == ["menu of [0, 2]"] && menus.titles == ["Open"])
        menus.choose("Open")
        menus.press(places[1], for: 0.7)
        expect(source.log == ["menu of [0, 2]", "open", "menu of [1]"] && menus.titles == ["Open"])
    }
}

/// The pop-up menu of a list cell.
@MainActor @Suite(.onStage) final class PopUpAccessoryTests {
    private let menus = MenuStage()

    @Test func `a tap on the cell opens the menu, and the accessory shows the chosen element`() {
        var chosen: [[String]] = []
        let layout = UICollectionViewCompositionalLayout.list(
            using: UICollectionLayoutListConfiguration(appearance: .insetGrouped))
        let collection = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 400, height: 600), collectionViewLayout: layout)
        let menu = UIMenu(children: ["Small", "Large"].map { UIAction(title: $0) { _ in } })
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, _ in
            var content = cell.defaultContentConfiguration()
            content.text = "Size"
            cell.contentConfiguration = content
            cell.accessories = [
                .popUpMenu(menu, selectedElementDidChangeHandler: { chosen.append($0.selectedElements.map(\.title)) })
            ]
        }
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: collection) { view, path, item in
            view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems([0])
        source.apply(snapshot, animatingDifferences: false)
        menus.controller.view.addSubview(collection)
        menus.stage.host.turn()
        let cell = collection.cellForItem(at: [0, 0])!
        func title() -> String? { cell.subviews.compactMap { ($0 as? UIButton)?.configuration?.title }.first }
        expect(title(), equals: "Small")
        menus.tap(CGPoint(x: cell.frame.minX + 60, y: cell.frame.midY))
        expect(menus.titles, equals: ["Small", "Large"])
        menus.choose("Large")
        expect(title() == "Large" && chosen == [["Large"]])
        expect(collection.indexPathsForSelectedItems, equals: [])
    }

    @Test func `an open menu keeps its selection when the cell is configured again with an equal menu`() {
        var chosen: [[String]] = []
        let layout = UICollectionViewCompositionalLayout.list(
            using: UICollectionLayoutListConfiguration(appearance: .insetGrouped))
        let collection = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 400, height: 600), collectionViewLayout: layout)
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, _ in
            cell.contentConfiguration = cell.defaultContentConfiguration()
            let menu = UIMenu(children: ["Small", "Large"].map { UIAction(title: $0) { _ in } })
            cell.accessories = [
                .popUpMenu(menu, selectedElementDidChangeHandler: { chosen.append($0.selectedElements.map(\.title)) })
            ]
        }
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: collection) { view, path, item in
            view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems([0])
        source.apply(snapshot, animatingDifferences: false)
        menus.controller.view.addSubview(collection)
        menus.stage.host.turn()
        let cell = collection.cellForItem(at: [0, 0])!
        func open() {
            menus.tap(CGPoint(x: cell.frame.minX + 60, y: cell.frame.midY))
            var again = source.snapshot()
            again.reconfigureItems([0])
            source.apply(again, animatingDifferences: false)
            menus.stage.advance(by: 1)
        }
        open()
        expect(menus.titles, equals: ["Small", "Large"])
        menus.tap(CGPoint(x: 200, y: 700))
        expect(menus.titles.isEmpty && chosen.isEmpty)
        open()
        menus.choose("Large")
        expect(chosen, equals: [["Large"]])
    }
}
