import Foundation

// Mutable strings do not inherit an initializer of an extension of `NSString`.
extension ExpressibleByStringLiteral where Self: NSString {
    /// Creates a string with the characters of another string.
    public init(string aString: NSString) {
        self.init(string: String(describing: aString))
    }
}
