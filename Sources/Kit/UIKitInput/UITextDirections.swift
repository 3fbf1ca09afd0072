/// A direction in text, in reading order.
public enum UITextStorageDirection: Int, Sendable {
    /// Toward the end.
    case forward = 0
    /// Toward the start.
    case backward = 1
}

/// A direction in text, on the screen.
public enum UITextLayoutDirection: Int, Sendable {
    /// To the right.
    case right = 2
    /// To the left.
    case left = 3
    /// Up.
    case up = 4
    /// Down.
    case down = 5
}

/// A direction of either kind.
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
    /// The raw value of the storage or layout direction.
    public var rawValue: Int
    /// Creates a direction from its raw value.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Returns a direction in reading order.
    public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
        UITextDirection(rawValue: direction.rawValue)
    }

    /// Returns a direction on the screen.
    public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
        UITextDirection(rawValue: direction.rawValue)
    }
}

/// A unit of text.
public enum UITextGranularity: Int, Sendable {
    /// A character.
    case character = 0
    /// A word.
    case word = 1
    /// A sentence.
    case sentence = 2
    /// A paragraph.
    case paragraph = 3
    /// A line on the screen.
    case line = 4
    /// The whole text.
    case document = 5
}
