import CoreGraphics
import QuartzCore
import UIKitCore
import UIKitDrawing

/// The lifted preview, which is a picture of a view or the view of a controller.
@MainActor
final class PreviewPlatter: UIView {
    private let preview: UITargetedPreview?
    private let controller: UIViewController?
    private let clip = UIView()
    private var picture: UIView?
    private var lifted: CGRect = .zero
    private var isLifted = false

    private static let radius: CGFloat = 13

    init(preview: UITargetedPreview?, controller: UIViewController?) {
        self.preview = preview
        self.controller = controller
        super.init(frame: .zero)
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowRadius = 24
        layer.shadowOffset = CGSize(width: 0, height: 8)
        clip.clipsToBounds = true
        clip.layer.cornerRadius = Self.radius
        clip.isUserInteractionEnabled = false
        addSubview(clip)
        clip.backgroundColor = preview?.parameters.backgroundColor ?? .systemBackground
        isAccessibilityElement = controller == nil && preview != nil
        accessibilityLabel = preview.flatMap { Self.label(of: $0.view) }
    }

    required init?(coder: NSCoder) { nil }

    /// Returns the label of a view or, if it has none, the labels of the elements in it.
    private static func label(of view: UIView) -> String? {
        if let label = view.accessibilityLabel, !label.isEmpty { return label }
        let labels: [String] = view.accessibleSubviews.filter { !$0.isHidden }.compactMap { label(of: $0) }
        return labels.isEmpty ? nil : labels.joined(separator: ", ")
    }

    /// Takes the picture, or shows the view of the controller. Called after the platter is added to the window.
    func begin() {
        if let controller {
            controller.beginAppearanceTransition(true, animated: true)
            clip.addSubview(controller.view)
            controller.endAppearanceTransition()
        } else if let preview {
            let visible: CGRect = preview.parameters.visiblePath?.bounds ?? preview.view.bounds
            let view = preview.view.resizableSnapshotView(
                from: visible, afterScreenUpdates: preview.view.window == nil, withCapInsets: .zero)
            if let view { clip.addSubview(view) }
            picture = view
            showShape(of: preview, visible: visible)
        }
        hideView()
    }

    private static let hidingKey = "lifted preview"

    /// Hides the view of the preview, because the platter shows it elsewhere. An animation that is not removed on
    /// completion hides the view, so that properties that the app set do not change.
    private func hideView() {
        guard let view = preview?.view, view.window != nil else { return }
        let hiding = CABasicAnimation(keyPath: "opacity")
        hiding.fromValue = 0
        hiding.toValue = 0
        hiding.fillMode = .both
        hiding.isRemovedOnCompletion = false
        view.layer.add(hiding, forKey: Self.hidingKey)
    }

    /// Shows the view of the preview again, before the menu closes, so that a list can use the view for another row.
    func showView() { preview?.view.layer.removeAnimation(forKey: Self.hidingKey) }

    /// Clips the picture to the visible path.
    private func showShape(of preview: UITargetedPreview, visible: CGRect) {
        guard let path = preview.parameters.visiblePath else { return }
        let mask = CAShapeLayer()
        let shifted = UIBezierPath()
        shifted.append(path)
        shifted.apply(CGAffineTransform(translationX: -visible.minX, y: -visible.minY))
        mask.path = shifted.cgPath
        clip.layer.mask = mask
        clip.layer.cornerRadius = 0
    }

    /// Removes the view of the controller.
    func end() {
        guard let controller, controller.viewIfLoaded?.superview === clip else { return }
        controller.beginAppearanceTransition(false, animated: true)
        controller.view.removeFromSuperview()
        controller.endAppearanceTransition()
    }

    /// The size of the preview in an area, in points.
    func preferredSize(in area: CGRect) -> CGSize {
        guard let controller else { return preview.map(\.frameInWindow.size) ?? .zero }
        let preferred: CGSize = controller.preferredContentSize
        let standard = CGSize(width: min(area.width, 500), height: area.height * 0.6)
        return CGSize(
            width: preferred.width > 0 ? min(preferred.width, area.width) : standard.width,
            height: preferred.height > 0 ? min(preferred.height, area.height) : standard.height)
    }

    /// Sets the frame of the lifted preview.
    func place(at frame: CGRect) {
        let isNew: Bool = frame != lifted
        lifted = frame
        if isNew, isLifted { self.frame = frame }
    }

    /// Shows the preview at the position of its view.
    func showSource(_ returned: UITargetedPreview? = nil) {
        isLifted = false
        layer.shadowOpacity = 0
        if controller != nil { alpha = 0 }
        frame = (returned ?? preview)?.frameInWindow ?? lifted
        layoutIfNeeded()
    }

    /// Shows the lifted preview.
    func showLifted() {
        isLifted = true
        alpha = 1
        layer.shadowOpacity = 0.25
        frame = lifted
        layoutIfNeeded()
    }

    /// Scales the shape of the shadow with the preview.
    private func updateShadow() {
        guard controller == nil, let preview, let path = preview.parameters.shadowPath else { return }
        let visible: CGRect = preview.parameters.visiblePath?.bounds ?? preview.view.bounds
        guard visible.width > 0, visible.height > 0 else { return }
        let shape = UIBezierPath()
        shape.append(path)
        shape.apply(
            CGAffineTransform(scaleX: bounds.width / visible.width, y: bounds.height / visible.height)
                .translatedBy(x: -visible.minX, y: -visible.minY))
        layer.shadowPath = shape.cgPath
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        updateShadow()
        clip.frame = bounds
        picture?.frame = clip.bounds
        controller?.viewIfLoaded?.frame = clip.bounds
    }
}
