import FoundationAdditions
import ProgramDiagnostics
import QuartzCore
import SystemTexts
import UIKitCore

/// A control that shows a row of indicators, one for each page, and highlights the indicator of the current page.
@preconcurrency @MainActor
open class UIPageControl: UIControl, StepAdjusting {
    private static let gap: CGFloat = 10
    private static let thickness: CGFloat = 26
    /// The distance that a finger moves before it scrubs through the pages, in points.
    private static let scrubbingDistance: CGFloat = 8

    private var indicators: [PageIndicator] = []
    private let platter = CALayer()
    private var images: [Int: UIImage] = [:]
    private var currentImages: [Int: UIImage] = [:]
    /// The location at which the touch began, and the page at that time.
    private var trackingStart: (location: CGPoint, page: Int)?

    /// The number of pages. The default is 0.
    open var numberOfPages = 0 {
        willSet { keyWillChange(self, "numberOfPages") }
        didSet {
            defer { keyDidChange(self, "numberOfPages") }
            guard numberOfPages != oldValue else { return }
            numberOfPages = max(0, numberOfPages)
            let last: Int = max(0, numberOfPages - 1)
            if currentPage > last { currentPage = last }
            images = images.filter { $0.key < numberOfPages }
            currentImages = currentImages.filter { $0.key < numberOfPages }
            makeIndicators()
            progress?.activityMayChange()
        }
    }

    /// The index of the current page. The default is 0. Setting it sends no actions.
    open var currentPage = 0 {
        willSet { keyWillChange(self, "currentPage") }
        didSet {
            defer { keyDidChange(self, "currentPage") }
            let clamped: Int = min(max(currentPage, 0), max(0, numberOfPages - 1))
            if clamped != currentPage { currentPage = clamped }
            guard currentPage != oldValue else { return }
            progress?.pageDidChange(to: currentPage)
            indicatorsDidChange()
            animateBar()
        }
    }

    /// Whether the control hides its indicator if there is only one page. The default is false.
    open var hidesForSinglePage = false {
        didSet { if hidesForSinglePage != oldValue { makeIndicators() } }
    }

    /// The color of the indicators; nil for `tertiaryLabel`.
    open var pageIndicatorTintColor: UIColor? { didSet { updateColors() } }

    /// The color of the current page's indicator; nil for `label`.
    open var currentPageIndicatorTintColor: UIColor? { didSet { updateColors() } }

    /// The image that indicators show in place of a dot. Only its opacity is used. The default is nil.
    open var preferredIndicatorImage: UIImage? {
        didSet { if preferredIndicatorImage !== oldValue { indicatorsDidChange() } }
    }

    /// The image of the current page's indicator. Nil, the default, means the image of the page's indicator.
    open var preferredCurrentPageIndicatorImage: UIImage? {
        didSet { if preferredCurrentPageIndicatorImage !== oldValue { indicatorsDidChange() } }
    }

    /// The background of the control. The default is `automatic`.
    open var backgroundStyle = BackgroundStyle.automatic {
        didSet { if backgroundStyle != oldValue { updateColors() } }
    }

    /// The order of the pages. The default is `natural`.
    open var direction = Direction.natural {
        didSet {
            guard direction != oldValue else { return }
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
    }

    /// Whether a finger that moves over the control changes the page continuously. The default is true.
    open var allowsContinuousInteraction = true

    /// The interaction of the user with the control.
    open private(set) var interactionState = InteractionState.none {
        didSet {
            guard interactionState != oldValue else { return }
            updateColors()
            progressDidChange()
            animateBar()
            if (interactionState == .continuous) != (oldValue == .continuous) { progress?.visibilityDidChange() }
        }
    }

    /// The progress of the current page, whose indicator becomes a bar. The default is nil.
    open var progress: UIPageControlProgress? {
        didSet {
            guard progress !== oldValue else { return }
            oldValue?.control = nil
            progress?.control?.progress = nil
            progress?.control = self
            indicatorsDidChange()
        }
    }

    /// Whether the indicator of the current page is a bar. An image does not become a bar.
    private var showsBar: Bool { progress?.isProgressVisible == true && shownImage(of: currentPage) == nil }

    /// Shows the current progress.
    func progressDidChange() {
        for (page, indicator) in indicators.enumerated() {
            let bar: PageIndicator.Bar? = bar(of: page)
            if (bar == nil) != (indicator.bar == nil) { setNeedsLayout() }
            indicator.bar = bar
        }
    }

    private func bar(of page: Int) -> PageIndicator.Bar? {
        guard page == currentPage, showsBar, let progress else { return nil }
        let edge: CGRectEdge =
            isVertical ? (isReversed ? .maxYEdge : .minYEdge) : isReversed ? .maxXEdge : .minXEdge
        return PageIndicator.Bar(
            progress: CGFloat(progress.currentProgress), edge: edge, color: pageIndicatorTintColor ?? .tertiaryLabel)
    }

    /// Animates the change of dots to bars and of bars to dots.
    private func animateBar() {
        guard progress != nil, window != nil else { return }
        UIView.animate(withDuration: 0.25, delay: 0, options: [.curveEaseInOut, .allowUserInteraction]) {
            self.layoutIfNeeded()
        }
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        progress?.activityMayChange()
    }

    /// Returns the image that was set for a page's indicator, or nil.
    open func indicatorImage(forPage page: Int) -> UIImage? { images[page] }

    /// Sets the image of a page's indicator; nil for `preferredIndicatorImage`.
    open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
        guard checkPage(page), images[page] !== image else { return }
        images[page] = image
        indicatorsDidChange()
    }

    /// Returns the image that was set with `setCurrentPageIndicatorImage(_:forPage:)`, or nil.
    open func currentPageIndicatorImage(forPage page: Int) -> UIImage? { currentImages[page] }

    /// Sets the image that a page's indicator shows while the page is current; nil for
    /// `preferredCurrentPageIndicatorImage`.
    open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
        guard checkPage(page), currentImages[page] !== image else { return }
        currentImages[page] = image
        indicatorsDidChange()
    }

    private func checkPage(_ page: Int) -> Bool {
        if page >= 0, page < numberOfPages { return true }
        Diagnostics.warn("The page control has no page \(page). Its \(numberOfPages) pages are numbered from 0.")
        return false
    }

    package func adjust(by step: Int) -> Bool {
        userDidSelect(currentPage + step)
        return true
    }

    /// Selects `page`, clamped to the existing pages, and sends the actions if the current page changes.
    func userDidSelect(_ page: Int) {
        let page: Int = min(max(page, 0), max(0, numberOfPages - 1))
        guard page != currentPage else { return }
        currentPage = page
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    // MARK: Indicators

    private func makeIndicators() {
        for indicator in indicators { indicator.removeFromSuperview() }
        let count: Int = hidesForSinglePage && numberOfPages == 1 ? 0 : numberOfPages
        indicators = (0..<count).map { _ in
            let indicator = PageIndicator()
            addSubview(indicator)
            return indicator
        }
        indicatorsDidChange()
    }

    private func indicatorsDidChange() {
        for (page, indicator) in indicators.enumerated() { indicator.image = shownImage(of: page) }
        progressDidChange()
        updateColors()
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private func shownImage(of page: Int) -> UIImage? {
        if page == currentPage, let image = currentImages[page] ?? preferredCurrentPageIndicatorImage { return image }
        return images[page] ?? preferredIndicatorImage
    }

    /// The size of the largest indicator, including the indicators of current pages, in points.
    private var indicatorSize: CGSize {
        var size = PageIndicator.size(of: nil)
        let preferred: [UIImage?] = [preferredIndicatorImage, preferredCurrentPageIndicatorImage]
        for image in preferred + images.values.map(Optional.init) + currentImages.values.map(Optional.init) {
            let own = PageIndicator.size(of: image)
            size = CGSize(width: max(size.width, own.width), height: max(size.height, own.height))
        }
        return size
    }

    private var isVertical: Bool { direction == .topToBottom || direction == .bottomToTop }

    /// Whether the first page is at the right or at the bottom.
    private var isReversed: Bool {
        switch direction {
        case .natural: effectiveUserInterfaceLayoutDirection == .rightToLeft
        case .leftToRight, .topToBottom: false
        case .rightToLeft, .bottomToTop: true
        }
    }

    /// The distance between the centers of indicators, in points.
    private var step: CGFloat { (isVertical ? indicatorSize.height : indicatorSize.width) + Self.gap }

    open override func layoutSubviews() {
        super.layoutSubviews()
        progressDidChange()
        let step: CGFloat = self.step
        let extra: CGFloat = showsBar ? PageIndicator.extraBarLength : 0
        let length: CGFloat = CGFloat(indicators.count) * step - Self.gap + extra
        var start: CGFloat = (((isVertical ? bounds.height : bounds.width) - length) / 2).rounded()
        for indicator in isReversed ? indicators.reversed() : indicators {
            let size = indicator.size
            let slot: CGFloat = step - Self.gap + (indicator.bar == nil ? 0 : extra)
            let along: CGFloat = start + (slot - (isVertical ? size.height : size.width)) / 2
            let across: CGFloat = ((isVertical ? bounds.width - size.width : bounds.height - size.height) / 2).rounded()
            let origin = isVertical ? CGPoint(x: across, y: along) : CGPoint(x: along, y: across)
            indicator.frame = CGRect(origin: origin, size: size)
            start += slot + Self.gap
        }
        let own: CGSize = size(forNumberOfPages: indicators.count)
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        platter.frame = CGRect(
            x: ((bounds.width - own.width) / 2).rounded(), y: ((bounds.height - own.height) / 2).rounded(),
            width: own.width, height: own.height)
        platter.cornerRadius = min(own.width, own.height) / 2
        CATransaction.commit()
    }

    private var showsBackground: Bool {
        switch backgroundStyle {
        case .automatic: interactionState == .continuous
        case .prominent: !indicators.isEmpty
        case .minimal: false
        }
    }

    private func updateColors() {
        let current: UIColor = currentPageIndicatorTintColor ?? .label
        let other: UIColor = pageIndicatorTintColor ?? .tertiaryLabel
        for (page, indicator) in indicators.enumerated() {
            indicator.tintColor = page == currentPage ? current : other
            indicator.bar?.color = other
        }
        if showsBackground {
            if platter.superlayer == nil { layer.insertSublayer(platter, at: 0) }
            CATransaction.begin()
            CATransaction.setDisableActions(true)
            platter.backgroundColor = UIColor.secondarySystemFill.resolvedColor(with: traitCollection).cgColor
            CATransaction.commit()
        } else {
            platter.removeFromSuperlayer()
        }
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if hasDifferentColors(from: previousTraitCollection) { updateColors() }
    }

    // MARK: Touches

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        trackingStart = (touch.location(in: self), currentPage)
        return super.beginTracking(touch, with: event)
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard allowsContinuousInteraction, let trackingStart else { return super.continueTracking(touch, with: event) }
        let location = touch.location(in: self)
        let moved: CGFloat =
            isVertical ? location.y - trackingStart.location.y : location.x - trackingStart.location.x
        if abs(moved) >= Self.scrubbingDistance { interactionState = .continuous }
        if interactionState == .continuous {
            let pages = Int((moved / step).rounded())
            userDidSelect(trackingStart.page + (isReversed ? -pages : pages))
        }
        return super.continueTracking(touch, with: event)
    }

    /// A tap on the left or right half of the control moves one page in that direction. In a vertical control, the
    /// upper and lower halves have this effect.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        let wasContinuous: Bool = interactionState == .continuous
        trackingStart = nil
        defer { interactionState = .none }
        guard let touch, isTouchInside, !wasContinuous else { return }
        interactionState = .discrete
        let location = touch.location(in: self)
        let isAfterMiddle: Bool = isVertical ? location.y > bounds.midY : location.x > bounds.midX
        userDidSelect(currentPage + (isAfterMiddle != isReversed ? 1 : -1))
    }

    open override func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        trackingStart = nil
        interactionState = .none
    }

    // MARK: Size

    /// Returns the size of the control for `pageCount` indicators, in points.
    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        let extra: CGFloat = progress != nil && pageCount > 0 ? PageIndicator.extraBarLength : 0
        let length: CGFloat = CGFloat(pageCount) * step + 2 * Self.gap + extra
        let indicator = indicatorSize
        let across: CGFloat = max(Self.thickness, (isVertical ? indicator.width : indicator.height) + Self.gap)
        return isVertical ? CGSize(width: across, height: length) : CGSize(width: length, height: across)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(forNumberOfPages: indicators.count) }

    open override var intrinsicContentSize: CGSize { size(forNumberOfPages: indicators.count) }

    // MARK: Accessibility

    /// The default is empty: indicators are not elements.
    open override var accessibilityElements: [Any]? {
        get { super.accessibilityElements ?? [] }
        set { super.accessibilityElements = newValue }
    }

    open override var accessibilityValue: String? {
        get {
            super.accessibilityValue
                ?? SystemTexts.localized("page %1 of %2", "\(currentPage + 1)", "\(numberOfPages)")
        }
        set { super.accessibilityValue = newValue }
    }

    open override var accessibilityTraits: UIAccessibilityTraits {
        get { storedAccessibilityTraits ?? super.accessibilityTraits.union(.adjustable) }
        set { super.accessibilityTraits = newValue }
    }
}
