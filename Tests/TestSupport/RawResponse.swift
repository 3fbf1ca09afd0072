import Foundation

/// A response that a `RawClient` received.
package struct RawResponse {
    /// The status code; 0 if the response has no valid status line.
    package let status: Int
    /// The body, as text.
    package let body: String

    init(_ text: String) {
        let parts: [Substring] = text.split(separator: " ", maxSplits: 2)
        status = parts.count > 1 ? Int(parts[1]) ?? 0 : 0
        body = text.range(of: "\r\n\r\n").map { String(text[$0.upperBound...]) } ?? ""
    }
}
