import FoundationAdditions

/// Properties of the kit's classes that support key-value coding and notify observers. The module UIKitNibs lists
/// further properties.
nonisolated private enum ObservableKeys {
    @section("engawa_members") @used static let views: @convention(c) () -> Void = {
        ClassMembers.add(UIView.self) { members in
            members.property("frame") { \.frame }
            members.property("bounds") { \.bounds }
            members.property("center") { \.center }
            members.property("alpha") { \.alpha }
            members.property("isHidden") { \.isHidden }
            members.property("tag") { \.tag }
            members.property("backgroundColor") { \.backgroundColor }
            members.property("layer") { \.layer }
        }
        ClassMembers.add(UIScrollView.self) { members in
            members.property("contentOffset") { \.contentOffset }
            members.property("contentSize") { \.contentSize }
            members.property("contentInset") { \.contentInset }
        }
        ClassMembers.add(UIControl.self) { members in
            members.property("isEnabled") { \.isEnabled }
            members.property("isSelected") { \.isSelected }
            members.property("isHighlighted") { \.isHighlighted }
        }
        ClassMembers.add(UILabel.self) { members in
            members.property("text") { \.text }
            members.property("textColor") { \.textColor }
        }
        ClassMembers.add(UITextField.self) { members in
            members.property("text") { \.text }
            members.property("placeholder") { \.placeholder }
        }
        ClassMembers.add(UIViewController.self) { members in
            members.property("title") { \.title }
            members.property("view") { \.view }
        }
    }
}
