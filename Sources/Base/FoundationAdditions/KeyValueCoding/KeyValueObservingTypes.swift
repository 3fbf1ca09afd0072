/// Options that determine which values a change to an observed property contains, and when notifications are sent.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt

    /// Creates options from bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The change contains the new value.
    public static let new = NSKeyValueObservingOptions(rawValue: 1)
    /// The change contains the previous value.
    public static let old = NSKeyValueObservingOptions(rawValue: 2)
    /// A notification is sent immediately, before the registration returns.
    public static let initial = NSKeyValueObservingOptions(rawValue: 4)
    /// A notification is also sent before each change.
    public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// The kind of a change.
///
/// Here, a change to the contents of a collection counts as a change to the whole property.
public enum NSKeyValueChange: UInt, Sendable {
    /// The property has a new value.
    case setting = 1
}

/// The keys of the dictionary that describes a change.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String

    /// Creates a key with a name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The raw value of the `NSKeyValueChange`.
    public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
    /// The new value, with `NSNull` for nil.
    public static let newKey = NSKeyValueChangeKey(rawValue: "new")
    /// The value before the change, with `NSNull` for nil.
    public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
    /// True in a notification before the change.
    public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}

/// A change to an observed property.
public struct NSKeyValueObservedChange<Value> {
    /// The kind of a change.
    public typealias Kind = NSKeyValueChange

    /// The kind of the change.
    public let kind: Kind
    /// The new value, if the observation has the option `new`.
    public let newValue: Value?
    /// The value before the change, if the observation has the option `old`.
    public let oldValue: Value?
    /// Whether the change has not happened yet.
    public let isPrior: Bool
}

/// An observation of a property, which ends when this object is deallocated.
///
/// `@unchecked Sendable` is correct because the only property is a constant, and its function can be called on any
/// thread.
public final class NSKeyValueObservation: @unchecked Sendable {
    private let end: @Sendable () -> Void

    init(end: @escaping @Sendable () -> Void) {
        self.end = end
    }

    deinit { end() }

    /// Ends the observation. Further calls have no effect.
    public func invalidate() { end() }
}
