/// The namespace of the options of tables and pointer arrays.
public enum NSPointerFunctions {
    /// Options that determine how a table or an array refers to its objects.
    public struct Options: OptionSet, Sendable {
        /// The bits of the options.
        public let rawValue: UInt

        /// Creates options from bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Retains the objects. This is the default.
        public static let strongMemory: Options = []
        /// References the objects weakly. A deallocated object is no longer in the collection.
        public static let weakMemory = Options(rawValue: 5)
        /// Compares objects by `isEqual(_:)` and `hash`. This is the default.
        public static let objectPersonality: Options = []
        /// Compares objects by their identity.
        public static let objectPointerPersonality = Options(rawValue: 2 << 8)
        /// Retains a copy of each object that conforms to `NSCopying`.
        public static let copyIn = Options(rawValue: 1 << 16)
    }
}

/// The options of a hash table.
public typealias NSHashTableOptions = NSPointerFunctions.Options

/// Retains the objects.
public let NSHashTableStrongMemory: NSHashTableOptions = .strongMemory
/// References the objects weakly.
public let NSHashTableWeakMemory: NSHashTableOptions = .weakMemory
/// Retains copies of the objects.
public let NSHashTableCopyIn: NSHashTableOptions = .copyIn
/// Compares the objects by their identity.
public let NSHashTableObjectPointerPersonality: NSHashTableOptions = .objectPointerPersonality

/// The options of the keys or the values of a map table.
public typealias NSMapTableOptions = NSPointerFunctions.Options

/// Retains the objects.
public let NSMapTableStrongMemory: NSMapTableOptions = .strongMemory
/// References the objects weakly.
public let NSMapTableWeakMemory: NSMapTableOptions = .weakMemory
/// Retains copies of the objects.
public let NSMapTableCopyIn: NSMapTableOptions = .copyIn
/// Compares the objects by their identity.
public let NSMapTableObjectPointerPersonality: NSMapTableOptions = .objectPointerPersonality
