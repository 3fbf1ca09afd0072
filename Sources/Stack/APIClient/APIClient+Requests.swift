import Foundation
import Parsing

extension APIClient {
    func request<Response>(for endpoint: Endpoint<Response>) throws(APIError) -> HTTPRequest {
        var headers: [String: String] = self.headers
        headers.merge(endpoint.headers) { _, own in own }
        var body: [UInt8]?
        if let content = endpoint.body {
            do {
                body = try content.makeBytes()
            } catch {
                throw self.error(.notEncodable, "\(endpoint.path.text): \(error)")
            }
            headers["Content-Type"] = headers["Content-Type"] ?? content.contentType
        }
        let sorted: [HTTPRequest.Header] = headers.sorted { $0.key < $1.key }
            .map { HTTPRequest.Header(name: $0.key, value: $0.value) }
        return HTTPRequest(
            method: endpoint.method, url: try url(path: endpoint.path, query: endpoint.query), headers: sorted,
            body: body)
    }

    private func url(path: EndpointPath, query: Fields) throws(APIError) -> String {
        var url: String = baseURL.absoluteString
        guard Origin(url) != nil, baseURL.query == nil, baseURL.fragment == nil else {
            throw error(.badURL, "The base URL is \"\(url)\".")
        }
        while url.hasSuffix("/") { url.removeLast() }
        if !path.text.hasPrefix("/") { url += "/" }
        url += path.text
        if !query.fields.isEmpty { url += "?" + query.encoded }
        return url
    }

    func error(_ kind: APIError.Kind, _ details: String) -> APIError {
        APIError(kind: kind, service: serviceName, details: details)
    }

    func notDecodable(_ error: any Error, url: String) -> APIError {
        let reason = JSONDecodingError(error)
        return self.error(.notDecodable(path: reason.path), "\(url): \(reason)")
    }
}
