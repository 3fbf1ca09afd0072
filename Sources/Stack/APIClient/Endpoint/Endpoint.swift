import Foundation
import Parsing

/// One request that a server understands, and what its answer becomes.
///
///     extension Endpoint where Response == Answer {
///         static func color(_ hex: String) -> Endpoint { .get("/json/color/\(hex)") }
///     }
public struct Endpoint<Response: Sendable>: Sendable {
    public var method: HTTPMethod
    /// The path below the client's base URL.
    public var path: EndpointPath
    public var query: Fields
    public var headers: [String: String]
    public var body: RequestBody?
    /// How many seconds of the host's time one attempt may take; nil is the client's own limit. Where something is
    /// watched while it comes (a task, a stream) it begins anew with every byte.
    public var timeout: TimeInterval?
    /// Whether the server may act on the request twice, so that it is sent again when nobody knows if it arrived; nil
    /// goes by the method. A POST with a key that tells repetitions apart may.
    public var isRepeatable: Bool?
    /// How a GET uses what the client's cache keeps; as the server says, unless told.
    public var caching: CacheMode = .standard
    /// Makes the response of an answer with a status from 200 to 299. Called off the main actor if the answer is large.
    public var decode: @Sendable (HTTPResponse) throws -> Response

    /// Makes an endpoint that reads its answer in its own way.
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
    /// Makes an endpoint whose answer is JSON.
    public init(
        _ method: HTTPMethod, _ path: EndpointPath, query: Fields = [:], headers: [String: String] = [:],
        body: RequestBody? = nil, timeout: TimeInterval? = nil,
        decoder: FastJSONDecoder = FastJSONDecoder()
    ) {
        self.init(method, path, query: query, headers: headers, body: body, timeout: timeout) { response in
            try decoder.decode(Response.self, from: response.body)
        }
    }

    /// Makes an endpoint whose answer is XML.
    ///
    /// The `charset` of its `Content-Type` goes before what the document says of its encoding.
    public init(
        _ method: HTTPMethod, _ path: EndpointPath, query: Fields = [:], headers: [String: String] = [:],
        body: RequestBody? = nil, timeout: TimeInterval? = nil, decoder: FastXMLDecoder
    ) {
        self.init(method, path, query: query, headers: headers, body: body, timeout: timeout) { response in
            let charset: String? = ContentType.charset(response.headers["content-type"])
            do {
                return try decoder.decode(Response.self, from: response.body, encoding: charset)
            } catch {
                throw XMLDecodingError(error)
            }
        }
    }

    /// An endpoint that asks for JSON.
    public static func get(_ path: EndpointPath, query: Fields = [:], timeout: TimeInterval? = nil) -> Endpoint {
        Endpoint(.get, path, query: query, timeout: timeout)
    }

    /// An endpoint that sends a form and is answered with JSON.
    public static func post(_ path: EndpointPath, form: Fields, timeout: TimeInterval? = nil) -> Endpoint {
        Endpoint(.post, path, body: .form(form), timeout: timeout)
    }
}

extension Endpoint where Response == Void {
    /// Makes an endpoint whose answer does not matter, as long as its status is from 200 to 299.
    public init(
        _ method: HTTPMethod, _ path: EndpointPath, query: Fields = [:], headers: [String: String] = [:],
        body: RequestBody? = nil, timeout: TimeInterval? = nil
    ) {
        self.init(method, path, query: query, headers: headers, body: body, timeout: timeout) { _ in }
    }
}
