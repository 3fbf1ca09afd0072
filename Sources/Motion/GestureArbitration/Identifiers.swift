/// The identifier of a gesture recognizer.
public struct RecognizerID: Hashable, Sendable, Comparable {
    /// The number of the recognizer.
    public let rawValue: Int

    /// Creates an identifier from a number.
    public init(_ rawValue: Int) { self.rawValue = rawValue }

    /// Returns whether `left` has the smaller number.
    public static func < (left: RecognizerID, right: RecognizerID) -> Bool { left.rawValue < right.rawValue }
}

/// The identifier of a touch from its beginning to its end, or of a series of scroll events.
public struct TouchID: Hashable, Sendable, Comparable {
    /// The number of the touch.
    public let rawValue: Int

    /// Creates an identifier from a number.
    public init(_ rawValue: Int) { self.rawValue = rawValue }

    /// Returns whether `left` has the smaller number.
    public static func < (left: TouchID, right: TouchID) -> Bool { left.rawValue < right.rawValue }
}
