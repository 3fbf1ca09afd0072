import QuartzCore

/// A control that shows a row of dots, one for each page, and highlights the dot of the current page.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
    private static let dot: CGFloat = 8
    private static let gap: CGFloat = 10
    private static let height: CGFloat = 26

    private var dots: [CALayer] = []

    /// The number of pages. The default is 0.
    open var numberOfPages = 0 {
        didSet {
            guard numberOfPages != oldValue else { return }
            numberOfPages = max(0, numberOfPages)
            currentPage = min(currentPage, max(0, numberOfPages - 1))
            makeDots()
        }
    }

    /// The index of the current page. The default is 0. Setting it sends no actions.
    open var currentPage = 0 {
        didSet {
            let clamped: Int = min(max(currentPage, 0), max(0, numberOfPages - 1))
            if clamped != currentPage { currentPage = clamped }
            if currentPage != oldValue { updateColors() }
        }
    }

    /// Whether the control hides its dot if there is only one page. The default is false.
    open var hidesForSinglePage = false {
        didSet { if hidesForSinglePage != oldValue { makeDots() } }
    }

    /// The color of the dots; nil for `tertiaryLabel`.
    open var pageIndicatorTintColor: UIColor? { didSet { updateColors() } }

    /// The color of the current page's dot; nil for `label`.
    open var currentPageIndicatorTintColor: UIColor? { didSet { updateColors() } }

    override func adjust(by step: Int) -> Bool {
        let old = currentPage
        currentPage += step
        if currentPage != old { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
        return true
    }

    private func makeDots() {
        for dot in dots { dot.removeFromSuperlayer() }
        let count: Int = hidesForSinglePage && numberOfPages == 1 ? 0 : numberOfPages
        dots = (0..<count).map { _ in
            let dot = CALayer()
            dot.cornerRadius = UIPageControl.dot / 2
            layer.addSublayer(dot)
            return dot
        }
        updateColors()
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let step: CGFloat = UIPageControl.dot + UIPageControl.gap
        let width: CGFloat = CGFloat(dots.count) * step - UIPageControl.gap
        var x: CGFloat = ((bounds.width - width) / 2).rounded()
        let isMirrored: Bool = effectiveUserInterfaceLayoutDirection == .rightToLeft
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        for dot in isMirrored ? dots.reversed() : dots {
            dot.frame = CGRect(
                x: x, y: ((bounds.height - UIPageControl.dot) / 2).rounded(), width: UIPageControl.dot,
                height: UIPageControl.dot)
            x += step
        }
        CATransaction.commit()
    }

    private func updateColors() {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        let current: UIColor = currentPageIndicatorTintColor ?? .label
        let other: UIColor = pageIndicatorTintColor ?? .tertiaryLabel
        for (index, dot) in dots.enumerated() {
            dot.backgroundColor = (index == currentPage ? current : other).resolvedColor(with: traitCollection).cgColor
        }
        CATransaction.commit()
    }

    override func layerColorsDidChange() {
        super.layerColorsDidChange()
        updateColors()
    }

    /// A tap on one half of the control moves one page in that direction.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        guard let touch, isTouchInside, numberOfPages > 1 else { return }
        let isRight: Bool = touch.location(in: self).x > bounds.midX
        let isForwards: Bool = isRight != (effectiveUserInterfaceLayoutDirection == .rightToLeft)
        let page: Int = min(max(currentPage + (isForwards ? 1 : -1), 0), numberOfPages - 1)
        guard page != currentPage else { return }
        currentPage = page
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    /// Returns the size of the control for `pageCount` dots, in points.
    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        let step: CGFloat = UIPageControl.dot + UIPageControl.gap
        return CGSize(width: CGFloat(pageCount) * step + 2 * UIPageControl.gap, height: UIPageControl.height)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(forNumberOfPages: dots.count) }

    open override var intrinsicContentSize: CGSize { size(forNumberOfPages: dots.count) }

    override var defaultAccessibilityValue: String? { "page \(currentPage + 1) of \(numberOfPages)" }
    override var defaultAccessibilityTraits: UIAccessibilityTraits {
        super.defaultAccessibilityTraits.union(.adjustable)
    }
}
