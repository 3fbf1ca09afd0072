import ProgramDiagnostics

extension Subscribers {
    /// A number of requested values, or an unlimited number.
    @frozen
    public struct Demand: Hashable, Comparable, Codable, Sendable, CustomStringConvertible {
        /// The number; nil for an unlimited number.
        public let max: Int?

        private init(limit: Int?) {
            max = limit
        }

        /// As many values as the publisher can send.
        public static let unlimited = Demand(limit: nil)
        /// No values.
        public static let none = Demand(limit: 0)

        /// Returns a demand for a number of values, which must not be negative.
        public static func max(_ value: Int) -> Demand {
            stopProgram(unless: value >= 0, "A demand cannot be negative.")
            return Demand(limit: value)
        }

        /// Decodes a demand, which is encoded as a number; −1 represents an unlimited demand.
        public init(from decoder: any Decoder) throws {
            let value: Int = try decoder.singleValueContainer().decode(Int.self)
            max = value < 0 ? nil : value
        }

        /// Encodes the demand as a number; −1 represents an unlimited demand.
        public func encode(to encoder: any Encoder) throws {
            var container: any SingleValueEncodingContainer = encoder.singleValueContainer()
            try container.encode(max ?? -1)
        }

        /// The text “unlimited” or “max(n)”.
        public var description: String { max.map { "max(\($0))" } ?? "unlimited" }
    }
}
