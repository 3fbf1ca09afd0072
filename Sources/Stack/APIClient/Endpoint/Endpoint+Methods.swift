import Foundation

extension Endpoint where Response: Decodable {
    /// Creates a GET endpoint with a JSON response.
    public static func get(
        _ path: EndpointPath, query: Fields = [:], headers: [String: String] = [:], timeout: TimeInterval? = nil
    ) -> Endpoint {
        Endpoint(.get, path, query: query, headers: headers, timeout: timeout)
    }

    /// Creates a POST endpoint that sends a value as JSON, in the client's `JSONFormat`, and has a JSON response.
    public static func post(
        _ path: EndpointPath, json: some Encodable & Sendable, query: Fields = [:], headers: [String: String] = [:],
        timeout: TimeInterval? = nil
    ) -> Endpoint {
        Endpoint(.post, path, query: query, headers: headers, body: .json(json), timeout: timeout)
    }

    /// Creates a POST endpoint that sends a form and has a JSON response.
    public static func post(
        _ path: EndpointPath, form: Fields, query: Fields = [:], headers: [String: String] = [:],
        timeout: TimeInterval? = nil
    ) -> Endpoint {
        Endpoint(.post, path, query: query, headers: headers, body: .form(form), timeout: timeout)
    }

    /// Creates a POST endpoint with a JSON response.
    public static func post(
        _ path: EndpointPath, body: RequestBody? = nil, query: Fields = [:], headers: [String: String] = [:],
        timeout: TimeInterval? = nil
    ) -> Endpoint {
        Endpoint(.post, path, query: query, headers: headers, body: body, timeout: timeout)
    }

    /// Creates a PUT endpoint that sends a value as JSON, in the client's `JSONFormat`, and has a JSON response.
    public static func put(
        _ path: EndpointPath, json: some Encodable & Sendable, query: Fields = [:], headers: [String: String] = [:],
        timeout: TimeInterval? = nil
    ) -> Endpoint {
        Endpoint(.put, path, query: query, headers: headers, body: .json(json), timeout: timeout)
    }

    /// Creates a PUT endpoint with a JSON response.
    public static func put(
        _ path: EndpointPath, body: RequestBody? = nil, query: Fields = [:], headers: [String: String] = [:],
        timeout: TimeInterval? = nil
    ) -> Endpoint {
        Endpoint(.put, path, query: query, headers: headers, body: body, timeout: timeout)
    }

    /// Creates a PATCH endpoint that sends a value as JSON, in the client's `JSONFormat`, and has a JSON response.
    public static func patch(
        _ path: EndpointPath, json: some Encodable & Sendable, query: Fields = [:], headers: [String: String] = [:],
        timeout: TimeInterval? = nil
    ) -> Endpoint {
        Endpoint(.patch, path, query: query, headers: headers, body: .json(json), timeout: timeout)
    }

    /// Creates a PATCH endpoint with a JSON response.
    public static func patch(
        _ path: EndpointPath, body: RequestBody? = nil, query: Fields = [:], headers: [String: String] = [:],
        timeout: TimeInterval? = nil
    ) -> Endpoint {
        Endpoint(.patch, path, query: query, headers: headers, body: body, timeout: timeout)
    }

    /// Creates a DELETE endpoint with a JSON response.
    public static func delete(
        _ path: EndpointPath, query: Fields = [:], headers: [String: String] = [:], timeout: TimeInterval? = nil
    ) -> Endpoint {
        Endpoint(.delete, path, query: query, headers: headers, timeout: timeout)
    }
}
