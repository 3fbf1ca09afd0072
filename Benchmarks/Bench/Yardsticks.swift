import Foundation

/// The built programs of `Benchmarks/Yardsticks`.
struct Yardsticks {
    /// Nil to skip all of them.
    let folder: URL?

    /// Returns the path of a yardstick. Nil if it was not built.
    func path(_ name: String) -> String? {
        guard let path = folder?.appendingPathComponent(name).path, FileManager.default.isExecutableFile(atPath: path)
        else { return nil }
        return path
    }

    /// Runs a yardstick and returns the figures that it prints. Returns no figures if it was not built.
    ///
    /// - Parameter input: The path of the file for its standard input.
    func figures(
        _ name: String, _ arguments: [String], input: String = "/dev/null", environment: [String: String?] = [:]
    ) throws -> [String: Double] {
        guard let path = path(name) else { return [:] }
        let command: [String] = ["-c", "input=$1; shift; exec \"$@\" < \"$input\"", "sh", input, path]
        return try Child.dictionary("/bin/sh", command + arguments, environment: environment)
    }
}
