import Foundation
import UIKitCore
import UIKitStackViews

/// A view that indicates that no content is available, and why.
@preconcurrency @MainActor
open class UIContentUnavailableView: UIView, UIContentView {
    /// The maximum width of the text, in points.
    private static let maximumWidth: CGFloat = 440

    private let scroll = UIScrollView()
    private let column = UIStackView()
    private let backgroundLayer = BackgroundConfigurationView()
    private var current: UIContentUnavailableConfiguration

    /// Creates a view that shows a configuration.
    public init(configuration: UIContentUnavailableConfiguration) {
        current = configuration
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 320))
        prepareUnavailableView()
    }

    /// Creates a view that shows an empty configuration. The archive is ignored.
    public required init?(coder: NSCoder) {
        current = .empty()
        super.init(coder: coder)
        prepareUnavailableView()
    }

    private func prepareUnavailableView() {
        scroll.alwaysBounceVertical = false
        column.axis = .vertical
        column.alignment = .center
        for view in [backgroundLayer, scroll] { addSubview(view) }
        scroll.addSubview(column)
        showConfiguration()
    }

    /// The configuration, which must be a `UIContentUnavailableConfiguration`. Other configurations are ignored with a
    /// warning.
    open var configuration: any UIContentConfiguration {
        get { current }
        set {
            guard let new = newValue as? UIContentUnavailableConfiguration else {
                return Diagnostics.warn(
                    "\(type(of: self)) cannot show a \(type(of: newValue)). Set a UIContentUnavailableConfiguration.")
            }
            current = new
            showConfiguration()
        }
    }

    /// Whether the content scrolls if it does not fit. The default is true.
    open var isScrollEnabled: Bool {
        get { scroll.isScrollEnabled }
        set { scroll.isScrollEnabled = newValue }
    }

    // MARK: Content

    private func showConfiguration() {
        for view in column.arrangedSubviews { view.removeFromSuperview() }
        backgroundLayer.show(current.background, tintColor: tintColor)
        let picture: UIView? = current.kind == .loading ? makeIndicator() : makePicture()
        let text: UIView? = makeLabel(current.text, current.attributedText, current.textProperties)
        let second: UIView? = makeLabel(
            current.secondaryText, current.secondaryAttributedText, current.secondaryTextProperties)
        let button: UIView? = makeButton(current.button, current.buttonProperties)
        let other: UIView? = makeButton(current.secondaryButton, current.secondaryButtonProperties)
        let parts: [(view: UIView?, before: CGFloat)] = [
            (picture, 0), (text, current.imageToTextPadding),
            (second, text == nil ? current.imageToTextPadding : current.textToSecondaryTextPadding),
            (button, current.textToButtonPadding), (other, current.buttonToSecondaryButtonPadding),
        ]
        for case let (view?, before) in parts {
            if let last = column.arrangedSubviews.last { column.setCustomSpacing(before, after: last) }
            column.addArrangedSubview(view)
        }
        setNeedsLayout()
    }

    private func makeIndicator() -> UIView {
        let indicator = UIActivityIndicatorView(style: .medium)
        indicator.startAnimating()
        return indicator
    }

    private func makePicture() -> UIView? {
        guard let image = current.image else { return nil }
        let properties: UIContentUnavailableConfiguration.ImageProperties = current.imageProperties
        let view = UIImageView(image: image)
        view.preferredSymbolConfiguration = properties.preferredSymbolConfiguration
        view.tintColor = properties.tintColor
        view.contentMode = .scaleAspectFit
        view.layer.cornerRadius = properties.cornerRadius
        view.clipsToBounds = properties.cornerRadius > 0
        let limit: CGSize = properties.maximumSize
        if limit.width > 0 { view.widthAnchor.constraint(lessThanOrEqualToConstant: limit.width).isActive = true }
        if limit.height > 0 { view.heightAnchor.constraint(lessThanOrEqualToConstant: limit.height).isActive = true }
        return view
    }

    private func makeLabel(
        _ text: String?, _ attributed: NSAttributedString?,
        _ properties: UIContentUnavailableConfiguration.TextProperties
    ) -> UIView? {
        guard attributed?.length ?? text?.count ?? 0 > 0 else { return nil }
        let label = UILabel()
        label.font = properties.font
        label.adjustsFontForContentSizeCategory = true
        label.textColor = properties.color
        label.textAlignment = .center
        label.lineBreakMode = properties.lineBreakMode
        label.numberOfLines = properties.numberOfLines
        label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
        label.minimumScaleFactor = properties.minimumScaleFactor
        if let attributed { label.attributedText = attributed } else { label.text = text }
        return label
    }

    private func makeButton(
        _ configuration: UIButton.Configuration, _ properties: UIContentUnavailableConfiguration.ButtonProperties
    ) -> UIView? {
        var configuration: UIButton.Configuration = configuration
        let action: UIAction? = properties.primaryAction
        let hasContent: Bool =
            configuration.title != nil || configuration.attributedTitle != nil || configuration.image != nil
        if !hasContent {
            guard let action, !action.title.isEmpty || action.image != nil else { return nil }
            configuration.title = action.title.isEmpty ? nil : action.title
            configuration.image = action.image
        }
        let button = UIButton(configuration: configuration)
        button.isEnabled = properties.isEnabled
        if let action { button.addAction(action, for: .primaryActionTriggered) }
        button.menu = properties.menu
        button.showsMenuAsPrimaryAction = properties.menu != nil && action == nil
        return button
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        backgroundLayer.show(current.background, tintColor: tintColor)
    }

    // MARK: Layout

    /// The margins around the content, which keep it inside the safe area.
    private var contentInsets: UIEdgeInsets {
        let own: NSDirectionalEdgeInsets = current.directionalLayoutMargins
        let isMirrored: Bool = effectiveUserInterfaceLayoutDirection == .rightToLeft
        var insets = UIEdgeInsets(
            top: own.top, left: isMirrored ? own.trailing : own.leading, bottom: own.bottom,
            right: isMirrored ? own.leading : own.trailing)
        let outer: UIEdgeInsets = superview?.layoutMargins ?? .zero
        if current.axesPreservingSuperviewLayoutMargins.contains(.horizontal) {
            insets.left = max(insets.left, outer.left)
            insets.right = max(insets.right, outer.right)
        }
        if current.axesPreservingSuperviewLayoutMargins.contains(.vertical) {
            insets.top = max(insets.top, outer.top)
            insets.bottom = max(insets.bottom, outer.bottom)
        }
        let safe: UIEdgeInsets = safeAreaInsets
        return UIEdgeInsets(
            top: max(insets.top, safe.top), left: max(insets.left, safe.left),
            bottom: max(insets.bottom, safe.bottom), right: max(insets.right, safe.right))
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        backgroundLayer.frame = bounds
        scroll.frame = bounds
        scroll.contentInsetAdjustmentBehavior = .never
        let insets: UIEdgeInsets = contentInsets
        let area: CGRect = bounds.inset(by: insets)
        let width: CGFloat = max(0, min(area.width, UIContentUnavailableView.maximumWidth))
        let height: CGFloat = fittingHeight(width)
        let isCentered: Bool = current.alignment == .center && height < area.height
        column.frame = CGRect(
            x: (area.midX - width / 2).rounded(), y: isCentered ? (area.midY - height / 2).rounded() : area.minY,
            width: width, height: height)
        scroll.contentSize = CGSize(
            width: bounds.width, height: max(bounds.height, height + insets.top + insets.bottom))
    }

    private func fittingHeight(_ width: CGFloat) -> CGFloat {
        column.systemLayoutSizeFitting(
            CGSize(width: width, height: UIView.layoutFittingCompressedSize.height),
            withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
        ).height
    }

    /// Returns the given width, and the height of the content and its margins at that width, in points.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let insets: UIEdgeInsets = contentInsets
        let width: CGFloat = size.width > 0 ? size.width : 320
        let inner: CGFloat = max(0, min(width - insets.left - insets.right, UIContentUnavailableView.maximumWidth))
        return CGSize(width: width, height: fittingHeight(inner) + insets.top + insets.bottom)
    }
}
