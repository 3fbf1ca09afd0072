import Foundation

/// Format strings with privacy options, such as `%{public}@`.
enum LogFormat {
    /// The letters that specify the length of a value, as in `%ld`. They precede the letter for the type.
    private static let lengths = "hlqLzjt"

    /// Returns the text of a message.
    ///
    /// 1. Splits the format into plain text and conversions.
    /// 2. Removes the options in braces from each conversion.
    /// 3. Formats the arguments, and replaces those that are private.
    static func text(_ format: String, _ arguments: [any CVarArg]) -> String {
        var result = ""
        var rest: Substring = format[...]
        var unused: ArraySlice<any CVarArg> = arguments[...]
        while let start = rest.firstIndex(of: "%") {
            result += rest[..<start]
            rest = rest[rest.index(after: start)...]
            if rest.first == "%" {
                result += "%"
                rest.removeFirst()
                continue
            }
            var options: Substring = ""
            if rest.first == "{", let end = rest.firstIndex(of: "}") {
                options = rest[rest.index(after: rest.startIndex)..<end]
                rest = rest[rest.index(after: end)...]
            }
            let last: Substring.Index? = rest.firstIndex { $0 == "@" || $0.isLetter && !lengths.contains($0) }
            let end: Substring.Index = last.map { rest.index(after: $0) } ?? rest.endIndex
            let conversion = "%" + rest[..<end]
            rest = rest[end...]
            let stars: Int = conversion.count { $0 == "*" } + 1
            guard unused.count >= stars else {
                result += conversion
                continue
            }
            let values = Array(unused.prefix(stars))
            unused = unused.dropFirst(stars)
            let isHidden: Bool = options.split(whereSeparator: { ", ".contains($0) }).contains {
                $0 == "private" || $0 == "sensitive"
            }
            result += isHidden ? OSLogPrivacy.replacement : String(format: conversion, arguments: values)
        }
        return result + rest
    }
}
