import Foundation

extension UISegmentedControl {
    /// Sets the title of a segment, and removes its image.
    public func setTitle(_ title: String?, forSegmentAt segment: Int) {
        segments[segment].title = title
        segmentsDidChange()
    }

    /// Returns the title of a segment; nil if it shows an image.
    public func titleForSegment(at segment: Int) -> String? { segments[segment].title }

    /// Sets the image of a segment, and removes its title.
    public func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
        segments[segment].image = image
        segmentsDidChange()
    }

    /// Returns the image of a segment; nil if it shows a title.
    public func imageForSegment(at segment: Int) -> UIImage? { segments[segment].image }

    /// Sets the action of a segment, and shows the action's image or title.
    public func setAction(_ action: UIAction, forSegmentAt segment: Int) {
        segments[segment].action = action
        segmentsDidChange()
    }

    /// Returns the action of a segment.
    public func actionForSegment(at segment: Int) -> UIAction? { segments[segment].action }

    /// Returns the index of the segment whose action has `identifier`, or `NSNotFound`.
    public func segmentIndex(identifiedBy identifier: UIAction.Identifier) -> Int {
        segments.firstIndex { $0.action?.identifier == identifier } ?? NSNotFound
    }

    /// Sets the width of a segment, in points. With 0, the control determines the width.
    public func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
        segments[segment].width = width
        segmentsDidChange()
    }

    /// Returns the width that was set for a segment, in points; 0 if the control determines it.
    public func widthForSegment(at segment: Int) -> CGFloat { segments[segment].width }

    /// Sets whether the user can select a segment.
    public func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
        segments[segment].isEnabled = enabled
        segmentsDidChange()
    }

    /// Returns whether the user can select a segment.
    public func isEnabledForSegment(at segment: Int) -> Bool { segments[segment].isEnabled }
}
