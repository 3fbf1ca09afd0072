/// What hangs on an item of a feed: a picture, a sound.
enum FeedAttachment {
    /// How an attachment is called in a text, so that nothing of a status without words is lost.
    ///
    /// - Parameters:
    ///   - type: its media type, or the first part of that.
    ///   - description: what its author says is to be seen or heard.
    static func name(type: String?, description: String?) -> String {
        let kind: String =
            switch type?.prefix(while: { $0 != "/" }).lowercased() {
            case "image": "Image"
            case "video": "Video"
            case "audio": "Audio"
            default: "Attachment"
            }
        let description: String = PlainText(description ?? "").text
        return description.isEmpty ? "[\(kind)]" : "[\(kind): \(description)]"
    }
}
