import Foundation

extension UIScrollView {
    /// The insets of both indicators, in points. The getter returns the vertical indicator's insets.
    public var scrollIndicatorInsets: UIEdgeInsets {
        get { verticalScrollIndicatorInsets }
        set {
            verticalScrollIndicatorInsets = newValue
            horizontalScrollIndicatorInsets = newValue
        }
    }

    /// Shows the indicators for a second.
    public func flashScrollIndicators() {
        showIndicators()
        indicators?.hide(after: 1)
    }

    func showIndicators() {
        guard showsVerticalScrollIndicator || showsHorizontalScrollIndicator, !overflowingAxes.isEmpty else { return }
        let indicators: ScrollIndicators = self.indicators ?? ScrollIndicators()
        self.indicators = indicators
        indicators.show(in: self)
    }

    /// Called when a drag or a motion ends. If the content rests, the indicators fade out after `displayDuration`.
    func motionDidEnd() {
        guard !isDragging, !isDecelerating, motion == nil else { return }
        indicators?.hide(after: ScrollIndicators.displayDuration)
        restHandler?()
    }
}
