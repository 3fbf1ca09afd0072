import Foundation

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
public enum NSKeyValueChange: UInt, Sendable {
    /// The property has a new value.
    case setting = 1
    /// Elements were added to an array.
    case insertion = 2
    /// Elements were removed from an array.
    case removal = 3
    /// Elements of an array were replaced.
    case replacement = 4
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
    /// The new value, with `NSNull` for nil. For an insertion or a replacement, an array of the new elements.
    public static let newKey = NSKeyValueChangeKey(rawValue: "new")
    /// The value before the change, with `NSNull` for nil. For a removal or a replacement, an array of the previous
    /// elements.
    public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
    /// The indexes of the elements of an array that were added, removed or replaced, as an `IndexSet`.
    public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
    /// True in a notification before the change.
    public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}

/// A change to an observed property.
public struct NSKeyValueObservedChange<Value> {
    /// The kind of a change.
    public typealias Kind = NSKeyValueChange

    /// The kind of the change.
    public let kind: Kind
    /// The new value, or the new elements of an array, if the observation has the option `new`.
    public let newValue: Value?
    /// The value before the change, or the previous elements of an array, if the observation has the option `old`.
    public let oldValue: Value?
    /// The indexes of the elements of an array that were added, removed or replaced; nil if the property has a new
    /// value.
    public let indexes: IndexSet?
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
