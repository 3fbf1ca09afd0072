import Foundation

/// The type of an activity that opens a universal link. Its `webpageURL` is the link.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// An identifier that an app uses to delete an activity.
public typealias NSUserActivityPersistentIdentifier = String

/// A task that the user performs in the app, and can continue later: after the next launch, or from a link.
///
/// Activities are not sent to other devices, and no search index contains them.
@preconcurrency @MainActor
open class NSUserActivity: NSObject {
    /// The kind of activity, such as `com.example.reading`.
    nonisolated public let activityType: String

    /// The title for users. The default is nil.
    open var title: String?

    /// The values that are needed to continue the activity: URLs, and values that a property list can contain. The
    /// default is nil.
    open var userInfo: [AnyHashable: Any]?

    /// The keys of the values without which the activity cannot be continued. The default is nil. Nil and an empty set
    /// mean that all values are required.
    open var requiredUserInfoKeys: Set<String>?

    /// Whether the values are out of date. The responder or the delegate updates them before the activity is saved.
    open var needsSave = false {
        didSet { if needsSave, !oldValue { NSUserActivity.needsSaveObserver?(self) } }
    }

    /// The web page that shows the same content. The default is nil.
    open var webpageURL: URL?

    /// The web page from which the link was opened. The default is nil.
    open var referrerURL: URL?

    /// The time after which the activity expires. An expired activity is not restored. The default is nil.
    open var expirationDate: Date?

    /// Words that describe the activity. The default is empty.
    open var keywords: Set<String> = []

    /// Whether the app offers the activity to other devices. The default is true.
    open var isEligibleForHandoff = true
    /// Whether the app offers the activity to on-device search. The default is false.
    open var isEligibleForSearch = false
    /// Whether the app offers the activity to public search. The default is false.
    open var isEligibleForPublicIndexing = false
    /// Whether the app offers the activity as a suggestion. The default is false.
    open var isEligibleForPrediction = false
    /// The phrase that the app suggests for a voice command. The default is nil.
    open var suggestedInvocationPhrase: String?

    /// The identifier of the content. An app uses it to find the scene that shows the content. The default is nil.
    open var targetContentIdentifier: String?

    /// The identifier with which the activity can be deleted. The default is nil.
    open var persistentIdentifier: NSUserActivityPersistentIdentifier?

    /// The delegate, held weakly.
    open weak var delegate: (any NSUserActivityDelegate)?

    /// The activity that the user performs now.
    package private(set) static weak var current: NSUserActivity?

    /// A closure that is called when an activity needs to be saved.
    package static var needsSaveObserver: ((NSUserActivity) -> Void)?

    /// The responders that share the activity, held weakly.
    var responders: [ActivityResponder] = []

    private var isInvalid = false

    /// Creates an activity of a type.
    nonisolated public init(activityType: String) {
        self.activityType = activityType
        super.init()
    }

    /// Adds values to `userInfo`.
    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
    }

    /// Makes this activity the current activity of the user, unless it was invalidated.
    open func becomeCurrent() {
        if !isInvalid { NSUserActivity.current = self }
    }

    /// Suspends the activity, which can become current again.
    open func resignCurrent() {
        if NSUserActivity.current === self { NSUserActivity.current = nil }
    }

    /// Ends the activity, which cannot become current again.
    open func invalidate() {
        resignCurrent()
        isInvalid = true
    }
}

/// Methods that an activity calls. All methods are optional.
@preconcurrency @MainActor
public protocol NSUserActivityDelegate: AnyObject {
    /// Called before the activity is saved. Update its values.
    func userActivityWillSave(_ userActivity: NSUserActivity)
}

/// The default implementations of the optional methods, which do nothing.
extension NSUserActivityDelegate {
    public func userActivityWillSave(_ userActivity: NSUserActivity) {}
}
