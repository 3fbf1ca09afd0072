import Foundation

/// Methods for one segment. An index past the end means the last segment.
extension UISegmentedControl {
    /// Returns the segment at `index`, or the last segment if `index` is past the end; nil if there are no segments.
    func segment(at index: Int) -> SegmentView? {
        segments.isEmpty ? nil : segments[min(index, segments.count - 1)]
    }

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
}
