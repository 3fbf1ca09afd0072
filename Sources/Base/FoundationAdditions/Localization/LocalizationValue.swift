import Foundation

extension String {
    /// A localization key with the values of its interpolations.
    ///
    /// The key of `"\(count) apples by \(name)"` is `%lld apples by %@`. It is also the default text.
    public struct LocalizationValue: Sendable {
        /// The key, or the default text.
        package private(set) var key: String
        /// The values of the interpolations.
        package private(set) var arguments: [any CVarArg & Sendable]

        /// Creates a value without interpolations.
        public init(_ value: String) {
            key = value
            arguments = []
        }
    }
}

extension String.LocalizationValue: Equatable {
    /// Returns whether two values have the same key and the same arguments.
    public static func == (left: String.LocalizationValue, right: String.LocalizationValue) -> Bool {
        left.key == right.key
            && left.arguments.elementsEqual(right.arguments) { String(describing: $0) == String(describing: $1) }
    }
}

extension String.LocalizationValue: ExpressibleByStringInterpolation {
    /// Creates a value without interpolations.
    public init(stringLiteral value: String) { self.init(value) }

    /// Creates a value from an interpolated string.
    public init(stringInterpolation: StringInterpolation) {
        key = stringInterpolation.arguments.isEmpty ? stringInterpolation.literal : stringInterpolation.format
        arguments = stringInterpolation.arguments
    }

    /// The parts of an interpolated string.
    public struct StringInterpolation: StringInterpolationProtocol {
        /// The text without interpolations.
        var literal = ""
        /// The text with a format specifier for each interpolation.
        var format = ""
        var arguments: [any CVarArg & Sendable] = []

        /// Creates an empty interpolation.
        public init(literalCapacity: Int, interpolationCount: Int) {
            format.reserveCapacity(literalCapacity + 4 * interpolationCount)
            arguments.reserveCapacity(interpolationCount)
        }

        /// Appends text.
        public mutating func appendLiteral(_ literal: String) {
            self.literal += literal
            format += literal.replacingOccurrences(of: "%", with: "%%")
        }

        /// Appends a string.
        public mutating func appendInterpolation(_ string: String) {
            append(specifier: "%@", argument: string)
        }

        /// Appends a number.
        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
            append(specifier: value._specifier, argument: value._arg)
        }

        /// Appends a number with a format specifier, such as `%.2f`.
        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
            append(specifier: specifier, argument: value._arg)
        }

        /// Appends a value with a format style.
        public mutating func appendInterpolation<Style: FormatStyle>(_ value: Style.FormatInput, format: Style)
        where Style.FormatInput: Equatable, Style.FormatOutput == String {
            appendInterpolation(format.format(value))
        }

        /// Appends a value, such as a date, with a formatter. Without a formatter, appends the description of the
        /// value.
        public mutating func appendInterpolation<Subject: ReferenceConvertible>(
            _ subject: Subject, formatter: Formatter? = nil
        ) {
            appendInterpolation(formatter?.string(for: subject) ?? "\(subject)")
        }

        /// Appends an object with a formatter. Without a formatter, appends the description of the object.
        public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject, formatter: Formatter? = nil) {
            appendInterpolation(formatter?.string(for: subject) ?? "\(subject)")
        }

        /// Appends the localized string of a resource.
        public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
            appendInterpolation(String(localized: resource))
        }

        private mutating func append(specifier: String, argument: any CVarArg & Sendable) {
            format += specifier
            arguments.append(argument)
        }
    }
}
