import Foundation

extension UICollectionView {
    // MARK: Registration

    /// Registers a function that creates cells with `identifier`. Nil removes the registration.
    package func registerCells(from source: (() -> UICollectionViewCell)?, identifier: String) {
        reuse.cells.register(source: source, for: identifier)
    }

    /// Registers a function that creates the supplementary views of a kind with `identifier`. Nil removes the
    /// registration.
    package func registerSupplementaryViews(
        from source: (() -> UICollectionReusableView)?, kind: String, identifier: String
    ) {
        reuse.supplementaryViews[kind, default: ReusePool()].register(source: source, for: identifier)
    }

    // MARK: Dequeuing

    /// Returns a cell for the item at an index path on the screen.
    func dequeueCell(_ identifier: String, shownAt path: IndexPath) -> UICollectionViewCell {
        guard let cell = reuse.cells.dequeue(identifier, make: make) else {
            stopProgram(
                "Neither a class nor a nib is registered for the cell identifier \"\(identifier)\", which the item at "
                    + "index path \(path) uses. Call register(_:forCellWithReuseIdentifier:) first.")
        }
        prepare(cell, identifier, .cell(path))
        cell.outlinePlace = nil
        return cell
    }

    func dequeueSupplementaryView(
        _ elementKind: String, _ identifier: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        guard let view = reuse.supplementaryViews[elementKind]?.dequeue(identifier, make: make) else {
            stopProgram(
                "Neither a class nor a nib is registered for views of the kind \"\(elementKind)\" with the identifier "
                    + "\"\(identifier)\", which the view at index path \(indexPath) uses. "
                    + "Call register(_:forSupplementaryViewOfKind:withReuseIdentifier:) first.")
        }
        prepare(view, identifier, CollectionElement(.supplementaryView, kind: elementKind, path: indexPath))
        return view
    }

    private func make<View: UICollectionReusableView>(_ viewClass: View.Type) -> View? {
        viewClass.make(size: attributesInCreation?.size ?? .zero) as? View
    }

    /// Applies the traits of the collection view and the attributes of `element` to a dequeued view, before the view is
    /// configured.
    private func prepare(_ view: UICollectionReusableView, _ identifier: String, _ element: CollectionElement) {
        adopt(view)
        view.storedReuseIdentifier = identifier
        view.hasRequestedPreferredAttributes = false
        view.shownAttributes = nil
        if let attributesInCreation, attributesInCreation.element == element { view.show(attributesInCreation) }
    }

    /// Associates a view with this collection view before it is measured. The view is added to a superview only when it
    /// is visible.
    func adopt(_ view: UICollectionReusableView) {
        view.collectionView = self
        view.isScrolledContent = true
        view.inheritTraits(of: self)
    }

    func makeDecorationView(_ element: CollectionElement) -> UICollectionReusableView {
        guard let viewClass = storedLayout.decorationClasses[element.kind] else {
            stopProgram(
                "No class is registered for decoration views of the kind \"\(element.kind)\". "
                    + "Call register(_:forDecorationViewOfKind:) on the layout first.")
        }
        reuse.decorationViews.register(viewClass, for: element.kind)
        guard let view = reuse.decorationViews.dequeue(element.kind, make: make) else {
            stopProgram("An instance of \(viewClass) could not be created.")
        }
        prepare(view, element.kind, element)
        return view
    }

    // MARK: Recycling

    func recycle(_ element: CollectionElement, _ placeholders: ListPlaceholders? = nil) {
        guard let view = visibleViews.removeValue(forKey: element) else { return }
        release(view, from: element, placeholders)
    }

    /// Removes a view from the collection view and adds it to its reuse pool.
    ///
    /// - Parameter placeholders: The placeholders that the index path of `element` counts. The default is the current
    ///   placeholders.
    func release(
        _ view: UICollectionReusableView, from element: CollectionElement, _ placeholders: ListPlaceholders? = nil
    ) {
        let wasShown: Bool = view.superview != nil
        view.removeFromSuperview()
        RowClip.remove(from: view)
        view.collectionView = nil
        if element.category == .cell, let cell = view as? UICollectionViewCell {
            if wasShown, let path = dataPath(element.path, placeholders ?? self.placeholders) {
                collectionDelegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path)
            }
            reuse.cells.recycle(cell, cell.reuseIdentifier)
        } else if element.category == .supplementaryView {
            if wasShown {
                collectionDelegate?.collectionView(
                    self, didEndDisplayingSupplementaryView: view, forElementOfKind: element.kind, at: element.path)
            }
            reuse.supplementaryViews[element.kind]?.recycle(view, view.reuseIdentifier)
        } else {
            reuse.decorationViews.recycle(view, view.reuseIdentifier)
        }
    }

    /// Recycles all views.
    ///
    /// - Parameter placeholders: The placeholders that the index paths of the views count. The default is the current
    ///   placeholders.
    func recycleEverything(_ placeholders: ListPlaceholders? = nil) {
        for element in visibleViews.keys { recycle(element, placeholders) }
    }
}
