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

    /// Starts to fade the indicators out if the content rests.
    func hideIndicatorsIfIdle() {
        guard !isDragging, !isDecelerating, motion == nil else { return }
        indicators?.hide(after: ScrollIndicators.displayDuration)
    }
}
