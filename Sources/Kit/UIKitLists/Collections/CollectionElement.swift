import Foundation

/// An identifier of a view in a collection view: the cell of an item, a supplementary view, or a decoration view.
struct CollectionElement: Hashable {
    var category: UICollectionView.ElementCategory
    /// The kind of a supplementary or decoration view. It is empty for cells.
    var kind: String
    var path: IndexPath

    init(_ category: UICollectionView.ElementCategory, kind: String, path: IndexPath) {
        self.category = category
        self.kind = kind
        self.path = path
    }

    static func cell(_ path: IndexPath) -> CollectionElement { CollectionElement(.cell, kind: "", path: path) }

    /// A description for debugging.
    var debugText: String {
        let place = path.map(String.init).joined(separator: "-")
        return category == .cell ? "item \(place)" : "\(kind) \(place)"
    }
}
