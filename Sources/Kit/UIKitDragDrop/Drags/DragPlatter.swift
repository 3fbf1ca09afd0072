import CoreGraphics
import Foundation
import QuartzCore
import UIKitCore
import UIKitDrawing

/// The pictures of the items that follow a drag, with a badge that shows the operation of a drop. The size of the view
/// is zero, and its center is the center of the first picture.
@MainActor
final class DragPlatter: UIView {
    /// The pictures of the first items.
    private var pictures: [UIView] = []
    private let badge = UILabel()
    private var shownOperation = UIDropOperation.cancel

    private static let scale: CGFloat = 1.04
    private static let badgeSize: CGFloat = 24

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        accessibilityElementsHidden = true
        badge.font = .systemFont(ofSize: 15, weight: .semibold)
        badge.textColor = .white
        badge.textAlignment = .center
        badge.clipsToBounds = true
        badge.layer.cornerRadius = Self.badgeSize / 2
        badge.alpha = 0
        addSubview(badge)
    }

    required init?(coder: NSCoder) { nil }

    /// Adds a picture of a lifted preview. The view of the preview does not move.
    func addPicture(of preview: UITargetedPreview) {
        let visible: CGRect = preview.parameters.visiblePath?.bounds ?? preview.view.bounds
        let picture: UIView? = preview.view.resizableSnapshotView(
            from: visible, afterScreenUpdates: preview.view.window == nil, withCapInsets: .zero)
        guard let picture else { return }
        picture.frame = CGRect(origin: .zero, size: visible.size)
        add(picture, size: visible.size, parameters: preview.parameters, offset: visible.origin)
        if preview.parameters.visiblePath == nil {
            pictures.last?.subviews.first?.layer.cornerRadius = preview.view.layer.cornerRadius
        }
    }

    /// Replaces the lifted previews with views of the application.
    func show(_ previews: [UIDragPreview]) {
        for picture in pictures { picture.removeFromSuperview() }
        pictures = []
        for preview in previews {
            let visible: CGRect = preview.parameters.visiblePath?.bounds ?? preview.view.bounds
            preview.view.frame = CGRect(
                origin: CGPoint(x: -visible.minX, y: -visible.minY), size: preview.view.bounds.size)
            add(preview.view, size: visible.size, parameters: preview.parameters, offset: visible.origin)
        }
    }

    /// Adds a view with its background, its shape and a shadow, below the views that were added before.
    private func add(_ content: UIView, size: CGSize, parameters: UIPreviewParameters, offset: CGPoint) {
        let frame = CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
        let shadow = UIView(frame: frame)
        let clip = UIView(frame: shadow.bounds)
        clip.clipsToBounds = true
        clip.backgroundColor = parameters.backgroundColor ?? .systemBackground
        clip.addSubview(content)
        shadow.addSubview(clip)
        let outline = UIBezierPath()
        outline.append(parameters.visiblePath ?? UIBezierPath(rect: CGRect(origin: offset, size: size)))
        outline.apply(CGAffineTransform(translationX: -offset.x, y: -offset.y))
        if parameters.visiblePath != nil {
            let mask = CAShapeLayer()
            mask.path = outline.cgPath
            clip.layer.mask = mask
        }
        if let path = parameters.shadowPath {
            let shape = UIBezierPath()
            shape.append(path)
            shape.apply(CGAffineTransform(translationX: -offset.x, y: -offset.y))
            shadow.layer.shadowPath = shape.cgPath
        } else {
            shadow.layer.shadowPath = outline.cgPath
        }
        shadow.layer.shadowRadius = 10
        shadow.layer.shadowOffset = CGSize(width: 0, height: 4)
        // The items below the first item are rotated slightly.
        let angle: CGFloat = [0, 0.035, -0.03][min(pictures.count, 2)]
        shadow.transform = CGAffineTransform(rotationAngle: angle)
        insertSubview(shadow, at: 0)
        pictures.append(shadow)
    }

    /// Lifts or lowers the pictures.
    func setLifted(_ isLifted: Bool) {
        transform = isLifted ? CGAffineTransform(scaleX: Self.scale, y: Self.scale) : .identity
        for picture in pictures { picture.layer.shadowOpacity = isLifted ? 0.25 : 0 }
        if !isLifted { badge.alpha = 0 }
    }

    /// Shows the operation of a drop: a plus sign for a copy, and the number of items if it is greater than 1.
    func showBadge(for operation: UIDropOperation, count: Int) {
        let text: String
        switch operation {
        case .copy: text = count > 1 ? "\(count)" : "+"
        case .forbidden: text = "×"
        case .move, .cancel: text = count > 1 ? "\(count)" : ""
        }
        badge.alpha = text.isEmpty ? 0 : 1
        guard text != badge.text || operation != shownOperation else { return }
        shownOperation = operation
        badge.text = text
        badge.backgroundColor = operation == .copy ? .systemGreen : operation == .forbidden ? .systemGray : .systemBlue
        let size = CGSize(
            width: max(Self.badgeSize, badge.intrinsicContentSize.width + 12), height: Self.badgeSize)
        let bounds: CGRect = pictures.first?.bounds ?? .zero
        let isRightToLeft: Bool = effectiveUserInterfaceLayoutDirection == .rightToLeft
        badge.frame = CGRect(
            x: (isRightToLeft ? -bounds.width / 2 : bounds.width / 2) - size.width / 2,
            y: -bounds.height / 2 - size.height / 2, width: size.width, height: size.height)
    }
}
