import Foundation

extension UIScrollView {
    /// Both indicators' insets, in points. Reading gives the vertical one's.
    public var scrollIndicatorInsets: UIEdgeInsets {
        get { verticalScrollIndicatorInsets }
        set {
            verticalScrollIndicatorInsets = newValue
            horizontalScrollIndicatorInsets = newValue
        }
    }

    /// Shows the indicators for a moment.
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

    /// Lets the indicators fade when nothing moves the content any more.
    func hideIndicatorsIfIdle() {
        guard !isDragging, !isDecelerating, motion == nil else { return }
        indicators?.hide(after: ScrollIndicators.stay)
    }
}
