import Foundation
import UIKitCore

/// Writes the quick actions of an app into its desktop file.
@MainActor
enum DesktopActions {
    /// Saves the quick actions of an application, and writes them into the user's desktop file for its bundle
    /// identifier, if the file exists.
    static func update(_ application: UIApplication) {
        SavedShortcutItems.save(application.shortcutItems ?? [])
        guard let identifier = Bundle.main.bundleIdentifier, !identifier.isEmpty else { return }
        write(application.allShortcutItems, for: identifier)
    }

    /// Writes actions into the user's desktop file for a bundle identifier. System-wide desktop files remain unchanged.
    static func write(_ items: [UIApplicationShortcutItem], for identifier: String) {
        guard let url = file(of: identifier), let text = try? String(contentsOf: url, encoding: .utf8) else { return }
        var entry = DesktopEntry(text)
        entry.setActions(
            items.map {
                DesktopEntry.Action(
                    title: $0.localizedTitle, arguments: ["-UIApplicationShortcutItemType", $0.type])
            })
        guard entry.text != text else { return }
        do {
            try entry.text.write(to: url, atomically: true, encoding: .utf8)
        } catch {
            Diagnostics.warn("The quick actions cannot be written to \(url.path): \(error.localizedDescription)")
        }
    }

    private static func file(of identifier: String) -> URL? {
        guard !identifier.contains("/") else { return nil }
        let environment: [String: String] = ProcessInfo.processInfo.environment
        let home: String = environment["HOME"] ?? NSHomeDirectory()
        let folder: String = environment["XDG_DATA_HOME"] ?? home + "/.local/share"
        return URL(fileURLWithPath: folder + "/applications/\(identifier).desktop")
    }
}
