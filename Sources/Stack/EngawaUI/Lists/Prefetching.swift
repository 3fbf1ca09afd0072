import Bindings
import ImagePipeline
import UIKitCore
import UIKitLists

extension UITableView {
    /// Shows the elements of a dynamic array as rows, and loads the pictures of upcoming rows.
    ///
    /// - Parameters:
    ///   - animation: The animation of insertions and removals.
    ///   - prefetcher: Loads the pictures.
    ///   - makeCell: Returns the cell for an element.
    ///
    /// - Returns: The data source of the table. Keep it for as long as the table exists.
    public func bind<Element>(
        to items: DynamicArrayValue<Element>, animation: RowAnimation = .automatic,
        prefetching prefetcher: ImagePrefetcher<Element>, makeCell: @escaping TableBinding<Element>.CellProvider
    ) -> TableBinding<Element> {
        bind(to: items, animation: animation) { table, path, element in
            // An update to a visible row must not change the scroll direction that the prefetcher detects.
            if table.cellForRow(at: path) == nil {
                let shown: [Element] = (table.dataSource as? TableBinding<Element>)?.elements ?? []
                prefetcher.willShow(path.row, of: shown)
            }
            return makeCell(table, path, element)
        }
    }
}

extension UICollectionView {
    /// Shows the elements of a dynamic array as items, and loads the pictures of upcoming items.
    ///
    /// - Parameters:
    ///   - prefetcher: Loads the pictures.
    ///   - makeCell: Returns the cell for an element.
    ///
    /// - Returns: The data source of the collection view. Keep it for as long as the collection view exists.
    public func bind<Element>(
        to items: DynamicArrayValue<Element>, prefetching prefetcher: ImagePrefetcher<Element>,
        makeCell: @escaping CollectionBinding<Element>.CellProvider
    ) -> CollectionBinding<Element> {
        bind(to: items) { collection, path, element in
            // An update to a visible item must not change the scroll direction that the prefetcher detects.
            if collection.cellForItem(at: path) == nil {
                let shown: [Element] = (collection.dataSource as? CollectionBinding<Element>)?.elements ?? []
                prefetcher.willShow(path.item, of: shown)
            }
            return makeCell(collection, path, element)
        }
    }
}
