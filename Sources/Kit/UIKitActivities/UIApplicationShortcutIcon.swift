import Foundation

/// The icon of a quick action.
public final class UIApplicationShortcutIcon: NSObject, NSCopying {
    /// The system icons.
    public enum IconType: Int, Sendable {
        /// Write something.
        case compose = 0
        /// Play media.
        case play
        /// Pause media.
        case pause
        /// Add something.
        case add
        /// The user's location.
        case location
        /// Search.
        case search
        /// Share something.
        case share
        /// Forbid or block something.
        case prohibit
        /// Choose a person.
        case contact
        /// A home.
        case home
        /// Mark a place.
        case markLocation
        /// Mark something as a favorite.
        case favorite
        /// Mark something as loved.
        case love
        /// Something that is stored on servers.
        case cloud
        /// Invite a person.
        case invitation
        /// Confirm something.
        case confirmation
        /// Email.
        case mail
        /// A message.
        case message
        /// A day, or a calendar.
        case date
        /// A time.
        case time
        /// Take a photo.
        case capturePhoto
        /// Record a video.
        case captureVideo
        /// A task.
        case task
        /// A completed task.
        case taskCompleted
        /// An alarm.
        case alarm
        /// Bookmarks.
        case bookmark
        /// Play in random order.
        case shuffle
        /// Sound.
        case audio
        /// Reload something.
        case update

        /// The name of the symbol that shows the icon.
        var symbolName: String {
            switch self {
            case .compose: "square.and.pencil"
            case .play: "play"
            case .pause: "pause"
            case .add: "plus"
            case .location: "location"
            case .search: "magnifyingglass"
            case .share: "square.and.arrow.up"
            case .prohibit: "nosign"
            case .contact: "person"
            case .home: "house"
            case .markLocation: "mappin"
            case .favorite: "star"
            case .love: "heart"
            case .cloud: "cloud"
            case .invitation: "person.badge.plus"
            case .confirmation: "checkmark"
            case .mail: "envelope"
            case .message: "message"
            case .date: "calendar"
            case .time: "clock"
            case .capturePhoto: "camera"
            case .captureVideo: "video"
            case .task: "circle"
            case .taskCompleted: "checkmark.circle"
            case .alarm: "alarm"
            case .bookmark: "bookmark"
            case .shuffle: "shuffle"
            case .audio: "speaker.wave.2"
            case .update: "arrow.clockwise"
            }
        }
    }

    /// The source of the picture: a symbol, or an image of the app.
    package enum Source: Hashable, Sendable {
        case symbol(String)
        case image(String)
    }

    package let source: Source

    /// Creates a system icon.
    public convenience init(type: IconType) { self.init(.symbol(type.symbolName)) }

    /// Creates an icon from an image of the app. The image is drawn in one color.
    public convenience init(templateImageName: String) { self.init(.image(templateImageName)) }

    /// Creates an icon from a symbol.
    public convenience init(systemImageName: String) { self.init(.symbol(systemImageName)) }

    private init(_ source: Source) {
        self.source = source
        super.init()
    }

    /// Returns this icon, because it does not change.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    public override func isEqual(_ object: Any?) -> Bool {
        (object as? UIApplicationShortcutIcon)?.source == source
    }

    public override var hash: Int { source.hashValue }
}
