import AppBundles
import Foundation

/// An object that can continue an activity.
@preconcurrency @MainActor
public protocol UIUserActivityRestoring: NSObjectProtocol {
    /// Continues an activity.
    func restoreUserActivityState(_ activity: NSUserActivity)
}

extension NSUserActivity {
    /// Returns the activity of a universal link.
    static func browsing(_ link: URL) -> NSUserActivity {
        let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
        activity.webpageURL = link
        return activity
    }
}

extension UIApplication {
    /// Passes an activity to the scene's delegate, or to the application's delegate if the scene has no delegate.
    package func continueActivity(_ activity: NSUserActivity) {
        if let scene = connectedWindowScene, let sceneDelegate = scene.delegate {
            sceneDelegate.scene(scene, willContinueUserActivityWithType: activity.activityType)
            return sceneDelegate.scene(scene, continue: activity)
        }
        _ = delegate?.application(self, willContinueUserActivityWithType: activity.activityType)
        _ = delegate?.application(self, continue: activity) { objects in
            for object in objects ?? [] { object.restoreUserActivityState(activity) }
        }
    }

    // MARK: Actions of the app

    /// Passes a quick action to the scene's delegate, or to the application's delegate if the scene has no
    /// delegate.
    package func perform(_ item: UIApplicationShortcutItem, completion: @escaping (Bool) -> Void) {
        if let scene = connectedWindowScene, let sceneDelegate = scene.delegate as? any UIWindowSceneDelegate {
            return sceneDelegate.windowScene(scene, performActionFor: item, completionHandler: completion)
        }
        delegate?.application(self, performActionFor: item, completionHandler: completion)
    }

    /// The quick actions of the app: those in its `Info.plist`, and `shortcutItems`.
    package var allShortcutItems: [UIApplicationShortcutItem] {
        let values = applicationInformation().values["UIApplicationShortcutItems"] as? [[String: Any]] ?? []
        return values.compactMap { UIApplicationShortcutItem($0) } + (shortcutItems ?? [])
    }

    /// Returns the action with the type that the launch argument `-UIApplicationShortcutItemType` specifies. Logs a
    /// warning if no action has that type.
    func shortcutItem(in arguments: [String]) -> UIApplicationShortcutItem? {
        guard let type = LaunchOptions.value(of: "-UIApplicationShortcutItemType", in: arguments) else { return nil }
        if let item = allShortcutItems.first(where: { $0.type == type }) { return item }
        Diagnostics.warn(
            "-UIApplicationShortcutItemType names the action “\(type)”, which neither UIApplicationShortcutItems in "
                + "Info.plist nor shortcutItems of the last launch contains. The app is launched without an action.")
        return nil
    }
}

extension UIApplicationShortcutItem {
    /// Creates an item from an entry of an `Info.plist`. Returns nil if the type or the title is missing.
    fileprivate convenience init?(_ values: [String: Any]) {
        guard let type = values["UIApplicationShortcutItemType"] as? String,
            let title = values["UIApplicationShortcutItemTitle"] as? String
        else { return nil }
        let symbol = values["UIApplicationShortcutItemIconSymbolName"] as? String
        let image = values["UIApplicationShortcutItemIconFile"] as? String
        let info = values["UIApplicationShortcutItemUserInfo"] as? [String: Any] ?? [:]
        func localized(_ text: String) -> String {
            Bundle.main.localizedString(forKey: text, value: text, table: "InfoPlist")
        }
        self.init(
            type: type, localizedTitle: localized(title),
            localizedSubtitle: (values["UIApplicationShortcutItemSubtitle"] as? String).map(localized),
            icon: symbol.map { UIApplicationShortcutIcon(systemImageName: $0) }
                ?? image.map { UIApplicationShortcutIcon(templateImageName: $0) },
            userInfo: info.compactMapValues(UIApplicationShortcutItem.codingObject))
    }
}

// MARK: Activities of responders

extension UIResponder: ActivityDescribing {
    /// The key of the activity among the associated objects. Only its address is used.
    private static let activityKey = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

    var associatedActivity: NSUserActivity? {
        get { objc_getAssociatedObject(self, UIResponder.activityKey) as? NSUserActivity }
        set {
            guard newValue !== associatedActivity else { return }
            associatedActivity?.remove(self)
            objc_setAssociatedObject(self, UIResponder.activityKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
            guard let newValue else { return }
            newValue.add(self)
            NSUserActivity.needsSaveObserver = UIResponder.activityNeedsSave
            if newValue.needsSave { UIResponder.activityNeedsSave(newValue) }
        }
    }

    /// Updates an activity after this turn.
    private static func activityNeedsSave(_ activity: NSUserActivity) {
        UIApplication.shared.afterTurn { activity.save() }
    }
}
