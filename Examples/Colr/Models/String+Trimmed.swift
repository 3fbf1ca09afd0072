extension String {
    /// The text without the white space around it.
    var trimmed: Substring {
        guard let last = lastIndex(where: { !$0.isWhitespace }) else { return "" }
        return self[...last].drop { $0.isWhitespace }
    }
}
