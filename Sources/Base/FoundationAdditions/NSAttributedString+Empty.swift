import Foundation

extension NSAttributedString {
    /// Creates an empty string: `NSAttributedString()` and `NSMutableAttributedString()`.
    ///
    /// Foundation on Linux lacks `init()`, and an extension cannot override an initializer of `NSObject`. The parameter
    /// makes this a different initializer; a call without arguments finds it.
    public convenience init(_ nothing: Void = ()) { self.init(string: "") }
}
