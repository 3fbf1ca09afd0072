import APIClient

/// The errors of requests to Colr, in addition to those of the client.
public enum ColorError: PresentableError, Equatable {
    /// The input is not a color.
    case malformedHex(String)
    /// No tag was entered.
    case emptyTag
    /// Colr did not add the tag, for the given reason.
    case notAdded(tag: String, reason: String)
    /// The server's address, from `COLR_URL`, is invalid.
    case malformedAddress(String)

    public var message: String {
        switch self {
        case .malformedHex(let text) where text.trimmed.isEmpty:
            "Enter a color: six digits from 0 to 9 and a to f, such as #3b5998."
        case .malformedHex(let text):
            "“\(text.trimmed)” is not a color. A color has six digits from 0 to 9 and a to f, such as #3b5998."
        case .emptyTag: "Enter a tag: a word for this color, such as sky."
        case .notAdded(let tag, _): "Colr did not add the tag “\(tag)”. Try another one."
        case .malformedAddress(let text):
            """
            “\(text)” is not the address of a server. Set COLR_URL to one that begins with http:// or https://, \
            such as http://localhost:8080.
            """
        }
    }

    public var isRetryable: Bool { false }

    public var details: String {
        if case .notAdded(_, let reason) = self { reason } else { "" }
    }
}
