import Foundation

/// Sentences for the developer, on standard error.
package enum Complaint {
    /// Who hears the sentences instead of standard error; nil is nobody. For tests.
    @TaskLocal package static var listener: (@Sendable (String) -> Void)?

    /// Says `sentence` and goes on.
    static func log(_ sentence: String) {
        if let listener {
            listener(sentence)
        } else {
            FileHandle.standardError.write(Data("UIKit: \(sentence)\n".utf8))
        }
    }
}
