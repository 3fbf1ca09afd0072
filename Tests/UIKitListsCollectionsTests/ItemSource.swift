import Foundation

@testable import UIKitLists

/// A data source and delegate that records calls from its collection view.
@MainActor
class ItemSource: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    final class Cell: UICollectionViewCell {
        let label = UILabel()
        var initialSize: CGSize?
        override init(frame: CGRect) {
            initialSize = frame.size
            super.init(frame: frame)
            contentView.addSubview(label)
        }
        required init?(coder: NSCoder) { super.init(coder: coder) }
    }

    final class Title: UICollectionReusableView {
        let label = UILabel()
        override init(frame: CGRect) {
            super.init(frame: frame)
            addSubview(label)
        }
        required init?(coder: NSCoder) { super.init(coder: coder) }
    }

    var sections: [[String]]
    var titles: [String] = []
    var events: [String] = []
    var requestedCells: [IndexPath] = []
    var size: ((IndexPath) -> CGSize)?
    var allowsHighlight = true
    var allowsSelection = true

    /// The titles of the section index.
    var indexTitles: [String]?
    /// Returns the index path of the item to which an index title scrolls.
    var indexPath: (Int) -> IndexPath = { IndexPath(item: 0, section: $0) }

    var canMove: (IndexPath) -> Bool = { _ in true }
    var target: (IndexPath) -> IndexPath = { $0 }

    init(_ sections: [[String]]) { self.sections = sections }

    convenience init(count: Int) { self.init([(0..<count).map { "Item \($0)" }]) }

    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        canMove(indexPath)
    }
    func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        events.append("move \(sourceIndexPath.item) \(destinationIndexPath.item)")
        let text: String = sections[sourceIndexPath.section].remove(at: sourceIndexPath.item)
        sections[destinationIndexPath.section].insert(text, at: destinationIndexPath.item)
    }
    func collectionView(
        _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath,
        toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath { target(proposedIndexPath) }

    func indexTitles(for collectionView: UICollectionView) -> [String]? { indexTitles }
    func collectionView(
        _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath {
        events.append("title \(title)")
        return indexPath(index)
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        sections[section].count
    }
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        requestedCells.append(indexPath)
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
        (cell as? Cell)?.label.text = sections[indexPath.section][indexPath.item]
        return cell
    }
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let view = collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "title", for: indexPath)
        (view as? Title)?.label.text = indexPath.section < titles.count ? titles[indexPath.section] : kind
        return view
    }
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        size?(indexPath) ?? (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero
    }

    func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
        allowsHighlight
    }
    func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
        record("highlight", indexPath)
    }
    func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
        record("unhighlight", indexPath)
    }
    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        record("shouldSelect", indexPath)
        return allowsSelection
    }
    func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
        record("shouldDeselect", indexPath)
        return true
    }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        record("select", indexPath)
    }
    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        record("deselect", indexPath)
    }

    private func record(_ event: String, _ path: IndexPath) { events.append("\(event) \(path.section)-\(path.item)") }
}
