import UIKitCore

extension UIButton: UISpringLoadedInteractionSupporting {
    /// Whether a drag over the button presses it. The default is false.
    public var isSpringLoaded: Bool {
        get { interactions.contains { $0 is ButtonSpring } }
        set {
            guard newValue != isSpringLoaded else { return }
            if newValue {
                addInteraction(ButtonSpring())
            } else {
                for case let spring as ButtonSpring in interactions { removeInteraction(spring) }
            }
        }
    }
}

/// Presses a button under a drag.
private final class ButtonSpring: UISpringLoadedInteraction {
    init() {
        super.init(interactionBehavior: nil, interactionEffect: nil) { interaction, _ in
            guard let button = interaction.view as? UIButton, button.isEnabled else { return }
            button.sendActions(for: [.touchUpInside, .primaryActionTriggered])
        }
    }
}
