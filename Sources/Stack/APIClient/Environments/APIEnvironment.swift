import Foundation

/// Which servers an app talks to: those of its developers, those for trying out a release, or those for everybody.
public enum APIEnvironment: String, Sendable, Hashable, CaseIterable {
    case debug, stage, release

    /// A word in `ENGAWA_ENV` that names no environment.
    public struct Unknown: PresentableError, Equatable, LocalizedError {
        /// A sentence that says which words there are.
        public let message: String
        /// The same as `message`.
        public var errorDescription: String? { message }

        public var isRetryable: Bool { false }

        public var details: String { "" }
    }

    /// The environment that the program was built for: `debug` in a debug build, `stage` where the flag
    /// `STAGE` is set (`-Xswiftc -DSTAGE`), else `release`.
    public static var built: APIEnvironment {
        #if STAGE
        .stage
        #elseif DEBUG
        .debug
        #else
        .release
        #endif
    }

    /// The environment that the variable `ENGAWA_ENV` names, or `built` if it is not set or empty.
    ///
    /// - Throws: `Unknown` if it names none: better no request than one to the wrong servers.
    public static func current(
        variables: [String: String] = ProcessInfo.processInfo.environment
    ) throws(Unknown) -> APIEnvironment {
        guard let name = variables["ENGAWA_ENV"], !name.isEmpty else { return built }
        guard let environment = APIEnvironment(rawValue: name.lowercased()) else {
            let names: String = allCases.map(\.rawValue).joined(separator: ", ")
            throw Unknown(message: "ENGAWA_ENV is \"\(name)\", which is no environment. There are: \(names).")
        }
        return environment
    }
}
