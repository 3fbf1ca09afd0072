/// An attachment of a feed's item, such as a picture or a sound.
enum FeedAttachment {
    /// Returns the text that represents an attachment, so that a status without words is not empty.
    ///
    /// - Parameters:
    ///   - type: The media type, or its first part.
    ///   - description: The author's description.
    static func name(type: String?, description: String?) -> String {
        let kind: String =
            switch type?.prefix(while: { $0 != "/" }).lowercased() {
            case "image": "Image"
            case "video": "Video"
            case "audio": "Audio"
            default: "Attachment"
            }
        let description = PlainText(description ?? "").text
        return description.isEmpty ? "[\(kind)]" : "[\(kind): \(description)]"
    }
}
