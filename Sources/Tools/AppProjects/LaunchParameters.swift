/// The arguments and the environment variables with which a scheme runs a program. Disabled entries are left out.
public struct LaunchParameters: Codable, Hashable, Sendable {
    public var arguments: [String]
    public var environment: [String: String]

    /// Creates launch parameters. The default has none.
    public init(arguments: [String] = [], environment: [String: String] = [:]) {
        self.arguments = arguments
        self.environment = environment
    }

    /// Adds the arguments with which Xcode passes the language and the region of a scheme or test plan.
    mutating func add(language: String?, region: String?) {
        if let language, !language.isEmpty { arguments += ["-AppleLanguages", "(\(language))"] }
        guard let region, !region.isEmpty else { return }
        let known: String = language.flatMap { $0.isEmpty ? nil : $0 } ?? "en"
        arguments += ["-AppleLocale", "\(known)_\(region)"]
    }
}
