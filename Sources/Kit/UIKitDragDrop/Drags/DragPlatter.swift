import CoreGraphics
import Foundation
import QuartzCore
import UIKitCore
import UIKitDrawing

/// The pictures of the items that follow a drag, with a badge that shows the operation of a drop. The size of the view
/// is zero, and its center is the center of the first picture.
@MainActor
final class DragPlatter: UIView {
    /// The first items that have pictures, from front to back.
    private var pictures: [(item: UIDragItem, view: UIView)] = []
    private var isLifted = false
    private let badge = UILabel()
    private var shownOperation = UIDropOperation.cancel

    /// The maximum number of pictures.
    private static let pictureLimit = 3
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

    /// Adds a picture of a lifted preview, unless there are enough. The view of the preview does not move.
    func addPicture(of preview: UITargetedPreview, for item: UIDragItem) {
        guard pictures.count < Self.pictureLimit else { return }
        let visible: CGRect = preview.parameters.visiblePath?.bounds ?? preview.view.bounds
        let picture: UIView? = preview.view.resizableSnapshotView(
            from: visible, afterScreenUpdates: preview.view.window == nil, withCapInsets: .zero)
        guard let picture else { return }
        picture.frame = CGRect(origin: .zero, size: visible.size)
        let shadow = makePicture(picture, size: visible.size, parameters: preview.parameters, offset: visible.origin)
        if preview.parameters.visiblePath == nil {
            shadow.subviews.first?.layer.cornerRadius = preview.view.layer.cornerRadius
        }
        add(shadow, for: item)
    }

    /// Shows the previews that items provide for the drag. Other items, and items without a provider, keep their
    /// pictures.
    func showPreviews(of items: [UIDragItem]) {
        let lifted = pictures
        pictures = []
        for (item, picture) in lifted where !items.contains(item) { add(picture, for: item) }
        for item in items where pictures.count < Self.pictureLimit {
            if let provider = item.previewProvider {
                if let preview = provider() { add(makePicture(of: preview), for: item) }
            } else if let picture = lifted.first(where: { $0.item === item })?.view {
                add(picture, for: item)
            }
        }
        for (_, former) in lifted where !pictures.contains(where: { $0.view === former }) {
            former.removeFromSuperview()
        }
    }

    private func makePicture(of preview: UIDragPreview) -> UIView {
        let visible: CGRect = preview.parameters.visiblePath?.bounds ?? preview.view.bounds
        preview.view.frame = CGRect(
            origin: CGPoint(x: -visible.minX, y: -visible.minY), size: preview.view.bounds.size)
        return makePicture(preview.view, size: visible.size, parameters: preview.parameters, offset: visible.origin)
    }

    /// Returns a view with its background, its shape and a shadow.
    private func makePicture(
        _ content: UIView, size: CGSize, parameters: UIPreviewParameters, offset: CGPoint
    ) -> UIView {
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
        return shadow
    }

    /// Adds a picture below the pictures that were added before.
    private func add(_ picture: UIView, for item: UIDragItem) {
        picture.layer.shadowOpacity = shadowOpacity
        // The items below the first item are rotated slightly.
        let angle: CGFloat = [0, 0.035, -0.03][min(pictures.count, 2)]
        picture.transform = CGAffineTransform(rotationAngle: angle)
        insertSubview(picture, at: 0)
        pictures.append((item, picture))
    }

    private var shadowOpacity: Float { isLifted ? 0.25 : 0 }

    /// Lifts or lowers the pictures.
    func setLifted(_ isLifted: Bool) {
        self.isLifted = isLifted
        transform = isLifted ? CGAffineTransform(scaleX: Self.scale, y: Self.scale) : .identity
        for (_, picture) in pictures { picture.layer.shadowOpacity = shadowOpacity }
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
        let bounds: CGRect = pictures.first?.view.bounds ?? .zero
        let isRightToLeft: Bool = effectiveUserInterfaceLayoutDirection == .rightToLeft
        badge.frame = CGRect(
            x: (isRightToLeft ? -bounds.width / 2 : bounds.width / 2) - size.width / 2,
            y: -bounds.height / 2 - size.height / 2, width: size.width, height: size.height)
    }
}
