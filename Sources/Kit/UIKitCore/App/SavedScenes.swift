import AppBundles
import Foundation
import HostClock

/// The saved activities of scenes. Apps with a bundle identifier keep them in a file for the next launch.
@MainActor
package enum SavedScenes {
    /// The folder in which activities are saved; nil if they are not saved. The default is in the app's home folder.
    package static var folder: String? = Sandbox.home.map { $0 + "/Library/Saved Application State" }

    private static var file: String? { folder.map { $0 + "/scene.plist" } }

    /// Saves the activity that describes a scene, and the identifier and the values of its session. The next launch
    /// restores one scene.
    static func save(_ scene: UIScene, of application: UIApplication) {
        guard let delegate = scene.delegate else { return }
        let activity: NSUserActivity? = delegate.stateRestorationActivity(for: scene)
        activity?.update()
        scene.session.stateRestorationActivity = activity
        guard scene.session.isSaved, let folder, let file else { return }
        var values: [String: Any] = [:]
        if let activity {
            let (list, rejected) = activity.propertyList()
            warn(ofValues: rejected, of: "activity \(activity.activityType)", types: "dates, data, URLs")
            values["activity"] = list
        }
        values["userInfo"] = scene.session.userInfo?.filter {
            PropertyListSerialization.propertyList($0.value, isValidFor: .binary)
        }
        let rejected = scene.session.userInfo?.keys.filter { (values["userInfo"] as? [String: Any])?[$0] == nil } ?? []
        warn(ofValues: rejected.sorted(), of: "session's userInfo", types: "dates, data")
        values["persistentIdentifier"] = scene.session.persistentIdentifier
        do {
            let data = try PropertyListSerialization.data(fromPropertyList: values, format: .binary, options: 0)
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            try data.write(to: URL(fileURLWithPath: file), options: .atomic)
        } catch {
            Diagnostics.warn("The state of the scene cannot be saved in \(file): \(error.localizedDescription)")
        }
    }

    private static func warn(ofValues keys: [String], of name: String, types: String) {
        guard !keys.isEmpty else { return }
        Diagnostics.warn(
            "The \(name) is saved without the values of \(keys.joined(separator: ", ")), which a property list cannot "
                + "contain. Use strings, numbers, \(types), and arrays and dictionaries of them.")
    }

    /// Reads the saved values into a session.
    static func restore(_ session: UISceneSession) {
        guard let file, let data = FileManager.default.contents(atPath: file),
            let list = try? PropertyListSerialization.propertyList(from: data, format: nil),
            let values = list as? [String: Any]
        else { return }
        if let identifier = values["persistentIdentifier"] as? String { session.persistentIdentifier = identifier }
        session.userInfo = values["userInfo"] as? [String: Any]
        session.stateRestorationActivity = (values["activity"] as? [String: Any]).flatMap {
            NSUserActivity(propertyList: $0, now: Date())
        }
    }
}
