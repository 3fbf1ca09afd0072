import Foundation

/// What a collection view shows in one place: the cell of an item, or a view of some kind.
struct CollectionElement: Hashable {
    var category: UICollectionView.ElementCategory
    /// The kind of a supplementary or decoration view; empty for cells.
    var kind: String
    var path: IndexPath

    init(_ category: UICollectionView.ElementCategory, kind: String, path: IndexPath) {
        self.category = category
        self.kind = kind
        self.path = path
    }

    static func cell(_ path: IndexPath) -> CollectionElement { CollectionElement(.cell, kind: "", path: path) }

    /// What it is, for a developer.
    var text: String {
        let place: String = path.map(String.init).joined(separator: "-")
        return category == .cell ? "item \(place)" : "\(kind) \(place)"
    }
}
