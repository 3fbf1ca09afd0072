import Foundation

/// The path of an endpoint, written as a literal: `"/json/color/\(hex)"`.
///
/// Each interpolated value becomes one percent-encoded component, even if it contains slashes or dots. Literal parts
/// are sent unchanged and may contain a query, to which the endpoint's query is added.
public struct EndpointPath: Sendable, Hashable, ExpressibleByStringInterpolation {
    let text: String

    /// Creates a path from a literal without interpolated values.
    public init(stringLiteral value: String) {
        text = value
    }

    /// Creates a path from a literal with interpolated values.
    public init(stringInterpolation: Interpolation) {
        text = stringInterpolation.text
    }

    /// Creates a path from components, which are percent-encoded. An empty last component adds a trailing slash.
    public init(components: [String]) {
        text = components.map { "/" + PercentEncoding.encodeComponent($0) }.joined()
    }

    /// Creates a path from an absolute URL, such as a link in a response. It replaces the base URL of the client, and
    /// must have the same scheme, host and port. The fragment is ignored.
    public init(_ url: URL) {
        text = String(url.absoluteString.prefix { $0 != "#" })
    }

    /// The parts of a path literal.
    public struct Interpolation: StringInterpolationProtocol, Sendable {
        var text = ""

        /// Creates an empty interpolation and reserves memory for the given sizes.
        public init(literalCapacity: Int, interpolationCount: Int) {
            text.reserveCapacity(literalCapacity + 16 * interpolationCount)
        }

        /// Adds a literal part, unchanged.
        public mutating func appendLiteral(_ literal: String) {
            text += literal
        }

        /// Adds a value as one percent-encoded component.
        public mutating func appendInterpolation(_ component: some CustomStringConvertible) {
            text += PercentEncoding.encodeComponent(component.description)
        }
    }
}
