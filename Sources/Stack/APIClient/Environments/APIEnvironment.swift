import Foundation

/// The servers that an app uses: for development, for testing a release, or for production.
public enum APIEnvironment: String, Sendable, Hashable, CaseIterable {
    /// The servers for development.
    case debug
    /// The servers for testing a release.
    case stage
    /// The servers for production.
    case release

    /// The error for an unknown name in `ENGAWA_ENV`.
    public struct Unknown: PresentableError, Equatable, LocalizedError {
        /// A message with the unknown name and the valid names.
        public let message: String
        /// The same as `message`.
        public var errorDescription: String? { message }

        /// False, because trying again does not change the name.
        public var isRetryable: Bool { false }

        /// Empty, because the message contains all details.
        public var details: String { "" }
    }

    /// The environment that the program was built for: `stage` if the compiler flag `STAGE` is set
    /// (`-Xswiftc -DSTAGE`), `debug` in a debug build, otherwise `release`.
    public static var built: APIEnvironment {
        #if STAGE
        .stage
        #elseif DEBUG
        .debug
        #else
        .release
        #endif
    }

    /// The environment that the variable `ENGAWA_ENV` names, or `built` if the variable is empty or not set.
    ///
    /// - Throws: `Unknown` if the name is unknown, so that no request is sent to the wrong servers.
    public static func current(
        variables: [String: String] = ProcessInfo.processInfo.environment
    ) throws(Unknown) -> APIEnvironment {
        guard let name = variables["ENGAWA_ENV"], !name.isEmpty else { return built }
        guard let environment = APIEnvironment(rawValue: name.lowercased()) else {
            let names = allCases.map(\.rawValue).joined(separator: ", ")
            throw Unknown(message: "ENGAWA_ENV is \"\(name)\", which is not an environment. Use one of: \(names).")
        }
        return environment
    }
}
