import Foundation
import UIKitCore

/// The actions that an app has set. They are kept, because the user can start the app with one of them.
@MainActor
enum SavedShortcutItems {
    private static var file: URL? { SavedScenes.folder.map { URL(fileURLWithPath: $0 + "/shortcuts.plist") } }

    /// Saves the actions for the next launch. Does nothing if the app has no folders of its own.
    static func save(_ items: [UIApplicationShortcutItem]) {
        guard let file else { return }
        do {
            guard !items.isEmpty else {
                if FileManager.default.fileExists(atPath: file.path) { try FileManager.default.removeItem(at: file) }
                return
            }
            let data = try PropertyListSerialization.data(
                fromPropertyList: items.map(\.propertyList), format: .binary, options: 0)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try data.write(to: file, options: .atomic)
        } catch {
            Diagnostics.warn("The quick actions cannot be saved in \(file.path): \(error.localizedDescription)")
        }
    }

    /// Returns the actions of the last launch, or nil if there are none.
    static func load() -> [UIApplicationShortcutItem]? {
        guard let file, let data = FileManager.default.contents(atPath: file.path),
            let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [[String: Any]]
        else { return nil }
        return list.compactMap { UIApplicationShortcutItem(propertyList: $0) }
    }
}
