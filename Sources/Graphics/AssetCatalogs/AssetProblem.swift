/// A part of a catalog that cannot be used. The rest of the catalog is not affected.
package struct AssetProblem: Error, Hashable, Sendable, CustomStringConvertible {
    /// The path of the file or folder.
    package var path: String
    /// The problem and its solution, as sentences.
    package var message: String

    package init(path: String, message: String) {
        self.path = path
        self.message = message
    }

    package var description: String { "\(path): \(message)" }
}

/// Called for each problem that is found while a catalog is read.
package typealias AssetProblemHandler = @Sendable (AssetProblem) -> Void
