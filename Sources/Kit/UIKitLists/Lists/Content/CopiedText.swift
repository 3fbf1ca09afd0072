import Foundation

/// An immutable copy of attributed text, or nil.
// @unchecked: a copy of an attributed string cannot change.
struct CopiedText: Hashable, @unchecked Sendable {
    let text: NSAttributedString?

    init(_ text: NSAttributedString? = nil) { self.text = text?.copy() as? NSAttributedString }

    /// Compares the characters and the attributes.
    static func == (left: CopiedText, right: CopiedText) -> Bool {
        guard let first = left.text, let second = right.text else { return left.text == nil && right.text == nil }
        return first.isEqual(to: second)
    }

    func hash(into hasher: inout Hasher) { hasher.combine(text?.string) }
}
