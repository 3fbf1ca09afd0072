/// The path of an endpoint, written as a literal: `"/json/color/\(hex)"`.
///
/// Each interpolated value becomes one percent-encoded component, even if it contains slashes or dots. Literal parts
/// are sent unchanged and may contain a query, to which the endpoint's query is added.
public struct EndpointPath: Sendable, Hashable, ExpressibleByStringInterpolation {
    let text: String

    public init(stringLiteral value: String) {
        text = value
    }

    public init(stringInterpolation: Interpolation) {
        text = stringInterpolation.text
    }

    /// Creates a path from components, which are percent-encoded. An empty last component adds a trailing slash.
    public init(components: [String]) {
        text = components.map { "/" + PercentEncoding.encodeComponent($0) }.joined()
    }

    /// The parts of a path literal.
    public struct Interpolation: StringInterpolationProtocol, Sendable {
        var text = ""

        public init(literalCapacity: Int, interpolationCount: Int) {
            text.reserveCapacity(literalCapacity + 16 * interpolationCount)
        }

        public mutating func appendLiteral(_ literal: String) {
            text += literal
        }

        public mutating func appendInterpolation(_ component: some CustomStringConvertible) {
            text += PercentEncoding.encodeComponent(component.description)
        }
    }
}
