import CCurl
import Foundation

/// The failure of a transfer.
struct TransferFailure: Error, Sendable {
    var kind: APIError.Kind
    var details: String
    /// The bytes received before the failure; nil if the rest cannot be requested from the server.
    var partial: PartialBody?
    /// The URLs whose cached responses became invalid, including those of all redirects before the failure.
    var invalidatedURLs: [String] = []
    /// Whether a server may have received the request: the first one, or the target of a redirect.
    var wasSent = false
    /// Whether the caller paused the transfer, which is not an error.
    var isPause = false

    init(kind: APIError.Kind, details: String) {
        self.kind = kind
        self.details = details
    }

    /// Creates the failure for one of libcurl's codes.
    init(code: CURLcode, url: String) {
        kind = TransferFailure.kind(of: code)
        let reason = String(cString: libcurl_easy_strerror(code))
        details = "\(Secrets.removed(from: url)): \(reason) (libcurl \(code.rawValue))"
    }

    static func timedOut(_ timeout: TimeInterval) -> TransferFailure {
        let seconds: TimeInterval = (timeout * 1_000).rounded() / 1_000
        return TransferFailure(kind: .timedOut, details: "There was no response within \(seconds) s.")
    }

    static let cancelled = TransferFailure(kind: .cancelled, details: "The task was canceled.")

    static func paused(_ partial: PartialBody?) -> TransferFailure {
        var failure = TransferFailure(kind: .cancelled, details: "The task was paused.")
        failure.isPause = true
        failure.partial = partial
        return failure
    }

    private static func kind(of code: CURLcode) -> APIError.Kind {
        switch code {
        case CURLE_URL_MALFORMAT: .badURL
        // The URL was already checked, so the response is not HTTP.
        case CURLE_UNSUPPORTED_PROTOCOL, CURLE_WEIRD_SERVER_REPLY, CURLE_BAD_CONTENT_ENCODING: .notDecodable(path: "")
        case CURLE_COULDNT_RESOLVE_HOST: .notResolved
        case CURLE_COULDNT_RESOLVE_PROXY, CURLE_PROXY: .proxy(status: nil)
        case CURLE_COULDNT_CONNECT, CURLE_INTERFACE_FAILED: .cannotConnect
        case CURLE_OPERATION_TIMEDOUT: .timedOut
        case CURLE_SSL_CONNECT_ERROR, CURLE_PEER_FAILED_VERIFICATION, CURLE_SSL_CERTPROBLEM, CURLE_SSL_CIPHER,
            CURLE_SSL_CACERT_BADFILE, CURLE_SSL_ISSUER_ERROR, CURLE_SSL_PINNEDPUBKEYNOTMATCH,
            CURLE_SSL_INVALIDCERTSTATUS:
            .notSecure
        case CURLE_PARTIAL_FILE, CURLE_GOT_NOTHING, CURLE_SEND_ERROR, CURLE_RECV_ERROR, CURLE_HTTP2,
            CURLE_HTTP2_STREAM, CURLE_ABORTED_BY_CALLBACK:
            .connectionLost
        case CURLE_TOO_MANY_REDIRECTS: .tooManyRedirects
        case CURLE_FILESIZE_EXCEEDED: .tooLarge
        default: .failed
        }
    }
}
