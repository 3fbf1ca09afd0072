import Foundation

/// A segment of a segmented control, with either a title or an image.
@MainActor
final class SegmentView: UIView {
    let label = UILabel()
    let imageView = UIImageView()
    /// The view of the background image, if the app set one.
    private var background: UIImageView?
    /// The width that the app set, in points; 0 if the control determines it.
    var width: CGFloat = 0
    var isEnabled = true { didSet { updateAccessibility() } }
    var isSelected = false { didSet { updateAccessibility() } }
    var action: UIAction? {
        didSet {
            guard let action else { return }
            if let image = action.image { self.image = image } else { title = action.title }
        }
    }

    init(title: String? = nil, image: UIImage? = nil) {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        isAccessibilityElement = true
        label.textAlignment = .center
        imageView.contentMode = .center
        addSubview(label)
        addSubview(imageView)
        if let image { self.image = image } else { self.title = title }
        updateAccessibility()
    }

    convenience init(action: UIAction) {
        self.init()
        setAction(action)
    }

    /// Sets the action in a method, because property observers do not run for assignments in an initializer.
    private func setAction(_ action: UIAction) { self.action = action }

    required init?(coder: NSCoder) {
        return nil
    }

    var title: String? {
        get { label.text }
        set {
            label.text = newValue
            imageView.image = nil
            updateAccessibility()
        }
    }

    var image: UIImage? {
        get { imageView.image }
        set {
            imageView.image = newValue
            label.text = nil
            updateAccessibility()
        }
    }

    /// Updates the accessibility label and traits.
    private func updateAccessibility() {
        accessibilityLabel = title ?? action?.title
        accessibilityTraits = .button
        if isSelected { accessibilityTraits.insert(.selected) }
        if !isEnabled { accessibilityTraits.insert(.notEnabled) }
    }

    /// The width of the title or image, in points.
    var contentWidth: CGFloat { image?.size.width ?? label.intrinsicContentSize.width }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.insetBy(dx: 4, dy: 0)
        imageView.frame = bounds
        background?.frame = bounds
    }

    /// Shows an image behind the title, in place of the control's background.
    func setBackground(_ image: UIImage?) {
        if background == nil, image != nil {
            let view = UIImageView(frame: bounds)
            insertSubview(view, at: 0)
            background = view
        }
        background?.image = image
    }
}
