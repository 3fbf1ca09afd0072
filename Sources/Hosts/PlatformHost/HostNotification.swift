/// A notification that the desktop shows to the user.
public struct HostNotification: Hashable, Sendable {
    /// A button of a notification.
    public struct Action: Hashable, Sendable {
        /// The identifier, which the answer contains.
        public var identifier: String
        /// The title of the button.
        public var title: String

        /// Creates an action.
        public init(identifier: String, title: String) {
            self.identifier = identifier
            self.title = title
        }
    }

    /// The user's answer to a notification.
    public enum Answer: Hashable, Sendable {
        /// The user opened the notification.
        case opened
        /// The user chose an action, given by its identifier.
        case action(String)
        /// The user dismissed the notification.
        case dismissed
    }

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
    /// The actions, in the order of their buttons.
    public var actions: [Action]
    /// Whether the host reports that the user dismissed the notification.
    public var reportsDismissal: Bool

    /// Creates a notification.
    public init(
        identifier: String, application: String, title: String, body: String, playsSound: Bool = false,
        actions: [Action] = [], reportsDismissal: Bool = false
    ) {
        self.identifier = identifier
        self.application = application
        self.title = title
        self.body = body
        self.playsSound = playsSound
        self.actions = actions
        self.reportsDismissal = reportsDismissal
    }
}
