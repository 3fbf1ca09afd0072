import Foundation

/// A location in a document.
public protocol NSTextLocation: NSObjectProtocol {
    /// Returns whether the location is before, after, or equal to another location in the same document.
    func compare(_ location: any NSTextLocation) -> ComparisonResult
}

/// An offset in a document, in UTF-16 code units.
final class TextOffset: NSObject, NSTextLocation {
    let offset: Int

    init(_ offset: Int) {
        self.offset = offset
        super.init()
    }

    func compare(_ location: any NSTextLocation) -> ComparisonResult {
        let other: Int = location.textOffset
        return offset < other ? .orderedAscending : offset > other ? .orderedDescending : .orderedSame
    }

    override func isEqual(_ object: Any?) -> Bool { (object as? TextOffset)?.offset == offset }
    override var hash: Int { offset }
    override var description: String { "\(offset)" }
}

extension NSTextLocation {
    /// The offset, or 0 for a location of another class.
    var textOffset: Int { (self as? TextOffset)?.offset ?? 0 }
}
