import Foundation

extension UIScrollView {
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
