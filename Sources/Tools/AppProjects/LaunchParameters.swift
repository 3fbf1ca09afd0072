/// The arguments and the environment variables with which a scheme runs a program. Disabled entries are left out.
public struct LaunchParameters: Codable, Hashable, Sendable {
    public var arguments: [String]
    public var environment: [String: String]

    /// Creates launch parameters. The default has none.
    public init(arguments: [String] = [], environment: [String: String] = [:]) {
        self.arguments = arguments
        self.environment = environment
    }
}
