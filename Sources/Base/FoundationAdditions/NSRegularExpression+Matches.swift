import Foundation

extension NSRegularExpression {
    /// Calls a closure for each match in a range of a string.
    ///
    /// On Apple platforms, the closure does not escape, so it can use members of its object without `self.`. Foundation
    /// on Linux declares an escaping closure. The compiler prefers this property to that method.
    public var enumerateMatches: MatchEnumeration { MatchEnumeration(expression: self) }

    /// The enumeration of the matches of a regular expression.
    public struct MatchEnumeration {
        fileprivate let expression: NSRegularExpression

        /// Calls a closure for each match in a range of a string.
        ///
        /// - Parameters:
        ///   - string: The string.
        ///   - options: The options. The default is empty.
        ///   - range: The range to search, in UTF-16 code units.
        ///   - block: A closure that receives a match, the state of the search, and a flag that ends the enumeration.
        public func callAsFunction(
            in string: String, options: MatchingOptions = [], range: NSRange,
            using block: (NSTextCheckingResult?, MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
        ) {
            // Foundation calls the closure only during this call.
            withoutActuallyEscaping(block) {
                expression.enumerateMatches(in:options:range:using:)(string, options, range, $0)
            }
        }
    }
}
