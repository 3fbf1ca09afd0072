import Foundation
import HostClock
import Parsing

extension APIClient {
    func request<Response>(for endpoint: Endpoint<Response>) throws(APIError) -> HTTPRequest {
        var headers = configuration.headers
        for (name, value) in endpoint.headers {
            // A header of the endpoint replaces the client's header with the same name, regardless of case.
            for other in headers.keys where other.lowercased() == name.lowercased() { headers[other] = nil }
            headers[name] = value
        }
        let sorted: [HTTPRequest.Header] = headers.sorted { $0.key < $1.key }
            .map { HTTPRequest.Header(name: $0.key, value: $0.value) }
        var request = HTTPRequest(
            method: endpoint.method, url: try url(path: endpoint.path, query: endpoint.query), headers: sorted)
        request.isInBackground = endpoint.isInBackground
        if configuration.cache != nil, let directive = endpoint.caching.directive {
            request[header: "Cache-Control"] =
                request[header: "Cache-Control"].map { "\($0), \(directive)" } ?? directive
        }
        guard let body = endpoint.body else { return request }
        do {
            request.body = try body.makePayload(configuration.json)
        } catch let error as UnreadableFile {
            throw self.error(.notReadable, error.description)
        } catch {
            throw self.error(.notEncodable, "\(Secrets.removed(from: endpoint.path.text)): \(error)")
        }
        if request[header: "Content-Type"] == nil { request[header: "Content-Type"] = body.contentType }
        return request
    }

    private func url(path: EndpointPath, query: Fields) throws(APIError) -> String {
        guard let base else {
            throw error(.badURL, "The base URL is \"\(Secrets.removed(from: baseURL.absoluteString))\".")
        }
        var url = try location(of: path, below: base)
        if !query.fields.isEmpty { url += (path.text.contains("?") ? "&" : "?") + query.encoded }
        return url
    }

    private func location(of path: EndpointPath, below base: BaseURL) throws(APIError) -> String {
        guard path.text.contains("://"), let origin = Origin(path.text) else {
            return base.text + (path.text.hasPrefix("/") ? "" : "/") + path.text
        }
        // A link in a response must not send the client's headers and cookies to another server.
        guard origin == base.origin else {
            let url: String = Secrets.removed(from: path.text)
            throw error(.foreignLink, "\(url) is not on the server \(Secrets.removed(from: base.text)).")
        }
        return path.text
    }

    func error(_ kind: APIError.Kind, _ details: String) -> APIError {
        APIError(kind: kind, service: serviceName, details: details)
    }

    func error(_ failure: TransferFailure) -> APIError {
        error(failure.kind, failure.details)
    }

    /// Creates the error for a response with an unsuccessful status.
    func error(for response: HTTPResponse, to method: HTTPMethod) -> APIError {
        var error = APIError(
            kind: .status(response.status), service: serviceName,
            details: "\(method.rawValue) \(Secrets.removed(from: response.url)): status \(response.status)",
            retryAfter: response.retryAfter)
        error.responseBody = response.body
        return error
    }

    func notDecodable(_ error: any Error, url: String) -> APIError {
        let url = Secrets.removed(from: url)
        if let reason = error as? XMLDecodingError {
            return self.error(.notDecodable(path: reason.path), "\(url): \(reason)")
        }
        let reason = JSONDecodingError(error)
        return self.error(.notDecodable(path: reason.path), "\(url): \(reason)")
    }
}
