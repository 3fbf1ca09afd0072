import Foundation

/// Attributes of text, by their names.
typealias TextAttributes = [NSAttributedString.Key: Any]
