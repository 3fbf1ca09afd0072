import Foundation
import Parsing

/// The description of a request and of how its response is decoded.
///
///     extension Endpoint where Response == Answer {
///         static func color(_ hex: String) -> Endpoint { .get("/json/color/\(hex)") }
///     }
public struct Endpoint<Response: Sendable>: Sendable {
    /// The request method.
    public var method: HTTPMethod
    /// The path below the client's base URL.
    public var path: EndpointPath
    /// The query parameters, which are added to those in the path.
    public var query: Fields
    /// The headers, which have precedence over the client's.
    public var headers: [String: String]
    /// The body; nil for a request without one.
    public var body: RequestBody?
    /// The timeout of one attempt, in seconds of the host's time; nil for the client's timeout. For tasks and streams
    /// it restarts with every byte that is transferred.
    public var timeout: TimeInterval?
    /// Whether the server can receive the request twice without harm, so that it may be sent again after an unknown
    /// result or a pause. If nil, this depends on the method. A POST with an idempotency key can be repeatable, and a
    /// GET of a link that is valid once is not.
    public var isRepeatable: Bool?
    /// How a GET uses the client's cache. The default follows the server's directives.
    public var caching: CacheMode = .standard
    /// Whether the user does not wait for the response, as for a notification that the user is typing. The feedback
    /// audit of tests does not evaluate such a request.
    public var isInBackground = false
    /// Decodes a response with a status from 200 to 299. Called off the main actor if the body is large.
    public var decode: @Sendable (HTTPResponse) throws -> Response

    /// Creates an endpoint with a custom decoding closure.
    public init(
        _ method: HTTPMethod, _ path: EndpointPath, query: Fields = [:], headers: [String: String] = [:],
        body: RequestBody? = nil, timeout: TimeInterval? = nil,
        decode: @escaping @Sendable (HTTPResponse) throws -> Response
    ) {
        self.method = method
        self.path = path
        self.query = query
        self.headers = headers
        self.body = body
        self.timeout = timeout
        self.decode = decode
    }
}

extension Endpoint where Response: Decodable {
    /// Creates an endpoint with a JSON response. A response of the type `Data` is the body itself.
    ///
    /// - Parameter decoder: The decoder of the response. The default is nil, which represents the JSON format in the
    ///   client's configuration. With a decoder, `Data` is decoded from JSON as well.
    public init(
        _ method: HTTPMethod, _ path: EndpointPath, query: Fields = [:], headers: [String: String] = [:],
        body: RequestBody? = nil, timeout: TimeInterval? = nil,
        decoder: FastJSONDecoder? = nil
    ) {
        self.init(method, path, query: query, headers: headers, body: body, timeout: timeout) { response in
            guard let decoder else {
                if Response.self == Data.self, let bytes = response.data as? Response { return bytes }
                return try response.decode(Response.self)
            }
            return try decoder.decode(Response.self, from: response.body)
        }
    }

    /// Creates an endpoint with an XML response.
    ///
    /// The `charset` of the response's `Content-Type` has precedence over the encoding that the document declares.
    public init(
        _ method: HTTPMethod, _ path: EndpointPath, query: Fields = [:], headers: [String: String] = [:],
        body: RequestBody? = nil, timeout: TimeInterval? = nil, decoder: FastXMLDecoder
    ) {
        self.init(method, path, query: query, headers: headers, body: body, timeout: timeout) { response in
            let charset = ContentType.charset(response.headers["content-type"])
            do {
                return try decoder.decode(Response.self, from: response.body, encoding: charset)
            } catch {
                throw XMLDecodingError(error)
            }
        }
    }
}

extension Endpoint where Response == Void {
    /// Creates an endpoint that ignores its response. A status outside the range from 200 to 299 is still an error.
    public init(
        _ method: HTTPMethod, _ path: EndpointPath, query: Fields = [:], headers: [String: String] = [:],
        body: RequestBody? = nil, timeout: TimeInterval? = nil
    ) {
        self.init(method, path, query: query, headers: headers, body: body, timeout: timeout) { _ in }
    }
}
