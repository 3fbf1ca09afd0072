import AppBundles
import Foundation
import ProgramDiagnostics

/// The user's permission for the app to send notifications. If the app has a bundle identifier, a file stores it.
@MainActor
enum NotificationAuthorization {
    private static var file: String? { Sandbox.home.map { $0 + "/Library/Notifications.plist" } }

    static var saved: UNAuthorizationStatus {
        get {
            guard let file, let data = FileManager.default.contents(atPath: file),
                let list = try? PropertyListSerialization.propertyList(from: data, format: nil),
                let number = (list as? [String: Any])?["status"] as? Int
            else { return .notDetermined }
            return UNAuthorizationStatus(rawValue: number) ?? .notDetermined
        }
        set {
            guard let file else { return }
            do {
                let data = try PropertyListSerialization.data(
                    fromPropertyList: ["status": newValue.rawValue], format: .xml, options: 0)
                try data.write(to: URL(fileURLWithPath: file), options: .atomic)
            } catch {
                Diagnostics.warn("The user's answer cannot be saved in \(file): \(error.localizedDescription)")
            }
        }
    }
}
