/// A notification that the desktop shows to the user.
public struct HostNotification: Hashable, Sendable {
    /// The identifier. A new notification replaces an older one with the same identifier.
    public var identifier: String
    /// The name of the application.
    public var application: String
    /// The title, in one line.
    public var title: String
    /// The text below the title; empty for none.
    public var body: String
    /// Whether the desktop plays a sound.
    public var playsSound: Bool

    /// Creates a notification.
    public init(identifier: String, application: String, title: String, body: String, playsSound: Bool = false) {
        self.identifier = identifier
        self.application = application
        self.title = title
        self.body = body
        self.playsSound = playsSound
    }
}
