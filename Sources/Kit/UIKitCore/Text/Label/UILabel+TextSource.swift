import Foundation
import TextDocuments

extension UILabel.TextSource: Equatable {
    /// Returns whether two sources show the same text with equal attributes.
    ///
    /// Foundation's comparison of attributed strings can stop the process if the value of an attribute is an instance of
    /// an application's class.
    static func == (left: UILabel.TextSource, right: UILabel.TextSource) -> Bool {
        switch (left, right) {
        case (.plain(let left), .plain(let right)): left == right
        case (.attributed(let left), .attributed(let right)):
            left === right || TextFragment(left).isEqual(to: TextFragment(right))
        default: false
        }
    }
}
