import QuartzCore

/// A control that performs an action when the user presses it.
@preconcurrency @MainActor
open class UIButton: UIControl {
    /// The standard appearances of buttons.
    public enum ButtonType: Int, Sendable {
        /// A button without standard colors. Its title is white.
        case custom = 0
        /// A button in the tint color that fades while it is highlighted.
        case system = 1
        /// A button with a cross that closes a screen.
        case close = 7

        /// The name of `system` before iOS 7.
        public static var roundedRect: ButtonType { .system }
    }

    /// The type of the button.
    public private(set) var buttonType = ButtonType.custom

    // MARK: Creation

    /// Creates a button of a type.
    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        self.buttonType = buttonType
        if buttonType == .close {
            setImage(UIImage(systemName: "xmark"), for: .normal)
            accessibilityLabel = "Close"
        }
    }

    /// Creates a button of the type `custom`.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Creates a button with `configuration` that performs `primaryAction`. If the configuration has no title or image,
    /// it uses the action's.
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(type: .system)
        var configuration = configuration
        if let primaryAction {
            if configuration.title == nil, !primaryAction.title.isEmpty { configuration.title = primaryAction.title }
            if configuration.image == nil { configuration.image = primaryAction.image }
            addAction(primaryAction, for: .primaryActionTriggered)
        }
        self.configuration = configuration
    }

    /// Creates a button of a type that shows and performs `primaryAction`.
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(type: buttonType)
        guard let primaryAction else { return }
        if !primaryAction.title.isEmpty { setTitle(primaryAction.title, for: .normal) }
        if let image = primaryAction.image { setImage(image, for: .normal) }
        addAction(primaryAction, for: .primaryActionTriggered)
    }

    /// Creates a button of the type `system` that shows and performs `primaryAction`.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(type: .system, primaryAction: primaryAction)
        self.frame = frame
    }

    /// Creates a button of the type `system`. Ignores the values in the archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        buttonType = .system
    }

    /// Creates a button with an image that sends `action` to `target`.
    public class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> Self {
        guard let button = make() as? Self else { stopProgram("\(self) has no init().") }
        button.setImage(image, for: .normal)
        if let action { button.addTarget(target, action: action, for: .touchUpInside) }
        return button
    }

    // MARK: Content by state

    var titles = StateTable<String>()
    var attributedTitles = StateTable<NSAttributedString>()
    var titleColors = StateTable<UIColor>()
    var titleShadowColors = StateTable<UIColor>()
    var images = StateTable<UIImage>()
    var backgroundImages = StateTable<UIImage>()

    private var storedTitleLabel: UILabel?
    private var storedImageView: UIImageView?
    private var backgroundImageView: UIImageView?
    private var backgroundView: BackgroundConfigurationView?
    private var subtitleLabel: UILabel?
    private var activityIndicator: UIActivityIndicatorView?

    /// The font of the title.
    var titleFont: UIFont { storedTitleLabel?.font ?? .systemFont(ofSize: buttonType == .custom ? 18 : 15) }

    /// The label of the title, created when it is first used.
    open var titleLabel: UILabel? {
        if let storedTitleLabel { return storedTitleLabel }
        let label = UILabel()
        label.font = titleFont
        label.shadowOffset = .zero
        label.lineBreakMode = .byTruncatingMiddle
        label.isUserInteractionEnabled = false
        storedTitleLabel = label
        addSubview(label)
        return label
    }

    /// The image view, created when it is first used.
    open var imageView: UIImageView? {
        if let storedImageView { return storedImageView }
        let view = UIImageView()
        storedImageView = view
        addSubview(view)
        return view
    }

    /// The label of a configuration's subtitle, or nil.
    var subtitleView: UILabel? { subtitleLabel }
    /// The activity indicator, or nil.
    var activityView: UIActivityIndicatorView? { activityIndicator }

    /// The margins around the content, in points. Ignored with a configuration. The default is zero.
    open var contentEdgeInsets: UIEdgeInsets = .zero {
        didSet { if contentEdgeInsets != oldValue { contentDidChange() } }
    }

    /// The margins around the title, in points. Ignored with a configuration. The default is zero.
    open var titleEdgeInsets: UIEdgeInsets = .zero {
        didSet { if titleEdgeInsets != oldValue { contentDidChange() } }
    }

    /// The margins around the image, in points. Ignored with a configuration. The default is zero.
    open var imageEdgeInsets: UIEdgeInsets = .zero {
        didSet { if imageEdgeInsets != oldValue { contentDidChange() } }
    }

    /// The title of the current state.
    open var currentTitle: String? {
        shownConfiguration?.title ?? titles.value(for: state)
    }

    /// The attributed title of the current state.
    open var currentAttributedTitle: NSAttributedString? { attributedTitles.value(for: state) }

    /// The image of the current state.
    open var currentImage: UIImage? {
        shownConfiguration?.image ?? images.value(for: state)
    }

    /// The background image of the current state.
    open var currentBackgroundImage: UIImage? { backgroundImages.value(for: state) }

    /// The color of the current title.
    open var currentTitleColor: UIColor {
        if let color = titleColors.value(for: state) { return color }
        guard buttonType != .custom else { return .white }
        return isEnabled ? tintColor : .tertiaryLabel
    }

    /// The color of the current title's shadow. The default is white.
    open var currentTitleShadowColor: UIColor? { titleShadowColors.value(for: state) ?? .white }

    // MARK: Rectangles

    /// Returns the rectangle of the background. The default is `bounds`. Not called with a configuration.
    open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

    /// Returns the rectangle of the image and the title. The default is the background's without `contentEdgeInsets`.
    /// Not called with a configuration.
    open func contentRect(forBounds bounds: CGRect) -> CGRect {
        backgroundRect(forBounds: bounds).inset(by: contentEdgeInsets)
    }

    /// Returns the frame of the title. Not called with a configuration.
    open func titleRect(forContentRect contentRect: CGRect) -> CGRect { standardTitleRect(in: contentRect) }

    /// Returns the frame of the image. Not called with a configuration.
    open func imageRect(forContentRect contentRect: CGRect) -> CGRect { standardImageRect(in: contentRect) }

    // MARK: Configuration

    /// The configuration; nil if the titles, colors and images of states determine the appearance. The default is nil.
    open var configuration: Configuration? {
        didSet { contentDidChange() }
    }

    /// The configuration, updated for the current state.
    private(set) var shownConfiguration: Configuration?

    /// Whether the button updates its configuration for its state. The default is true.
    open var automaticallyUpdatesConfiguration = true

    /// A closure that updates the configuration of a button for its state.
    public typealias ConfigurationUpdateHandler = @MainActor (UIButton) -> Void

    /// A closure that is called before the button shows its configuration in a changed state.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }

    /// Schedules an update of the configuration before the next layout.
    open func setNeedsUpdateConfiguration() {
        contentDidChange()
    }

    /// Updates the configuration for the current state. Overrides call `super`.
    open func updateConfiguration() {
        configurationUpdateHandler?(self)
    }

    // MARK: Content

    private var needsContentUpdate = true

    /// Marks the content as changed, and schedules layout.
    func contentDidChange() {
        needsContentUpdate = true
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    override func stateDidChange() {
        super.stateDidChange()
        contentDidChange()
        showHighlight()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        contentDidChange()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        let category = traitCollection.preferredContentSizeCategory
        if category != previousTraitCollection?.preferredContentSizeCategory { contentDidChange() }
    }

    /// Updates labels and images, if the content or the state changed.
    func updateContentIfNeeded() {
        guard needsContentUpdate, !isUpdatingContent else { return }
        isUpdatingContent = true
        defer { isUpdatingContent = false }
        if configuration != nil { updateConfiguration() }
        needsContentUpdate = false
        shownConfiguration = configuration.map { automaticallyUpdatesConfiguration ? $0.updated(for: self) : $0 }
        if let shownConfiguration {
            show(shownConfiguration)
        } else {
            showStateContent()
        }
    }

    private var isUpdatingContent = false

    private func showStateContent() {
        backgroundView?.isHidden = true
        subtitleLabel?.isHidden = true
        activityIndicator?.isHidden = true
        if let attributed = currentAttributedTitle {
            titleLabel?.attributedText = attributed
        } else if let title = titles.value(for: state) {
            titleLabel?.text = title
            titleLabel?.textColor = currentTitleColor
            titleLabel?.shadowColor = titleShadowColors.value(for: state)
        } else {
            storedTitleLabel?.text = nil
        }
        if let image = images.value(for: state) {
            imageView?.image = image
            imageView?.tintColor = isEnabled ? tintColor : .tertiaryLabel
            imageView?.isHidden = false
        } else {
            storedImageView?.isHidden = true
        }
        if let background = currentBackgroundImage {
            let view: UIImageView = backgroundImageView ?? UIImageView()
            if backgroundImageView == nil { insertSubview(view, at: 0) }
            backgroundImageView = view
            view.image = background
        } else {
            backgroundImageView?.image = nil
        }
    }

    private func show(_ configuration: Configuration) {
        showBackground(configuration.background, cornerRadius: configuration.cornerRadius(forHeight: bounds.height))
        let color: UIColor = configuration.baseForegroundColor ?? tintColor
        if let title = configuration.attributedTitle {
            titleLabel?.attributedText = title
            titleLabel?.isHidden = false
        } else if let title = configuration.title ?? titles.value(for: state) {
            titleLabel?.font = .preferredFont(forTextStyle: configuration.titleStyle, compatibleWith: traitCollection)
            titleLabel?.text = title
            titleLabel?.textColor = color
        } else {
            storedTitleLabel?.text = nil
        }
        titleLabel?.setLines(configuration.titleLineBreakMode, configuration.textAlignment(in: self))
        showSubtitle(configuration, color: color)
        showActivity(configuration.showsActivityIndicator, color: color)
        if let image = configuration.image ?? images.value(for: state), !configuration.showsActivityIndicator {
            imageView?.image = image
            imageView?.tintColor = color
            imageView?.isHidden = false
        } else {
            storedImageView?.isHidden = true
        }
    }

    private func showBackground(_ background: UIBackgroundConfiguration, cornerRadius: CGFloat) {
        let view: BackgroundConfigurationView = backgroundView ?? BackgroundConfigurationView()
        if backgroundView == nil {
            insertSubview(view, at: 0)
            backgroundView = view
        }
        view.isHidden = false
        view.show(background, tintColor: tintColor, cornerRadius: cornerRadius)
    }

    private func showSubtitle(_ configuration: Configuration, color: UIColor) {
        guard let subtitle = configuration.subtitle else {
            subtitleLabel?.isHidden = true
            return
        }
        let label: UILabel = subtitleLabel ?? UILabel()
        if subtitleLabel == nil {
            subtitleLabel = label
            addSubview(label)
        }
        label.isHidden = false
        label.font = .preferredFont(forTextStyle: .caption1, compatibleWith: traitCollection)
        label.textColor = color
        label.text = subtitle
        label.setLines(configuration.subtitleLineBreakMode, configuration.textAlignment(in: self))
    }

    private func showActivity(_ isShown: Bool, color: UIColor) {
        guard isShown else {
            activityIndicator?.stopAnimating()
            activityIndicator?.isHidden = true
            return
        }
        let indicator: UIActivityIndicatorView = activityIndicator ?? UIActivityIndicatorView(style: .medium)
        if activityIndicator == nil {
            activityIndicator = indicator
            addSubview(indicator)
        }
        indicator.isHidden = false
        indicator.color = color
        indicator.startAnimating()
    }

    /// Fades the title and the image while the button is highlighted: immediately on press, animated on release.
    private func showHighlight() {
        guard buttonType != .custom, configuration == nil else { return }
        let alpha: CGFloat = isHighlighted ? 0.2 : 1
        guard storedTitleLabel?.alpha ?? alpha != alpha || storedImageView?.alpha ?? alpha != alpha else { return }
        UIView.animate(withDuration: isHighlighted ? 0 : 0.25, delay: 0, options: .allowUserInteraction) {
            self.storedTitleLabel?.alpha = alpha
            self.storedImageView?.alpha = alpha
        }
    }

    // MARK: Layout

    open override func layoutSubviews() {
        updateContentIfNeeded()
        super.layoutSubviews()
        backgroundView?.place(in: self)
        if let configuration = shownConfiguration {
            backgroundView?.layer.cornerRadius = configuration.cornerRadius(forHeight: bounds.height)
            return ButtonLayout(of: self, showing: configuration, width: bounds.width).apply(to: self)
        }
        backgroundImageView?.frame = backgroundRect(forBounds: bounds)
        let content = contentRect(forBounds: bounds)
        if let storedImageView, !storedImageView.isHidden { storedImageView.frame = imageRect(forContentRect: content) }
        if let storedTitleLabel { storedTitleLabel.frame = titleRect(forContentRect: content) }
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        updateContentIfNeeded()
        let width: CGFloat = size.width > 0 ? size.width : .greatestFiniteMagnitude
        guard let configuration = shownConfiguration else { return standardSize(width: width) }
        return ButtonLayout(of: self, showing: configuration, width: width).fittingSize
    }

    open override var intrinsicContentSize: CGSize {
        sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
    }

    /// Whether titles of a configuration wrap at the width that constraints determine.
    override var contentWraps: Bool {
        updateContentIfNeeded()
        return shownConfiguration != nil && (storedTitleLabel?.numberOfLines != 1 || subtitleLabel?.numberOfLines == 0)
    }

    override func intrinsicSize(atWidth width: CGFloat) -> CGSize? {
        contentWraps ? sizeThatFits(CGSize(width: width, height: 0)) : nil
    }

    override func baselineOffsets(at size: CGSize) -> (first: CGFloat, last: CGFloat)? {
        updateContentIfNeeded()
        guard let label = storedTitleLabel, !label.isHidden else { return nil }
        let bounds = CGRect(origin: .zero, size: size)
        let frame: CGRect =
            shownConfiguration.map {
                ButtonLayout(of: self, showing: $0, width: size.width).titleFrame(in: bounds, of: self)
            } ?? titleRect(forContentRect: contentRect(forBounds: bounds))
        return label.baselineOffsets(at: frame.size).map { (frame.minY + $0.first, size.height - frame.maxY + $0.last) }
    }

    override var baselineFont: UIFont? { storedTitleLabel?.font }

    // MARK: Events

    override var touchUpInsideEvents: Event { [.touchUpInside, .primaryActionTriggered] }

    package override var defaultAccessibilityIdentifier: String? { currentImage?.name }

    override var defaultAccessibilityLabel: String? {
        updateContentIfNeeded()
        return currentTitle ?? currentAttributedTitle?.string
    }

    override var defaultAccessibilityTraits: UIAccessibilityTraits {
        super.defaultAccessibilityTraits.union(.button)
    }
}
