/// What is wrong with a visual format, and where.
package struct VisualFormatError: Error, Equatable, CustomStringConvertible {
    /// What is wrong, without the format.
    package var message: String
    package var format: String
    /// Where in the format, in UTF-8 bytes from its beginning.
    package var offset: Int

    package init(message: String, format: String, offset: Int) {
        self.message = message
        self.format = format
        self.offset = offset
    }

    /// The message in the layout Apple's frameworks use: the format below it, and a caret below that. Of a very long
    /// format only the part around the caret is shown.
    package var description: String {
        let bytes = format.utf8
        var column = bytes.index(bytes.startIndex, offsetBy: min(max(offset, 0), bytes.count))
        // A caret inside a character points at the whole of it.
        while column.samePosition(in: format) == nil { column = bytes.index(before: column) }
        let reach = 120
        let from = format.index(column, offsetBy: -reach, limitedBy: format.startIndex) ?? format.startIndex
        let to = format.index(column, offsetBy: reach, limitedBy: format.endIndex) ?? format.endIndex
        let before = from == format.startIndex ? "" : "…"
        let after = to == format.endIndex ? "" : "…"
        let indent = String(repeating: " ", count: before.count + format.distance(from: from, to: column))
        return "Unable to parse constraint format: \n\(message) \n\(before)\(format[from..<to])\(after) \n\(indent)^"
    }
}
