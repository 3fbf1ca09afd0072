/// A syntax error in a visual format.
package struct VisualFormatError: Error, Equatable, CustomStringConvertible {
    /// The description of the error, without the format.
    package var message: String
    package var format: String
    /// The position of the error in the format, in UTF-8 bytes.
    package var offset: Int

    package init(message: String, format: String, offset: Int) {
        self.message = message
        self.format = format
        self.offset = offset
    }

    /// The message as Apple's frameworks print it: followed by the format, and a caret below it. For a very long
    /// format, only the part around the caret is shown.
    package var description: String {
        let bytes = format.utf8
        var column = bytes.index(bytes.startIndex, offsetBy: min(max(offset, 0), bytes.count))
        // A caret inside a character moves to its start.
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
