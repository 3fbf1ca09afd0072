/// The path of an endpoint, written as a literal: `"/json/color/\(hex)"`.
///
/// What is interpolated becomes one component, percent-encoded: neither a slash nor two dots in it lead elsewhere.
/// The literal parts are sent as they stand; a query may be among them, to which the endpoint's own is added.
public struct EndpointPath: Sendable, Hashable, ExpressibleByStringInterpolation {
    let text: String

    public init(stringLiteral value: String) {
        text = value
    }

    public init(stringInterpolation: Interpolation) {
        text = stringInterpolation.text
    }

    /// Makes a path of components, each of which is percent-encoded. An empty last one makes a slash at the end.
    public init(components: [String]) {
        text = components.map { "/" + PercentEncoding.encodeComponent($0) }.joined()
    }

    /// Collects the parts of a path.
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
