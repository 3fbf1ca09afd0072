import Foundation

extension Endpoint where Response == Void {
    /// Creates a GET endpoint whose response is ignored.
    public static func get(
        _ path: EndpointPath, query: Fields = [:], headers: [String: String] = [:], timeout: TimeInterval? = nil
    ) -> Endpoint {
        Endpoint(.get, path, query: query, headers: headers, timeout: timeout)
    }

    /// Creates a POST endpoint that sends a value as JSON, in the client's `JSONFormat`, and ignores the response.
    public static func post(
        _ path: EndpointPath, json: some Encodable & Sendable, query: Fields = [:], headers: [String: String] = [:],
        timeout: TimeInterval? = nil
    ) -> Endpoint {
        Endpoint(.post, path, query: query, headers: headers, body: .json(json), timeout: timeout)
    }

    /// Creates a POST endpoint that sends a form and ignores the response.
    public static func post(
        _ path: EndpointPath, form: Fields, query: Fields = [:], headers: [String: String] = [:],
        timeout: TimeInterval? = nil
    ) -> Endpoint {
        Endpoint(.post, path, query: query, headers: headers, body: .form(form), timeout: timeout)
    }

    /// Creates a POST endpoint whose response is ignored.
    public static func post(
        _ path: EndpointPath, body: RequestBody? = nil, query: Fields = [:], headers: [String: String] = [:],
        timeout: TimeInterval? = nil
    ) -> Endpoint {
        Endpoint(.post, path, query: query, headers: headers, body: body, timeout: timeout)
    }

    /// Creates a PUT endpoint that sends a value as JSON, in the client's `JSONFormat`, and ignores the response.
    public static func put(
        _ path: EndpointPath, json: some Encodable & Sendable, query: Fields = [:], headers: [String: String] = [:],
        timeout: TimeInterval? = nil
    ) -> Endpoint {
        Endpoint(.put, path, query: query, headers: headers, body: .json(json), timeout: timeout)
    }

    /// Creates a PUT endpoint whose response is ignored.
    public static func put(
        _ path: EndpointPath, body: RequestBody? = nil, query: Fields = [:], headers: [String: String] = [:],
        timeout: TimeInterval? = nil
    ) -> Endpoint {
        Endpoint(.put, path, query: query, headers: headers, body: body, timeout: timeout)
    }

    /// Creates a PATCH endpoint that sends a value as JSON, in the client's `JSONFormat`, and ignores the response.
    public static func patch(
        _ path: EndpointPath, json: some Encodable & Sendable, query: Fields = [:], headers: [String: String] = [:],
        timeout: TimeInterval? = nil
    ) -> Endpoint {
        Endpoint(.patch, path, query: query, headers: headers, body: .json(json), timeout: timeout)
    }

    /// Creates a PATCH endpoint whose response is ignored.
    public static func patch(
        _ path: EndpointPath, body: RequestBody? = nil, query: Fields = [:], headers: [String: String] = [:],
        timeout: TimeInterval? = nil
    ) -> Endpoint {
        Endpoint(.patch, path, query: query, headers: headers, body: body, timeout: timeout)
    }

    /// Creates a DELETE endpoint whose response is ignored.
    public static func delete(
        _ path: EndpointPath, query: Fields = [:], headers: [String: String] = [:], timeout: TimeInterval? = nil
    ) -> Endpoint {
        Endpoint(.delete, path, query: query, headers: headers, timeout: timeout)
    }
}
