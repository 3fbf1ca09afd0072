import Foundation

extension UIWindow {
    /// Performs the key command that best matches a press, and returns whether a command was performed. A command of
    /// the main menu has precedence over an inexact match in the responder chain.
    ///
    /// - Parameter hasPriority: Whether to consider only commands that take precedence over text input and focus,
    ///   rather than all commands.
    func performKeyCommand(for press: UIPress, hasPriority: Bool) -> Bool {
        guard press.phase == .began, let key = press.key else { return false }
        // Text input receives characters before commands without priority.
        if !hasPriority, types(key) { return false }
        var best: (command: UIKeyCommand, target: Any, match: UIKeyCommand.Match)?
        var responder: UIResponder? = commandResponder
        while let current = responder {
            for command in (current.keyCommands ?? []).flatMap(\.variants) {
                guard !hasPriority || command.wantsPriorityOverSystemBehavior, let match = command.match(key),
                    match > best?.match ?? .mapped || best == nil, let target = target(of: command, from: current)
                else { continue }
                best = (command, target, match)
            }
            responder = current.next
        }
        if best?.match != .exact,
            UIApplication.menuPresenter?.performMainCommand(for: press, in: self, hasPriority: hasPriority) == true
        {
            return true
        }
        guard let best else { return false }
        best.command.send(to: best.target)
        return true
    }

    /// Returns a responder that can perform the action of a command and does not disable it. The search for the
    /// responder begins at `commandResponder`. If it finds none, a second search begins at the owner of the command.
    private func target(of command: UIKeyCommand, from owner: UIResponder) -> Any? {
        let found: Any? =
            commandResponder.target(forAction: command.action, withSender: command)
            ?? owner.target(forAction: command.action, withSender: command)
        return found.flatMap { command.isDisabled(validatedBy: $0) ? nil : $0 }
    }

    /// Whether the key types a character into the first responder.
    private func types(_ key: UIKey) -> Bool {
        guard firstResponder is any UIKeyInput, key.modifierFlags.isDisjoint(with: [.control, .command]) else {
            return false
        }
        return !key.characters.isEmpty && key.keyCode != .keyboardEscape
    }

    /// The responder at which the search for commands begins: the first responder, otherwise the focused view,
    /// otherwise the innermost visible controller.
    package var commandResponder: UIResponder {
        firstResponder ?? activeFocusedView ?? rootViewController?.topmostPresented.innermostVisible ?? self
    }
}

extension UIViewController {
    /// The innermost visible descendant of the controller, or the controller itself if no child is visible.
    fileprivate var innermostVisible: UIViewController {
        let child: UIViewController? =
            switch self {
            case let navigation as UINavigationController: navigation.topViewController
            case let tabs as UITabBarController: tabs.selectedViewController
            default: children.last { $0.viewIfLoaded?.window != nil }
            }
        return child?.innermostVisible ?? self
    }
}

extension UICommand: UIMenuLeaf {
    /// Sends the selector to `target` or, if `target` is nil, to the first object in the responder chain that can
    /// perform it.
    public func performWithSender(_ sender: Any?, target: Any?) {
        self.sender = sender
        UIApplication.shared.sendAction(action, to: target, from: self, for: nil)
        self.sender = nil
    }

    /// Sends the selector to a responder that can perform it.
    package func send(to target: Any) { performWithSender(target, target: target) }

    /// Returns whether the command is disabled after a responder has validated it.
    package func isDisabled(validatedBy target: Any) -> Bool {
        (target as? UIResponder)?.validate(self)
        return attributes.contains(.disabled)
    }
}
