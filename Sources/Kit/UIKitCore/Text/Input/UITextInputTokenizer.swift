/// Finds words, sentences and lines.
@preconcurrency @MainActor
public protocol UITextInputTokenizer: AnyObject {
    /// The unit of text around a place; nil when the place is in none.
    func rangeEnclosingPosition(
        _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> UITextRange?

    /// Whether a place is at the end of a unit, seen in a direction.
    func isPosition(
        _ position: UITextPosition, atBoundary granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool

    /// The next end of a unit in a direction; nil when there is none.
    func position(
        from position: UITextPosition, toBoundary granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> UITextPosition?

    /// Whether a place is inside a unit, seen in a direction.
    func isPosition(
        _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool
}
