import Foundation

/// A range of locations in a document.
open class NSTextRange: NSObject {
    /// The start of the range.
    public let location: any NSTextLocation

    /// The end of the range.
    public let endLocation: any NSTextLocation

    /// Creates a range.
    ///
    /// - Parameter endLocation: The end. Nil means an empty range. The initializer returns nil if the end is before the
    ///   start.
    public init?(location: any NSTextLocation, end endLocation: (any NSTextLocation)?) {
        let end: any NSTextLocation = endLocation ?? location
        guard location.compare(end) != .orderedDescending else { return nil }
        self.location = location
        self.endLocation = end
        super.init()
    }

    /// Creates an empty range.
    public init(location: any NSTextLocation) {
        self.location = location
        endLocation = location
        super.init()
    }

    init(_ range: Range<Int>) {
        location = TextOffset(range.lowerBound)
        endLocation = TextOffset(range.upperBound)
        super.init()
    }

    var offsets: Range<Int> { location.textOffset..<max(location.textOffset, endLocation.textOffset) }

    /// Whether the range has no length.
    open var isEmpty: Bool { location.compare(endLocation) == .orderedSame }

    /// Returns whether two ranges have the same start and end.
    open func isEqual(to textRange: NSTextRange) -> Bool {
        location.compare(textRange.location) == .orderedSame
            && endLocation.compare(textRange.endLocation) == .orderedSame
    }

    open override func isEqual(_ object: Any?) -> Bool { (object as? NSTextRange).map { isEqual(to: $0) } ?? false }
    open override var hash: Int { offsets.hashValue }
    open override var description: String { "\(location)...\(endLocation)" }

    /// Returns whether a location is in the range. The range does not include its end.
    open func contains(_ location: any NSTextLocation) -> Bool {
        self.location.compare(location) != .orderedDescending && location.compare(endLocation) == .orderedAscending
    }

    /// Returns whether this range contains another range.
    open func contains(_ textRange: NSTextRange) -> Bool {
        location.compare(textRange.location) != .orderedDescending
            && textRange.endLocation.compare(endLocation) != .orderedDescending
    }

    /// Returns whether two ranges have text in common.
    open func intersects(_ textRange: NSTextRange) -> Bool {
        location.compare(textRange.endLocation) == .orderedAscending
            && textRange.location.compare(endLocation) == .orderedAscending
    }

    /// Returns the range that two ranges have in common, or nil.
    open func intersection(_ textRange: NSTextRange) -> NSTextRange? {
        let start = location.compare(textRange.location) == .orderedDescending ? location : textRange.location
        let end =
            endLocation.compare(textRange.endLocation) == .orderedAscending ? endLocation : textRange.endLocation
        return NSTextRange(location: start, end: end)
    }

    /// Returns the smallest range that contains two ranges.
    open func union(_ textRange: NSTextRange) -> NSTextRange {
        let start = location.compare(textRange.location) == .orderedAscending ? location : textRange.location
        let end =
            endLocation.compare(textRange.endLocation) == .orderedDescending ? endLocation : textRange.endLocation
        return NSTextRange(location: start, end: end) ?? self
    }
}
