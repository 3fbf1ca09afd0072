import FoundationAdditions
import UIKitCore

/// The keys of alerts. The headers of UIKit do not declare them, but many apps use them.
nonisolated private enum AlertKeys {
    @section("engawa_members") @used static let classes: @convention(c) () -> Void = {
        ClassMembers.add(UIAlertAction.self) { members in
            members.unobservedProperty("titleTextColor") { \.titleTextColor }
            members.unobservedProperty("titleTextAlignment") { \.titleTextAlignment }
            members.unobservedProperty("image") { \.image }
            members.unobservedProperty("imageTintColor") { \.imageTintColor }
            members.unobservedProperty("checked") { \.isChecked }
            members.unobservedProperty("isChecked") { \.isChecked }
        }
        ClassMembers.add(UIAlertController.self) { members in
            members.unobservedProperty("attributedTitle") { \.attributedTitle }
            members.unobservedProperty("attributedMessage") { \.attributedMessage }
            members.unobservedProperty("contentViewController") { \.contentViewController }
        }
    }
}
