extension String {
    /// The text without surrounding white space.
    var trimmed: Substring {
        guard let last = lastIndex(where: { !$0.isWhitespace }) else { return "" }
        return self[...last].drop { $0.isWhitespace }
    }
}
