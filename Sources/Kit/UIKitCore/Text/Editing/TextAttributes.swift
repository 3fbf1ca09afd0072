import Foundation

/// Attributes of text, by key.
typealias TextAttributes = [NSAttributedString.Key: Any]
