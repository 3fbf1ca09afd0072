/// A format string, divided into text and format specifiers.
///
/// In addition to the specifiers of `printf` and `%@`, a format string can contain variables, such as `%#@count@` or
/// `%2$#@count@`. A `.stringsdict` file defines the text of a variable.
package struct FormatString: Equatable, Sendable {
    /// A part of a format string.
    package enum Part: Equatable, Sendable {
        /// Text that is copied. It contains `%%` unchanged.
        case text(String)
        case specifier(Specifier)
    }

    /// A format specifier.
    package struct Specifier: Equatable, Sendable {
        /// The position of the argument, which starts at 1, or nil for the next argument.
        package var position: Int?
        /// The flags, the field width and the precision, such as `-5.2`. An asterisk represents a width or a precision
        /// that is an argument.
        package var modifiers: String
        /// The length modifier, such as `ll`.
        package var length: String
        /// The conversion, such as `d` or `@`.
        package var conversion: Character
        /// The name of the variable, or nil for a specifier that formats an argument.
        package var variable: String?

        /// Creates a specifier. The default formats the next argument without modifiers.
        package init(
            position: Int? = nil, modifiers: String = "", length: String = "", conversion: Character,
            variable: String? = nil
        ) {
            self.position = position
            self.modifiers = modifiers
            self.length = length
            self.conversion = conversion
            self.variable = variable
        }

        /// Whether the argument is a number, which can select a plural form.
        package var isNumeric: Bool { variable == nil && "dDiuUxXoOfFeEgGaA".contains(conversion) }

        /// The type of the argument, such as `lld` or `@`.
        package var valueType: String { length + String(conversion) }
    }

    package var parts: [Part]

    package init(parts: [Part]) { self.parts = parts }

    /// Divides a format string. A percent sign that starts no specifier is text.
    package init(_ format: String) {
        var scanner = FormatScanner(format)
        self.init(parts: scanner.parts())
    }

    package var specifiers: [Specifier] {
        parts.compactMap { part in
            guard case .specifier(let specifier) = part else { return nil }
            return specifier
        }
    }

    /// The format as text.
    package var text: String {
        parts.map { part in
            switch part {
            case .text(let text): text
            case .specifier(let specifier): specifier.text
            }
        }.joined()
    }
}

extension FormatString.Specifier {
    /// The specifier as text, such as `%2$-5lld`.
    package var text: String {
        let start: String = "%" + (position.map { "\($0)$" } ?? "")
        if let variable { return start + "#" + modifiers + "@" + variable + "@" }
        return start + modifiers + valueType
    }
}

/// Divides the bytes of a format string.
private struct FormatScanner {
    private let bytes: [UInt8]
    private var index = 0

    init(_ format: String) { bytes = Array(format.utf8) }

    mutating func parts() -> [FormatString.Part] {
        var parts: [FormatString.Part] = []
        var textStart = 0
        while index < bytes.count {
            guard bytes[index] == UInt8(ascii: "%") else {
                index += 1
                continue
            }
            let start: Int = index
            if index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "%") {
                index += 2
                continue
            }
            index += 1
            guard let specifier = specifier() else {
                index = start + 1
                continue
            }
            if textStart < start { parts.append(.text(text(textStart..<start))) }
            parts.append(.specifier(specifier))
            textStart = index
        }
        if textStart < bytes.count { parts.append(.text(text(textStart..<bytes.count))) }
        return parts
    }

    private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    /// Reads a specifier after its percent sign, or returns nil.
    private mutating func specifier() -> FormatString.Specifier? {
        let position: Int? = position()
        let modifiersStart: Int = index
        skip("-+ 0#'")
        skip("0123456789*$")
        if index < bytes.count, bytes[index] == UInt8(ascii: ".") {
            index += 1
            skip("0123456789*$")
        }
        let modifiers: String = text(modifiersStart..<index)
        let lengthStart: Int = index
        skip("hlqLzjt")
        let length: String = text(lengthStart..<index)
        guard index < bytes.count else { return nil }
        let conversion = Character(UnicodeScalar(bytes[index]))
        guard "@dDiuUxXoOfFeEgGaAcCsSp".contains(conversion) else { return nil }
        index += 1
        var specifier = FormatString.Specifier(
            position: position, modifiers: modifiers, length: length, conversion: conversion)
        if conversion == "@", modifiers.hasPrefix("#"), let name = variableName() {
            specifier.modifiers.removeFirst()
            specifier.variable = name
        }
        return specifier
    }

    /// Reads digits and a dollar sign.
    private mutating func position() -> Int? {
        let start: Int = index
        skip("0123456789")
        guard start < index, index < bytes.count, bytes[index] == UInt8(ascii: "$"),
            let position = Int(text(start..<index)), position > 0
        else {
            index = start
            return nil
        }
        index += 1
        return position
    }

    /// Reads the name of a variable and the `@` after it.
    private mutating func variableName() -> String? {
        guard let end = bytes[index...].firstIndex(of: UInt8(ascii: "@")), end > index else { return nil }
        defer { index = end + 1 }
        return text(index..<end)
    }

    private mutating func skip(_ characters: StaticString) {
        characters.withUTF8Buffer { accepted in
            while index < bytes.count, accepted.contains(bytes[index]) { index += 1 }
        }
    }
}
