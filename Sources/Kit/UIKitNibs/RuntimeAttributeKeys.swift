import FoundationAdditions
import QuartzCore
import UIKitCore

/// The properties of the kit's classes that user-defined runtime attributes can set, in addition to the keys that
/// UIKitCore lists.
nonisolated private enum RuntimeAttributeKeys {
    @section("engawa_members") @used static let classes: @convention(c) () -> Void = {
        ClassMembers.add(CALayer.self) { members in
            members.property("cornerRadius") { \.cornerRadius }
            members.property("borderWidth") { \.borderWidth }
            members.property("borderColor") { \.borderColor }
            members.property("backgroundColor") { \.backgroundColor }
            members.property("masksToBounds") { \.masksToBounds }
            members.property("shadowColor") { \.shadowColor }
            members.property("shadowOffset") { \.shadowOffset }
            members.property("shadowOpacity") { \.shadowOpacity }
            members.property("shadowRadius") { \.shadowRadius }
            members.property("opacity") { \.opacity }
            members.property("zPosition") { \.zPosition }
        }
        ClassMembers.add(UIView.self) { members in
            members.property("clipsToBounds") { \.clipsToBounds }
            members.property("tintColor") { \.tintColor }
            members.property("isUserInteractionEnabled") { \.isUserInteractionEnabled }
            members.property("accessibilityIdentifier") { \.accessibilityIdentifier }
            members.property("accessibilityLabel") { \.accessibilityLabel }
        }
    }
}
