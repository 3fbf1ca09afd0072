import QuartzCore

/// A control that performs an action when the user presses it.
@preconcurrency @MainActor
open class UIButton: UIControl, ConfigurationUpdating, ContentObserver {
    /// The standard appearances of buttons.
    public enum ButtonType: Int, Sendable {
        /// A button without standard colors. Its title is white.
        case custom = 0
        /// A button in the tint color. It fades while it is highlighted. While it is selected, its title and its image
        /// have a background in the tint color, unless it has a background image.
        case system = 1
        /// A button that shows details of an item: an “i” in a circle.
        case detailDisclosure = 2
        /// A button with an “i” in a circle for a dark background. It has the appearance of `detailDisclosure`.
        case infoLight = 3
        /// A button with an “i” in a circle for a light background. It has the appearance of `detailDisclosure`.
        case infoDark = 4
        /// A button that adds a contact: a plus sign in a circle.
        case contactAdd = 5
        /// A button that closes a screen: a cross.
        case close = 7

        /// The name of `system` before iOS 7.
        public static var roundedRect: ButtonType { .system }
    }

    /// The type of the button.
    open var buttonType: ButtonType { storedType }
    package final var storedType = ButtonType.custom

    /// The meaning of a button.
    public enum Role: Int, Sendable {
        /// No special meaning.
        case normal = 0
        /// The button that the user most likely chooses. If it has a configuration, its title is bold.
        case primary = 1
        /// The button cancels an operation.
        case cancel = 2
        /// The button deletes data. It is red.
        case destructive = 3
    }

    /// The meaning of the button. The default is `normal`.
    open var role: Role = .normal {
        didSet { if role != oldValue { contentDidChange() } }
    }

    // MARK: Creation

    /// Creates a button of a type.
    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        prepare(buttonType)
    }

    private func prepare(_ buttonType: ButtonType) {
        storedType = buttonType
        switch buttonType {
        case .custom, .system: break
        case .detailDisclosure, .infoLight, .infoDark: setSymbol("info.circle", scale: .large, label: "More Info")
        case .contactAdd: setSymbol("plus.circle", scale: .large, label: "Add")
        case .close:
            setSymbol("xmark", scale: .small, label: "Close")
            tintColor = .secondaryLabel
        }
    }

    private func setSymbol(_ name: String, scale: UIImage.SymbolScale, label: String) {
        let image = UIImage(systemName: name)
        let configuration = UIImage.SymbolConfiguration(scale: scale)
        setImage(scale == .default ? image : image?.withConfiguration(configuration), for: .normal)
        accessibilityLabel = label
        sizeToFit()
    }

    /// Creates a button of the type `custom`.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Creates a button that has `configuration` and performs `primaryAction`. If the configuration has no title or
    /// image, the title or image of the action is used.
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

    /// Creates a button of a type. The button shows and performs `primaryAction`.
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(type: buttonType)
        guard let primaryAction else { return }
        if !primaryAction.title.isEmpty { setTitle(primaryAction.title, for: .normal) }
        if let image = primaryAction.image { setImage(image, for: .normal) }
        addAction(primaryAction, for: .primaryActionTriggered)
    }

    /// Creates a button of the type `system`. The button shows and performs `primaryAction`.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(type: .system, primaryAction: primaryAction)
        self.frame = frame
    }

    /// Creates a button with the values from an interface file or an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare(coder.interface.map { ButtonType(interfaceType: $0.attribute("buttonType")) } ?? .system)
        coder.configure(self, as: UIButton.self)
    }

    /// Creates a button that shows an image and sends `action` to `target`.
    public class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> Self {
        guard let button = make() as? Self else { stopProgram("\(self) has no init().") }
        button.storedType = .system
        button.setImage(image, for: .normal)
        if let action { button.addTarget(target, action: action, for: .touchUpInside) }
        return button
    }

    // MARK: Content by state

    package var titles = StateTable<String>()
    var attributedTitles = StateTable<NSAttributedString>()
    package var titleColors = StateTable<UIColor>()
    package var titleShadowColors = StateTable<UIColor>()
    package var images = StateTable<UIImage>()
    package var backgroundImages = StateTable<UIImage>()
    var symbolConfigurations = StateTable<UIImage.SymbolConfiguration>()

    private var storedTitleLabel: UILabel?
    private var storedImageView: UIImageView?
    private var backgroundImageView: UIImageView?
    private var backgroundView: BackgroundConfigurationView?
    /// The label of the configuration's subtitle, or nil if the button has not shown a subtitle.
    open private(set) var subtitleLabel: UILabel?
    private var activityIndicator: UIActivityIndicatorView?
    /// The two arrows of a pop-up button, or nil.
    private(set) var indicatorView: UIImageView?

    /// The font of the title.
    package var titleFont: UIFont { storedTitleLabel?.font ?? .systemFont(ofSize: buttonType == .custom ? 18 : 15) }

    /// The label of the title, created when it is first used. Without a configuration, it has the title of the current
    /// state.
    open var titleLabel: UILabel? {
        defer { if configuration == nil { updateContentIfNeeded() } }
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

    /// The image view, created when it is first used. Without a configuration, it has the image of the current state.
    open var imageView: UIImageView? {
        defer { if configuration == nil { updateContentIfNeeded() } }
        if let storedImageView { return storedImageView }
        let view = UIImageView()
        storedImageView = view
        addSubview(view)
        return view
    }

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

    /// Whether the image is darker while the button is highlighted. It has an effect only in a button of the type
    /// `custom` without a configuration. Ignored for templates, for symbols, and for states that have a separate image.
    /// The default is true.
    open var adjustsImageWhenHighlighted = true {
        didSet { if adjustsImageWhenHighlighted != oldValue { contentDidChange() } }
    }

    /// Whether the image is paler while the button is disabled. It has an effect only in a button of the type `custom`
    /// without a configuration. Ignored for templates, for symbols, and for states that have a separate image. The
    /// default is true.
    open var adjustsImageWhenDisabled = true {
        didSet { if adjustsImageWhenDisabled != oldValue { contentDidChange() } }
    }

    /// The title of the current state.
    open var currentTitle: String? {
        configuration?.title ?? titles.value(exactlyFor: state)
    }

    /// The attributed title of the current state.
    open var currentAttributedTitle: NSAttributedString? { attributedTitles.value(exactlyFor: state) }

    /// The configuration of the current symbol image.
    open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        symbolConfigurations.value(exactlyFor: state)
    }

    /// The image of the current state.
    open var currentImage: UIImage? {
        if let image = shownConfiguration?.image { return image }
        guard let image = images.value(exactlyFor: state) else { return nil }
        return symbolConfigurations.value(exactlyFor: state).flatMap { image.withConfiguration($0) } ?? image
    }

    /// The background image of the current state.
    open var currentBackgroundImage: UIImage? { backgroundImages.value(exactlyFor: state) }

    /// The color of the current title.
    open var currentTitleColor: UIColor {
        if let color = titleColors.value(exactlyFor: state) { return color }
        guard buttonType != .custom else { return .white }
        return isEnabled ? standardTint : .tertiaryLabel
    }

    /// The tint color, or red for a destructive button, unless its type is `custom`.
    private var standardTint: UIColor { role == .destructive && buttonType != .custom ? .systemRed : tintColor }

    /// The color of the title and the image of a selected button of the type `system`, which look as if they were cut
    /// out of its background. Nil for other buttons.
    private var selectedColor: UIColor? {
        isSelected && buttonType == .system && currentBackgroundImage == nil ? .systemBackground : nil
    }

    /// The color of the current title's shadow. The default is white.
    open var currentTitleShadowColor: UIColor? { titleShadowColors.value(exactlyFor: state) ?? .white }

    /// Sets the title for `state`. States without a title show the title of the normal state.
    open func setTitle(_ title: String?, for state: UIControl.State) {
        guard titles[state] != title else { return }
        titles[state] = title
        contentDidChange()
    }

    /// Sets the attributed title for `state`, which precedes a plain title, but not the title of the configuration.
    open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
        attributedTitles[state] = title
        contentDidChange()
    }

    /// Sets the color of the title for `state`.
    open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
        guard titleColors[state] != color else { return }
        titleColors[state] = color
        contentDidChange()
    }

    /// Sets the color of the title's shadow for `state`. The title label's `shadowOffset` is zero by default.
    open func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {
        guard titleShadowColors[state] != color else { return }
        titleShadowColors[state] = color
        contentDidChange()
    }

    /// Sets the image for `state`.
    open func setImage(_ image: UIImage?, for state: UIControl.State) {
        guard images[state] !== image else { return }
        images[state] = image
        contentDidChange()
    }

    /// Sets the background image for `state`.
    open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
        guard backgroundImages[state] !== image else { return }
        backgroundImages[state] = image
        contentDidChange()
    }

    /// Returns the title for `state`, or the normal state's title.
    open func title(for state: UIControl.State) -> String? { titles.value(exactlyFor: state) }

    /// Returns the color of the title for `state`, or the normal state's color.
    open func titleColor(for state: UIControl.State) -> UIColor? { titleColors.value(exactlyFor: state) }

    /// Returns the image for `state`, or the normal state's image.
    open func image(for state: UIControl.State) -> UIImage? { images.value(exactlyFor: state) }

    // MARK: Rectangles

    /// Returns the rectangle of the background. The default is `bounds`. Not called with a configuration.
    open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

    /// Returns the rectangle of the image and the title. The default is the rectangle of the background, inset by
    /// `contentEdgeInsets`. Not called with a configuration.
    open func contentRect(forBounds bounds: CGRect) -> CGRect {
        backgroundRect(forBounds: bounds).inset(by: contentEdgeInsets)
    }

    /// Returns the frame of the title. Not called with a configuration.
    open func titleRect(forContentRect contentRect: CGRect) -> CGRect { standardTitleRect(in: contentRect) }

    /// Returns the frame of the image. Not called with a configuration.
    open func imageRect(forContentRect contentRect: CGRect) -> CGRect { standardImageRect(in: contentRect) }

    // MARK: Menu

    /// The menu. The default is nil.
    ///
    /// A touch opens it if `showsMenuAsPrimaryAction` is true. Otherwise, a long press opens it.
    open var menu: UIMenu? {
        didSet {
            isContextMenuInteractionEnabled = menu != nil
            selectionDidChange()
        }
    }

    /// The order of the menu's elements. The default is `automatic`.
    open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic

    /// Whether the primary action changes the selection. The default is false.
    ///
    /// If `showsMenuAsPrimaryAction` is true, the button is a pop-up button: it shows the title and the image of the
    /// selected element of its menu, and one element is always selected. If `showsMenuAsPrimaryAction` is false, the
    /// button toggles `isSelected`.
    open var changesSelectionAsPrimaryAction = false {
        didSet { if changesSelectionAsPrimaryAction != oldValue { selectionDidChange() } }
    }

    open override var showsMenuAsPrimaryAction: Bool {
        didSet { if showsMenuAsPrimaryAction != oldValue { selectionDidChange() } }
    }

    /// Whether the button shows the selected element of its menu.
    var isPopUp: Bool { changesSelectionAsPrimaryAction && showsMenuAsPrimaryAction && menu != nil }

    /// Selects the first element of a pop-up button if none is selected, and shows the selected element.
    private func selectionDidChange() {
        guard isPopUp, let menu else { return }
        let leaves: [any UIMenuLeaf] = menu.leaves
        if !leaves.contains(where: { $0.state == .on }) { leaves.first?.state = .on }
        guard let selected = leaves.first(where: { $0.state == .on }) else { return }
        if configuration == nil {
            setTitle(selected.title, for: .normal)
            setImage(selected.image, for: .normal)
        } else {
            configuration?.title = selected.title
            configuration?.image = selected.image
        }
    }

    override func menuDidSelect(_ element: any UIMenuLeaf) {
        if isPopUp { selectionDidChange() }
    }

    open override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let menu, isEnabled else { return nil }
        let shown: UIMenu = isPopUp ? menu.withSingleSelection : menu
        let configuration = UIContextMenuConfiguration(actionProvider: { _ in shown })
        configuration.preferredMenuElementOrder = preferredMenuElementOrder
        return configuration
    }

    // MARK: Configuration

    /// The configuration. The default is nil: the titles, colors and images that were set for states determine the
    /// appearance.
    open var configuration: Configuration? {
        didSet {
            contentDidChange()
            showHighlight()
        }
    }

    /// The configuration, updated for the current state.
    private(set) var shownConfiguration: Configuration?

    /// Whether the button updates its configuration for its state. The default is true.
    open var automaticallyUpdatesConfiguration = true

    /// A closure that updates the configuration of a button for its state.
    public typealias ConfigurationUpdateHandler = @MainActor (UIButton) -> Void

    /// A closure that the button calls to update its configuration when its state changes.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }

    /// Schedules an update to the configuration before the next layout.
    open func setNeedsUpdateConfiguration() {
        contentDidChange()
    }

    /// Updates the configuration for the current state. Call `super`.
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

    /// Follows changes that the app makes to the title label.
    package func contentDidChange(of subview: UIView) {
        guard subview === storedTitleLabel, !isUpdatingContent else { return }
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
        // The dimmed image of a custom button has the pixels of one version.
        let isDimmed: Bool = buttonType == .custom && (!isEnabled || isHighlighted)
        if category != previousTraitCollection?.preferredContentSizeCategory || isDimmed { contentDidChange() }
    }

    /// Updates labels and images, if the content or the state changed.
    func updateContentIfNeeded() {
        guard needsContentUpdate, !isUpdatingContent else { return }
        isUpdatingContent = true
        defer { isUpdatingContent = false }
        if configuration != nil { track(.configuration) { updateConfiguration() } }
        needsContentUpdate = false
        var shown = configuration.map { automaticallyUpdatesConfiguration ? $0.updated(for: self) : $0 }
        let image: UIImage? = shown?.configuredImage(in: traitCollection)
        shown?.image = image
        shown?.completeTitle(currentAttributedTitle, titles.value(exactlyFor: state))
        shownConfiguration = shown
        if let shownConfiguration {
            show(shownConfiguration)
        } else {
            showStateContent()
        }
    }

    private var isUpdatingContent = false

    private func showStateContent() {
        if buttonType == .close {
            showBackground(color: .tertiarySystemFill, cornerRadius: min(bounds.width, bounds.height) / 2)
        } else if selectedColor != nil {
            showBackground(color: isEnabled ? standardTint : .tertiaryLabel, cornerRadius: 4)
        } else {
            backgroundView?.isHidden = true
        }
        subtitleLabel?.isHidden = true
        indicatorView?.isHidden = true
        showActivity(false, color: tintColor)
        if let attributed = currentAttributedTitle {
            titleLabel?.show(attributed)
        } else if let title = titles.value(exactlyFor: state) {
            titleLabel?.text = title
            titleLabel?.textColor =
                selectedColor.map { titleColors[state] ?? titleColors[.selected] ?? $0 } ?? currentTitleColor
            titleLabel?.shadowColor = titleShadowColors.value(exactlyFor: state)
        } else {
            storedTitleLabel?.text = nil
        }
        if let image = currentImage {
            imageView?.image = adjusted(image)
            let isDestructive: Bool = role == .destructive && buttonType != .custom
            tintImage(selectedColor ?? (isEnabled ? (isDestructive ? .systemRed : nil) : .tertiaryLabel))
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

    /// The tint color of the image for the current state; nil if it is the tint color of the button.
    private var stateImageTint: UIColor?

    /// Tints the image, unless the app has set the tint color of the image view.
    private func tintImage(_ color: UIColor?) {
        guard let imageView, imageView.rare?.tintColor == stateImageTint else { return }
        stateImageTint = color
        imageView.tintColor = color
    }

    /// Returns the image as it is shown in the current state.
    private func adjusted(_ image: UIImage) -> UIImage {
        guard buttonType == .custom, images[state] == nil, image.renderingMode != .alwaysTemplate, !image.isSymbolImage
        else { return image }
        if !isEnabled { return adjustsImageWhenDisabled ? image.faded(to: 0.5, traits: drawingTraits) : image }
        return isHighlighted && adjustsImageWhenHighlighted
            ? image.covered(with: UIColor(white: 0, alpha: 0.35), traits: drawingTraits) : image
    }

    private func show(_ configuration: Configuration) {
        showBackground(configuration.background, cornerRadius: configuration.cornerRadius(forHeight: bounds.height))
        let color: UIColor = configuration.baseForegroundColor ?? tintColor
        var font: UIFont = .preferredFont(forTextStyle: configuration.titleStyle, compatibleWith: traitCollection)
        if role == .primary, let bold = font.fontDescriptor.withSymbolicTraits(.traitBold) {
            font = UIFont(descriptor: bold, size: font.pointSize)
        }
        if let title = configuration.styledTitle(font: font, color: color) {
            titleLabel?.show(title)
            titleLabel?.isHidden = false
        } else if let title = configuration.title {
            titleLabel?.font = font
            titleLabel?.text = title
            titleLabel?.textColor = color
        } else {
            storedTitleLabel?.text = nil
        }
        titleLabel?.setLines(configuration.titleLineBreakMode, configuration.textAlignment(in: self))
        showSubtitle(configuration, color: color)
        showActivity(
            configuration.showsActivityIndicator,
            color: configuration.activityIndicatorColorTransformer?(color) ?? color)
        showIndicator(configuration, color: color)
        if let image = currentImage, !configuration.showsActivityIndicator {
            imageView?.image = image
            tintImage(configuration.imageColorTransformer?(color) ?? color)
            imageView?.isHidden = false
        } else {
            storedImageView?.isHidden = true
        }
    }

    /// Shows the background of a close button or of a selected button.
    private func showBackground(color: UIColor, cornerRadius: CGFloat) {
        var background: UIBackgroundConfiguration = .clear()
        background.backgroundColor = color
        showBackground(background, cornerRadius: cornerRadius)
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
        if let styled = configuration.styledSubtitle(font: label.font, color: color) { label.show(styled) }
        label.setLines(configuration.subtitleLineBreakMode, configuration.textAlignment(in: self))
    }

    /// Shows the two arrows of a pop-up button.
    private func showIndicator(_ configuration: Configuration, color: UIColor) {
        guard configuration.showsIndicator(in: self) else {
            indicatorView?.isHidden = true
            return
        }
        let view: UIImageView = indicatorView ?? UIImageView()
        if indicatorView == nil {
            indicatorView = view
            view.contentMode = .center
            view.image = UIImage(
                systemName: "chevron.up.chevron.down",
                withConfiguration: UIImage.SymbolConfiguration(pointSize: 11, weight: .semibold))
            addSubview(view)
        }
        view.isHidden = false
        view.tintColor = configuration.indicatorColorTransformer?(color) ?? color
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
            indicator.isUserInteractionEnabled = false
            addSubview(indicator)
        }
        indicator.isHidden = false
        indicator.color = color
        indicator.startAnimating()
    }

    /// Fades the title and the image while the button is highlighted: immediately on press, animated on release.
    private func showHighlight() {
        let fades: Bool = isHighlighted && buttonType != .custom && configuration == nil
        guard fades != isFaded else { return }
        isFaded = fades
        let alpha: CGFloat = fades ? 0.2 : 1
        UIView.animate(withDuration: fades ? 0 : 0.25, delay: 0, options: .allowUserInteraction) {
            self.storedTitleLabel?.alpha = alpha
            self.storedImageView?.alpha = alpha
        }
    }

    /// Whether the title and the image are faded.
    private var isFaded = false

    // MARK: Layout

    open override func layoutSubviews() {
        updateContentIfNeeded()
        super.layoutSubviews()
        backgroundView?.place(in: self)
        if let configuration = shownConfiguration {
            backgroundView?.setCornerRadius(configuration.cornerRadius(forHeight: bounds.height))
            return ButtonLayout(of: self, showing: configuration, width: bounds.width).apply(to: self)
        }
        if buttonType == .close { backgroundView?.setCornerRadius(min(bounds.width, bounds.height) / 2) }
        backgroundImageView?.frame = backgroundRect(forBounds: bounds)
        let content = contentRect(forBounds: bounds)
        if let storedImageView, !storedImageView.isHidden { storedImageView.frame = imageRect(forContentRect: content) }
        if let storedTitleLabel { storedTitleLabel.frame = titleRect(forContentRect: content) }
        guard selectedColor != nil else { return }
        // The background surrounds the title and the image.
        let shown: [UIView] = [storedTitleLabel, storedImageView].compactMap { $0?.isHidden == false ? $0 : nil }
        let frames: [CGRect] = shown.map(\.frame).filter { !$0.isEmpty }.map { $0.insetBy(dx: -4, dy: -2) }
        backgroundView?.frame = frames.dropFirst().reduce(frames.first ?? .zero) { $0.union($1) }
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        updateContentIfNeeded()
        let width: CGFloat = size.width > 0 ? size.width : .greatestFiniteMagnitude
        guard let configuration = shownConfiguration else {
            return buttonType == .close ? CGSize(width: 30, height: 30) : standardSize(width: width)
        }
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

    override func sendActions(for controlEvents: Event, with event: UIEvent?) {
        if changesSelectionAsPrimaryAction, !showsMenuAsPrimaryAction, controlEvents.contains(.primaryActionTriggered) {
            isSelected.toggle()
        }
        super.sendActions(for: controlEvents, with: event)
    }

    package override var defaultAccessibilityIdentifier: String? { currentImage?.name }

    override var defaultAccessibilityLabel: String? {
        updateContentIfNeeded()
        return currentTitle ?? currentAttributedTitle?.string
    }

    override var defaultAccessibilityTraits: UIAccessibilityTraits {
        super.defaultAccessibilityTraits.union(.button)
    }

    /// Sets the configuration of a symbol image in a state; nil for the configuration of the image.
    open func setPreferredSymbolConfiguration(
        _ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State
    ) {
        symbolConfigurations[state] = configuration
        contentDidChange()
    }

    /// Returns the configuration of a symbol image in a state.
    open func preferredSymbolConfigurationForImage(in state: UIControl.State) -> UIImage.SymbolConfiguration? {
        symbolConfigurations.value(exactlyFor: state)
    }

    /// Returns the attributed title for `state`, or the normal state's title.
    open func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
        attributedTitles.value(exactlyFor: state)
    }

    /// Returns the color of the title's shadow for `state`, or the normal state's color.
    open func titleShadowColor(for state: UIControl.State) -> UIColor? { titleShadowColors.value(exactlyFor: state) }

    /// Returns the background image for `state`, or the normal state's image.
    open func backgroundImage(for state: UIControl.State) -> UIImage? { backgroundImages.value(exactlyFor: state) }
}
