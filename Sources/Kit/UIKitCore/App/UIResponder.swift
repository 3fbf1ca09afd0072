import ClassNames
import Foundation

/// An object that can take events: a view, a controller, a window, the application.
@preconcurrency @MainActor
open class UIResponder: NSObject, AssociationHolder {
    /// What is associated with it. See ``AssociationHolder``.
    nonisolated(unsafe) package var associations: Associations?

    /// Makes a responder.
    public override init() {
        super.init()
    }

    /// The responder that gets what this one does not handle; nil at the end of the chain.
    open var next: UIResponder? { nil }

    // MARK: First responder

    /// Whether it may become first responder. The default is false.
    open var canBecomeFirstResponder: Bool { false }

    /// Whether it may give up being first responder. The default is true.
    open var canResignFirstResponder: Bool { true }

    /// Whether keys and edit actions go to it first.
    open var isFirstResponder: Bool { responderWindow?.firstResponder === self }

    /// Asks to get keys and edit actions first, and returns whether it does.
    ///
    /// The one that is first responder now is asked to resign. Nothing happens outside a window.
    @discardableResult
    open func becomeFirstResponder() -> Bool {
        guard let window = responderWindow else { return false }
        guard window.firstResponder !== self else { return true }
        guard canBecomeFirstResponder else { return false }
        if let current = window.firstResponder {
            guard current.canResignFirstResponder, current.resignFirstResponder() else { return false }
        }
        window.firstResponder = self
        return true
    }

    /// Gives up being first responder and returns whether it did.
    @discardableResult
    open func resignFirstResponder() -> Bool {
        guard canResignFirstResponder else { return false }
        if let window = responderWindow, window.firstResponder === self {
            window.firstResponder = nil
        }
        return true
    }

    /// The window whose keys it can get.
    var responderWindow: UIWindow? {
        var responder: UIResponder? = self
        while let current = responder {
            if let window = current as? UIWindow { return window }
            if let view = current as? UIView { return view.window }
            if let controller = current as? UIViewController { return controller.viewIfLoaded?.window }
            responder = current.next
        }
        return nil
    }

    // MARK: Touches

    /// Tells that fingers touched down. The default passes it to `next`.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesBegan(touches, with: event)
    }

    /// Tells that fingers moved. The default passes it to `next`.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesMoved(touches, with: event)
    }

    /// Tells that fingers lifted. The default passes it to `next`.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesEnded(touches, with: event)
    }

    /// Tells that the touches will bring nothing more. The default passes it to `next`.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }

    // MARK: Keys

    /// Tells that keys went down. The default passes it to `next`.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesBegan(presses, with: event)
    }

    /// Tells that held keys changed. The default passes it to `next`.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesChanged(presses, with: event)
    }

    /// Tells that keys went up. The default passes it to `next`.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesEnded(presses, with: event)
    }

    /// Tells that the keys will bring nothing more. The default passes it to `next`.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesCancelled(presses, with: event)
    }

    /// Where it takes typed text, in its window's points; nil when it takes none.
    var textInputArea: CGRect? { nil }

    /// Takes text that the person typed, and returns whether it was of use.
    func receiveText(_ text: String) -> Bool { false }

    /// Takes text that an input method is composing, and returns whether it was of use.
    func receiveComposition(_ text: String, selected: Range<Int>) -> Bool { false }

    open override nonisolated var description: String { "<\(ClassName.of(self)): \(Dump.address(of: self))>" }

    // MARK: Actions

    /// Whether it carries out `action` now. The default is false, and the search goes on at `next`.
    ///
    /// Apple's default asks the Objective-C runtime whether the class has the method. Here a class says it itself.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }

    /// The responder that carries out `action`: itself, or the first up the chain that can; nil when none does.
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        if canPerformAction(action, withSender: sender) { return self }
        return next?.target(forAction: action, withSender: sender)
    }

    /// What undoes the person's changes. The default is that of `next`.
    open var undoManager: UndoManager? { next?.undoManager }

    // MARK: Edit menu

    /// Removes the selection and puts it on the pasteboard. The default passes it to `next`.
    open func cut(_ sender: Any?) { next?.cut(sender) }

    /// Puts the selection on the pasteboard. The default passes it to `next`.
    open func copy(_ sender: Any?) { next?.copy(sender) }

    /// Inserts what is on the pasteboard. The default passes it to `next`.
    open func paste(_ sender: Any?) { next?.paste(sender) }

    /// Removes the selection. The default passes it to `next`.
    open func delete(_ sender: Any?) { next?.delete(sender) }

    /// Selects what the caret is at. The default passes it to `next`.
    open func select(_ sender: Any?) { next?.select(sender) }

    /// Selects everything. The default passes it to `next`.
    open func selectAll(_ sender: Any?) { next?.selectAll(sender) }
}
