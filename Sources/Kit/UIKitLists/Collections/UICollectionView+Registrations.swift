import Foundation

extension UICollectionView {
    /// A registration of a cell class, with a closure that configures the cells. It does not need a reuse identifier.
    @preconcurrency @MainActor
    public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        /// A closure that configures a cell for an item.
        public typealias Handler = @MainActor (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

        let handler: Handler
        let identifier = "UICollectionView.CellRegistration " + UUID().uuidString

        /// Creates a registration. Create it once, outside the data source's methods.
        public init(handler: @escaping Handler) {
            self.handler = handler
        }
    }

    /// A registration of a class of supplementary views, with a closure that configures the views. It does not need a
    /// reuse identifier.
    @preconcurrency @MainActor
    public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
        /// A closure that configures a supplementary view.
        public typealias Handler =
            @MainActor (
                _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
            ) -> Void

        let elementKind: String
        let handler: Handler
        let identifier = "UICollectionView.SupplementaryRegistration " + UUID().uuidString

        /// Creates a registration. Create it once, outside the data source's methods.
        public init(elementKind: String, handler: @escaping Handler) {
            self.elementKind = elementKind
            self.handler = handler
        }
    }

    /// Returns a cell for an item, configured by the handler of `registration`.
    public func dequeueConfiguredReusableCell<Cell, Item>(
        using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
    ) -> Cell {
        register(Cell.self, forCellWithReuseIdentifier: registration.identifier)
        let dequeued: UICollectionViewCell = dequeueReusableCell(
            withReuseIdentifier: registration.identifier, for: indexPath)
        guard let cell = dequeued as? Cell else { stopProgram("\(dequeued) is not a \(Cell.self).") }
        if let item { registration.handler(cell, indexPath, item) }
        return cell
    }

    /// Returns a supplementary view, configured by the handler of `registration`.
    public func dequeueConfiguredReusableSupplementary<Supplementary>(
        using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
    ) -> Supplementary {
        let kind = registration.elementKind
        register(
            Supplementary.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: registration.identifier)
        let dequeued: UICollectionReusableView = dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: registration.identifier, for: indexPath)
        guard let view = dequeued as? Supplementary else {
            stopProgram("\(dequeued) is not a \(Supplementary.self).")
        }
        registration.handler(view, kind, indexPath)
        return view
    }
}
