import Foundation

extension UISegmentedControl {
    /// Sets what a segment says, in place of an image.
    public func setTitle(_ title: String?, forSegmentAt segment: Int) {
        segments[segment].title = title
        segmentsDidChange()
    }

    /// What a segment says; nil when it shows an image.
    public func titleForSegment(at segment: Int) -> String? { segments[segment].title }

    /// Sets what a segment shows, in place of a title.
    public func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
        segments[segment].image = image
        segmentsDidChange()
    }

    /// What a segment shows; nil when it says something.
    public func imageForSegment(at segment: Int) -> UIImage? { segments[segment].image }

    /// Sets what is carried out when a segment is chosen, and shows the action's image or title.
    public func setAction(_ action: UIAction, forSegmentAt segment: Int) {
        segments[segment].action = action
        segmentsDidChange()
    }

    /// What is carried out when a segment is chosen.
    public func actionForSegment(at segment: Int) -> UIAction? { segments[segment].action }

    /// The segment whose action has `identifier`; `NSNotFound` when there is none.
    public func segmentIndex(identifiedBy identifier: UIAction.Identifier) -> Int {
        segments.firstIndex { $0.action?.identifier == identifier } ?? NSNotFound
    }

    /// Sets how wide a segment is, in points; 0 is as wide as the others.
    public func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
        segments[segment].width = width
        segmentsDidChange()
    }

    /// How wide a segment was made, in points; 0 is as wide as the others.
    public func widthForSegment(at segment: Int) -> CGFloat { segments[segment].width }

    /// Sets whether a segment can be chosen.
    public func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
        segments[segment].isEnabled = enabled
        segmentsDidChange()
    }

    /// Whether a segment can be chosen.
    public func isEnabledForSegment(at segment: Int) -> Bool { segments[segment].isEnabled }
}
