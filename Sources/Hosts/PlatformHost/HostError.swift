/// Why a host could not do what was asked: a sentence for a person.
public struct HostError: Error, CustomStringConvertible, Sendable {
    /// What could not be done, why, and what to do next.
    public let description: String

    public init(_ description: String) {
        self.description = description
    }
}
