import Foundation

/// Methods for one segment. An index past the end means the last segment.
extension UISegmentedControl {
    /// Returns the segment at `index`, or the last segment if `index` is past the end; nil if there are no segments.
    private func segment(at index: Int) -> SegmentView? {
        segments.isEmpty ? nil : segments[min(index, segments.count - 1)]
    }

    /// Sets the title of a segment, and removes its image.
    public func setTitle(_ title: String?, forSegmentAt segment: Int) {
        self.segment(at: segment)?.title = title
        segmentsDidChange()
    }

    /// Returns the title of a segment; nil if it shows an image.
    public func titleForSegment(at segment: Int) -> String? { self.segment(at: segment)?.title }

    /// Sets the image of a segment, and removes its title.
    public func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
        self.segment(at: segment)?.image = image
        segmentsDidChange()
    }

    /// Returns the image of a segment; nil if it shows a title.
    public func imageForSegment(at segment: Int) -> UIImage? { self.segment(at: segment)?.image }

    /// Sets the action of a segment, and shows the action's image or title.
    public func setAction(_ action: UIAction, forSegmentAt segment: Int) {
        self.segment(at: segment)?.action = action
        segmentsDidChange()
    }

    /// Returns the action of a segment.
    public func actionForSegment(at segment: Int) -> UIAction? { self.segment(at: segment)?.action }

    /// Returns the index of the segment whose action has `identifier`, or `NSNotFound`.
    public func segmentIndex(identifiedBy identifier: UIAction.Identifier) -> Int {
        segments.firstIndex { $0.action?.identifier == identifier } ?? NSNotFound
    }

    /// Sets the width of a segment, in points. With 0, the control determines the width.
    public func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
        self.segment(at: segment)?.width = width
        segmentsDidChange()
    }

    /// Returns the width that was set for a segment, in points; 0 if the control determines it.
    public func widthForSegment(at segment: Int) -> CGFloat { self.segment(at: segment)?.width ?? 0 }

    /// Sets whether the user can select a segment.
    public func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
        self.segment(at: segment)?.isEnabled = enabled
        segmentsDidChange()
    }

    /// Returns whether the user can select a segment.
    public func isEnabledForSegment(at segment: Int) -> Bool { self.segment(at: segment)?.isEnabled ?? false }
}
