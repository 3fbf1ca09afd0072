/// A message for a log: a string literal.
///
/// The values in the literal are evaluated only if the message is written.
public struct OSLogMessage: ExpressibleByStringInterpolation {
    private let interpolation: OSLogInterpolation

    /// Creates a message without values.
    public init(stringLiteral value: String) {
        interpolation = OSLogInterpolation(value)
    }

    /// Creates a message with values.
    public init(stringInterpolation: OSLogInterpolation) {
        interpolation = stringInterpolation
    }

    var text: String { interpolation.parts.map { $0() }.joined() }
}
