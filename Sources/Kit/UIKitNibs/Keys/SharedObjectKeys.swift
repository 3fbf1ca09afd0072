import FoundationAdditions
import UIKitCore

/// The class methods that return shared objects. Code that also runs in app extensions calls them by name.
nonisolated private enum SharedObjectKeys {
    @section("engawa_members") @used static let classes: @convention(c) () -> Void = {
        ClassMembers.add(UIApplication.self) { members in
            members.typeAction("sharedApplication") { $0.shared }
            members.typeAction("shared") { $0.shared }
        }
        ClassMembers.add(UIDevice.self) { members in
            members.typeAction("currentDevice") { $0.current }
            members.typeAction("current") { $0.current }
        }
        ClassMembers.add(UIScreen.self) { members in
            members.typeAction("mainScreen") { $0.main }
            members.typeAction("main") { $0.main }
        }
    }
}
