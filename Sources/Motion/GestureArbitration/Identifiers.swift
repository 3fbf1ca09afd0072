/// Names one gesture recogniser.
public struct RecognizerID: Hashable, Sendable, Comparable {
    public let rawValue: Int

    public init(_ rawValue: Int) { self.rawValue = rawValue }

    public static func < (left: RecognizerID, right: RecognizerID) -> Bool { left.rawValue < right.rawValue }
}

/// Names one touch from its beginning to its end, or one series of scroll events.
public struct TouchID: Hashable, Sendable, Comparable {
    public let rawValue: Int

    public init(_ rawValue: Int) { self.rawValue = rawValue }

    public static func < (left: TouchID, right: TouchID) -> Bool { left.rawValue < right.rawValue }
}
