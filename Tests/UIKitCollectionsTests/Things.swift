import Foundation

@testable import UIKitCore

/// A collection's data, and a record of what the collection asked and told.
@MainActor
class Things: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    final class Cell: UICollectionViewCell {
        let label = UILabel()
        var sizeWhenMade: CGSize?
        override init(frame: CGRect) {
            sizeWhenMade = frame.size
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
    var cellsAsked: [IndexPath] = []
    var size: ((IndexPath) -> CGSize)?
    var mayHighlight = true
    var maySelect = true

    init(_ sections: [[String]]) { self.sections = sections }

    convenience init(count: Int) { self.init([(0..<count).map { "Thing \($0)" }]) }

    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        sections[section].count
    }
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        cellsAsked.append(indexPath)
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "thing", for: indexPath)
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
        mayHighlight
    }
    func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
        note("highlight", indexPath)
    }
    func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
        note("unhighlight", indexPath)
    }
    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        note("shouldSelect", indexPath)
        return maySelect
    }
    func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
        note("shouldDeselect", indexPath)
        return true
    }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        note("select", indexPath)
    }
    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        note("deselect", indexPath)
    }

    private func note(_ what: String, _ path: IndexPath) { events.append("\(what) \(path.section)-\(path.item)") }
}
