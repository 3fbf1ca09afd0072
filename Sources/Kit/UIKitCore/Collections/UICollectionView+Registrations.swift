import Foundation

extension UICollectionView {
    /// Says which class the cells of items are of, and how they are filled. It needs no identifier.
    @preconcurrency @MainActor
    public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        /// Fills a cell.
        public typealias Handler = @MainActor (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

        let handler: Handler
        let identifier = "UICollectionView.CellRegistration " + UUID().uuidString

        /// Makes a registration. Make it once, not in the data source's method.
        public init(handler: @escaping Handler) {
            self.handler = handler
        }
    }

    /// Says which class supplementary views of a kind are of, and how they are filled. It needs no identifier.
    @preconcurrency @MainActor
    public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
        /// Fills a view.
        public typealias Handler =
            @MainActor (
                _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
            ) -> Void

        let elementKind: String
        let handler: Handler
        let identifier = "UICollectionView.SupplementaryRegistration " + UUID().uuidString

        /// Makes a registration. Make it once, not in the data source's method.
        public init(elementKind: String, handler: @escaping Handler) {
            self.elementKind = elementKind
            self.handler = handler
        }
    }

    /// A cell for an item, filled as `registration` says.
    public func dequeueConfiguredReusableCell<Cell, Item>(
        using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
    ) -> Cell {
        register(Cell.self, forCellWithReuseIdentifier: registration.identifier)
        let dequeued: UICollectionViewCell = dequeueReusableCell(
            withReuseIdentifier: registration.identifier, for: indexPath)
        guard let cell = dequeued as? Cell else { stopProgram("\(dequeued) is no \(Cell.self).") }
        if let item { registration.handler(cell, indexPath, item) }
        return cell
    }

    /// A supplementary view, filled as `registration` says.
    public func dequeueConfiguredReusableSupplementary<Supplementary>(
        using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
    ) -> Supplementary {
        let kind: String = registration.elementKind
        register(
            Supplementary.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: registration.identifier)
        let dequeued: UICollectionReusableView = dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: registration.identifier, for: indexPath)
        guard let view = dequeued as? Supplementary else {
            stopProgram("\(dequeued) is no \(Supplementary.self).")
        }
        registration.handler(view, kind, indexPath)
        return view
    }
}
