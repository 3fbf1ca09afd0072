import Foundation

/// The mirroring of layouts for right to left.
///
/// A layout uses unmirrored coordinates. These methods mirror the areas that the collection view requests, and the
/// attributes that it receives.
extension UICollectionViewLayout {
    typealias Attributes = UICollectionViewLayoutAttributes

    /// Whether the collection view mirrors the layout.
    var isFlipped: Bool {
        guard flipsHorizontallyInOppositeLayoutDirection, !mirrorsItself, let collectionView else { return false }
        return collectionView.effectiveUserInterfaceLayoutDirection != developmentLayoutDirection
    }

    /// Whether the content begins at its right end.
    var beginsAtRight: Bool {
        isFlipped || mirrorsItself && collectionView?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    }

    /// Whether the right-to-left frames are mirror images of the left-to-right frames.
    var isMirroredFromRightToLeft: Bool { flipsHorizontallyInOppositeLayoutDirection || mirrorsItself }

    /// The width within which x-coordinates are mirrored, in points. It is the width of the content or of the visible
    /// area, whichever is greater.
    private var mirroringWidth: CGFloat {
        let width: CGFloat = collectionViewContentSize.width
        guard let view = collectionView else { return width }
        let inset: UIEdgeInsets = view.adjustedContentInset
        return max(width, view.bounds.width - inset.left - inset.right)
    }

    /// Converts a rectangle from the coordinates of the collection view to those of the layout, or from the layout to
    /// the collection view.
    func mirrored(_ rect: CGRect) -> CGRect {
        guard isFlipped else { return rect }
        return CGRect(x: mirroringWidth - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }

    private func mirrored(_ attributes: Attributes?) -> Attributes? {
        guard let attributes, isFlipped else { return attributes }
        let copy: Attributes = attributes.copied()
        copy.center.x = mirroringWidth - copy.center.x
        return copy
    }

    // MARK: Attributes in the coordinates of the collection view

    func shownAttributes(in rect: CGRect) -> [Attributes] {
        let find: () -> [Attributes] = { self.layoutAttributesForElements(in: self.mirrored(rect)) ?? [] }
        let found: [Attributes] = collectionView?.callLayout(find) ?? find()
        return isFlipped ? found.compactMap { mirrored($0) } : found
    }

    func shownAttributes(of element: CollectionElement) -> Attributes? { mirrored(attributes(of: element)) }

    func appearingAttributes(of element: CollectionElement) -> Attributes? {
        let (kind, path): (String, IndexPath) = (element.kind, element.path)
        let initial: Attributes? =
            switch element.category {
            case .cell: initialLayoutAttributesForAppearingItem(at: path)
            case .supplementaryView: initialLayoutAttributesForAppearingSupplementaryElement(ofKind: kind, at: path)
            case .decorationView: initialLayoutAttributesForAppearingDecorationElement(ofKind: kind, at: path)
            }
        return mirrored(initial)
    }

    func disappearingAttributes(of element: CollectionElement) -> Attributes? {
        let (kind, path): (String, IndexPath) = (element.kind, element.path)
        let final: Attributes? =
            switch element.category {
            case .cell: finalLayoutAttributesForDisappearingItem(at: path)
            case .supplementaryView: finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: kind, at: path)
            case .decorationView: finalLayoutAttributesForDisappearingDecorationElement(ofKind: kind, at: path)
            }
        return mirrored(final)
    }
}
