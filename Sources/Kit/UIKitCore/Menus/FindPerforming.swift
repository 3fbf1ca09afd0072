/// An interaction that performs the actions for finding text.
@MainActor
package protocol FindPerforming: UIInteraction {
    /// Returns whether the action with the given name can be performed now.
    func canPerform(_ action: String) -> Bool

    /// Performs the action with the given name.
    func perform(_ action: String)

    /// Called after the view moved to a window, or left its window.
    func viewDidMoveToWindow()
}

/// The actions for finding text.
package enum FindAction {
    /// The names of the action methods.
    package static let names: Set<String> = [
        "find:", "findAndReplace:", "findNext:", "findPrevious:", "useSelectionForFind:",
    ]
}

extension UIResponder {
    /// The find interaction of the view, if any.
    var findInteraction: (any FindPerforming)? {
        (self as? UIView)?.interactions.lazy.compactMap { $0 as? any FindPerforming }.first
    }

    /// Performs an action for finding text, or calls `pass` with the next responder.
    func performFind(_ action: String, _ pass: (UIResponder) -> Void) {
        if let findInteraction { findInteraction.perform(action) } else if let next { pass(next) }
    }
}
