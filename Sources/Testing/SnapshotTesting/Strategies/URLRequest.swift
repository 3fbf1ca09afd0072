import Foundation
import FoundationNetworking

extension Snapshotting where Value == URLRequest, Format == String {
    /// A request as text: its method and URL, its sorted headers, and its body.
    public static var raw: Snapshotting { .raw(pretty: false) }

    /// A request as text: its method and URL, its sorted headers, and its body.
    ///
    /// - Parameter pretty: Whether a JSON body is formatted with sorted keys, one per line.
    public static func raw(pretty: Bool) -> Snapshotting {
        SimplySnapshotting.lines.pullback { request in
            let method = "\(request.httpMethod ?? "GET") \(url(of: request))"
            var lines: [String] = [method] + headers(of: request).map { "\($0.name): \($0.value)" }
            if let body = body(of: request, pretty: pretty) { lines += ["", body] }
            return lines.joined(separator: "\n")
        }
    }

    /// A request as a `curl` command.
    public static var curl: Snapshotting {
        SimplySnapshotting.lines.pullback { request in
            func quoted(_ text: String) -> String { "'" + text.replacingOccurrences(of: "'", with: "'\\''") + "'" }
            var parts: [String] = ["curl"]
            switch request.httpMethod ?? "GET" {
            case "GET": break
            case "HEAD": parts.append("--head")
            case let method: parts.append("--request \(method)")
            }
            parts += headers(of: request).map { "--header " + quoted("\($0.name): \($0.value)") }
            if let body = body(of: request, pretty: false) { parts.append("--data " + quoted(body)) }
            parts.append(quoted(url(of: request)))
            return parts.joined(separator: " \\\n\t")
        }
    }

    /// Returns the URL with sorted query items.
    private static func url(of request: URLRequest) -> String {
        guard let url = request.url else { return "(null)" }
        guard var parts = URLComponents(url: url, resolvingAgainstBaseURL: false), let items = parts.queryItems else {
            return url.absoluteString
        }
        parts.queryItems = items.sorted { $0.name < $1.name }
        return parts.string ?? url.absoluteString
    }

    private static func headers(of request: URLRequest) -> [(name: String, value: String)] {
        (request.allHTTPHeaderFields ?? [:]).sorted { $0.key < $1.key }.map { (name: $0.key, value: $0.value) }
    }

    /// Returns the body as text, if any.
    private static func body(of request: URLRequest, pretty: Bool) -> String? {
        guard let body = request.httpBody, !body.isEmpty else { return nil }
        let options: JSONSerialization.WritingOptions = [.prettyPrinted, .sortedKeys]
        if pretty, let object = try? JSONSerialization.jsonObject(with: body),
            let data = try? JSONSerialization.data(withJSONObject: object, options: options)
        {
            return String(decoding: data, as: UTF8.self)
        }
        return String(decoding: body, as: UTF8.self)
    }
}
