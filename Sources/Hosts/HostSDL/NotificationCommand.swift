import Foundation
import PlatformHost

/// The arguments of `notify-send` for a notification, and the meaning of its output.
struct NotificationCommand {
    private let notification: HostNotification

    init(_ notification: HostNotification) {
        self.notification = notification
    }

    /// The name of the action for opening the notification. The names of the other actions are their indices.
    private static let open = "default"

    /// The arguments of `notify-send`, which make it wait for the user's answer.
    var arguments: [String] {
        var result: [String] = ["--app-name", notification.application, "--action", "\(Self.open)=Open"]
        for (place, action) in notification.actions.enumerated() {
            result += ["--action", "\(place)=\(action.title)"]
        }
        result += ["--wait", "--hint", "string:x-canonical-private-synchronous:\(notification.identifier)"]
        if notification.playsSound { result += ["--hint", "string:sound-name:message-new-instant"] }
        // A notification that expires cannot be distinguished from one that the user dismisses.
        if notification.reportsDismissal { result += ["--expire-time", "0"] }
        return result + ["--", notification.title, Self.escaped(notification.body)]
    }

    /// Returns a body that desktops show as the given text. Desktops read markup in a body, after `notify-send` has
    /// replaced escape sequences.
    private static func escaped(_ text: String) -> String {
        [("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ("\\", "\\\\")].reduce(text) {
            $0.replacingOccurrences(of: $1.0, with: $1.1)
        }
    }

    /// Returns the user's answer, or nil if the user did not answer.
    ///
    /// - Parameters:
    ///   - output: The output of `notify-send`: the name of the action that the user chose, if any.
    ///   - isSuccess: Whether `notify-send` succeeded.
    func answer(output: String, isSuccess: Bool) -> HostNotification.Answer? {
        let name: String = output.trimmingCharacters(in: .whitespacesAndNewlines)
        if name == Self.open { return .opened }
        if let place = Int(name) {
            return notification.actions.indices.contains(place) ? .action(notification.actions[place].identifier) : nil
        }
        return name.isEmpty && isSuccess && notification.reportsDismissal ? .dismissed : nil
    }
}
