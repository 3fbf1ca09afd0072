import UIKit

/// A custom layout that places its items along a wave around the vertical center line. The first item is in front.
final class FanLayout: UICollectionViewLayout {
    /// The size of an item, in points.
    private let plate = CGSize(width: 110, height: 44)
    /// The distance between items along the content, in points.
    private let step: CGFloat = 42

    private var count: Int { collectionView?.numberOfItems(inSection: 0) ?? 0 }

    override var collectionViewContentSize: CGSize {
        guard let view = collectionView else { return .zero }
        return CGSize(width: view.bounds.width, height: CGFloat(count) * step + plate.height + 120)
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let first: Int = max(0, Int((rect.minY - 120) / step))
        let last: Int = min(count, Int(rect.maxY / step) + 1)
        guard first < last else { return [] }
        return (first..<last).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard let view = collectionView, indexPath.item < count else { return nil }
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.size = plate
        let swing: CGFloat = sin(CGFloat(indexPath.item) * 0.7)
        attributes.center = CGPoint(
            x: view.bounds.width / 2 + swing * (view.bounds.width / 2 - 80), y: 60 + CGFloat(indexPath.item) * step)
        attributes.transform = CGAffineTransform(rotationAngle: swing * 0.35)
        attributes.zIndex = count - indexPath.item
        return attributes
    }
}
