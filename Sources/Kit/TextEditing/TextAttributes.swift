import Foundation

/// Attributes of text, by key.
package typealias TextAttributes = [NSAttributedString.Key: Any]
