import Foundation

/// Warnings for the developer about misuse that does not stop the program.
package enum Diagnostics {
    /// Receives the warnings of the current task instead of standard error, for tests.
    @TaskLocal package static var observer: (@Sendable (String) -> Void)?

    /// Writes a warning to standard error.
    ///
    /// - Parameter message: A description of the misuse, and of the correct usage.
    package static func warn(_ message: String) {
        if let observer {
            observer(message)
        } else {
            FileHandle.standardError.write(Data("UIKit: \(message)\n".utf8))
        }
    }
}
