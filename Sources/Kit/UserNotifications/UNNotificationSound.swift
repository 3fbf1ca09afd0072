import Foundation

/// The name of a sound file.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
    /// The name of the file in the app's bundle.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// The sound of a notification. The desktop plays its standard sound for messages.
open class UNNotificationSound: NSObject, NSCopying, @unchecked Sendable {
    /// The file, or nil for the system's sound.
    let name: UNNotificationSoundName?

    // @unchecked: a sound is immutable, so it is safe to share.
    private init(_ name: UNNotificationSoundName?) { self.name = name }

    /// The system's sound.
    open class var `default`: UNNotificationSound { UNNotificationSound(nil) }

    /// Creates a sound from a file.
    public convenience init(named name: UNNotificationSoundName) { self.init(name) }

    /// Returns this sound, because it is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
