import APIClient

/// Why Colr was not asked, or did not do what it was asked for.
public enum ColorError: PresentableError, Equatable {
    /// What was typed is no colour.
    case malformedHex(String)
    /// No tag was typed.
    case emptyTag
    /// Colr did not add the tag, and gave this reason.
    case notAdded(tag: String, reason: String)
    /// The address of the server, from `COLR_URL`, is none.
    case malformedAddress(String)

    public var message: String {
        switch self {
        case .malformedHex(let text) where text.trimmed.isEmpty:
            "Type a colour first: six digits from 0 to 9 and a to f, such as #3b5998."
        case .malformedHex(let text):
            "“\(text.trimmed)” is not a colour. A colour has six digits from 0 to 9 and a to f, such as #3b5998."
        case .emptyTag: "Type a tag first: a word for this colour, such as sky."
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
