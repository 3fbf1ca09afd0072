import AppBundles
import Foundation
import HostClock

/// The saved activities of scenes. Apps with a bundle identifier keep them in a file for the next launch.
@MainActor
package enum SavedScenes {
    /// The folder in which activities are saved; nil if they are not saved. The default is in the app's home folder.
    package static var folder: String? = Sandbox.home.map { $0 + "/Library/Saved Application State" }

    private static var file: String? { folder.map { $0 + "/scene.plist" } }

    /// Saves the activity that describes a scene, and the values of its session. The next launch restores one scene.
    static func save(_ scene: UIScene, of application: UIApplication) {
        guard let delegate = scene.delegate else { return }
        let activity: NSUserActivity? = delegate.stateRestorationActivity(for: scene)
        activity?.update()
        scene.session.stateRestorationActivity = activity
        guard scene.session.isSaved, let folder, let file else { return }
        var values: [String: Any] = [:]
        if let activity {
            let (list, rejected) = activity.propertyList()
            if !rejected.isEmpty {
                Diagnostics.warn(
                    "The activity \(activity.activityType) is saved without the values of \(rejected.joined(separator: ", ")), "
                        + "which a property list cannot contain. Use strings, numbers, dates, data, URLs, and arrays and "
                        + "dictionaries of them.")
            }
            values["activity"] = list
        }
        values["userInfo"] = scene.session.userInfo
        do {
            guard !values.isEmpty else { return try removeFile(file) }
            let data = try PropertyListSerialization.data(fromPropertyList: values, format: .binary, options: 0)
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            try data.write(to: URL(fileURLWithPath: file), options: .atomic)
        } catch {
            Diagnostics.warn("The state of the scene cannot be saved in \(file): \(error.localizedDescription)")
        }
    }

    private static func removeFile(_ file: String) throws {
        if FileManager.default.fileExists(atPath: file) { try FileManager.default.removeItem(atPath: file) }
    }

    /// Reads the saved values into a session.
    static func restore(_ session: UISceneSession, of application: UIApplication) {
        guard let file, let data = FileManager.default.contents(atPath: file),
            let list = try? PropertyListSerialization.propertyList(from: data, format: nil),
            let values = list as? [String: Any]
        else { return }
        session.userInfo = values["userInfo"] as? [String: Any]
        session.stateRestorationActivity = (values["activity"] as? [String: Any]).flatMap {
            NSUserActivity(propertyList: $0, now: Date())
        }
    }
}
