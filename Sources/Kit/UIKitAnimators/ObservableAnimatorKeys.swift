import FoundationAdditions

/// The properties of animators that notify observers.
nonisolated private enum ObservableAnimatorKeys {
    @section("engawa_members") @used static let animator: @convention(c) () -> Void = {
        ClassMembers.add(UIViewPropertyAnimator.self) { members in
            members.property("isRunning") { \.isRunning }
            members.property("state") { \.state }
        }
    }
}
