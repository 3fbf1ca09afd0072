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

/// The sound of a notification. The desktop plays its own sound for messages.
open class UNNotificationSound: NSObject, NSCopying, @unchecked Sendable {
    /// The file, or nil for the sound of the system.
    let name: UNNotificationSoundName?

    // A sound does not change after it was created, which makes it safe to share.
    private init(_ name: UNNotificationSoundName?) { self.name = name }

    /// The sound of the system.
    open class var `default`: UNNotificationSound { UNNotificationSound(nil) }

    /// Creates a sound from a file.
    public convenience init(named name: UNNotificationSoundName) { self.init(name) }

    /// Returns this sound, because it does not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
