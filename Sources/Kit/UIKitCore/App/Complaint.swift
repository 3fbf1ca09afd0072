import Foundation

/// Sentences for the developer, on standard error.
enum Complaint {
    /// Says `sentence` and goes on.
    static func log(_ sentence: String) {
        FileHandle.standardError.write(Data("UIKit: \(sentence)\n".utf8))
    }
}
