import Foundation
import UIKitCore

/// The color behind all lists of a layout.
@MainActor
final class ListBackground {
    private let view = UIView()

    init() {
        view.isUserInteractionEnabled = false
        // Behind all content, and behind the background view of the app.
        view.layer.zPosition = -.greatestFiniteMagnitude
    }

    /// Covers the visible area of a layout in which all sections are lists of the same color.
    func update(_ sections: [CompositionalSection], in collectionView: UICollectionView) {
        guard let color = color(of: sections), color != collectionView.backgroundColor else { return remove() }
        if view.superview !== collectionView { collectionView.insertSubview(view, at: 0) }
        if view.backgroundColor != color { view.backgroundColor = color }
        if view.frame != collectionView.bounds { view.frame = collectionView.bounds }
    }

    private func color(of sections: [CompositionalSection]) -> UIColor? {
        guard let color = sections.first?.source.list?.effectiveBackgroundColor else { return nil }
        let areAlike: Bool = sections.allSatisfy { $0.source.list?.effectiveBackgroundColor == color }
        return areAlike ? color : nil
    }

    func remove() {
        if view.superview != nil { view.removeFromSuperview() }
    }
}
