import ClassNames
import Foundation

/// An object that can handle events: a view, a controller, a window or the application.
@preconcurrency @MainActor
open class UIResponder: NSObject, AssociationHolder, UIPasteConfigurationSupporting, UIUserActivityRestoring {
    /// The associated values. Unsafe access is correct: only the association table accesses them, under its lock.
    nonisolated(unsafe) package var associations: Associations?

    /// Creates a responder.
    public override init() {
        super.init()
    }

    /// Called after the object is created from a nib or a storyboard and its outlets and actions are connected. Call
    /// `super`. The default implementation does nothing.
    open func awakeFromNib() {}

    /// The next responder in the chain, which receives events that this one does not handle; nil at the end.
    open var next: UIResponder? { nil }

    // MARK: First responder

    /// Whether the responder can become first responder. The default is false.
    open var canBecomeFirstResponder: Bool { false }

    /// Whether the responder can resign as first responder. The default is true.
    open var canResignFirstResponder: Bool { true }

    /// Whether the responder is the first responder of its window.
    open var isFirstResponder: Bool { responderWindow?.firstResponder === self }

    /// Makes this object the first responder, which receives keys and edit actions, and returns whether it succeeded.
    ///
    /// The current first responder must resign first. Returns false if the object is not in a window. A view that is
    /// not in a window becomes the first responder when it moves to a window, unless it resigns before.
    @discardableResult
    open func becomeFirstResponder() -> Bool {
        guard let window = responderWindow else {
            if canBecomeFirstResponder { (self as? UIView)?.rareState.awaitsWindow = true }
            return false
        }
        guard window.firstResponder !== self else { return true }
        guard canBecomeFirstResponder else { return false }
        // The input views change once, from those of the old first responder to those of this one.
        return UIApplication.shared.changingInputViewsOnce {
            if let current = window.firstResponder {
                guard current.canResignFirstResponder, current.resignFirstResponder() else { return false }
            }
            window.firstResponder = self
            return true
        }
    }

    /// Resigns as first responder, and returns whether that was possible.
    ///
    /// As on iOS, the first responder is then the nearest responder in the chain that can become first responder and
    /// does not edit text. For example, a controller shows its accessory view again after a text field in the
    /// controller's view ends editing.
    @discardableResult
    open func resignFirstResponder() -> Bool {
        guard canResignFirstResponder else { return false }
        (self as? UIView)?.rare?.awaitsWindow = false
        if let window = responderWindow, window.firstResponder === self {
            let application: UIApplication = .shared
            application.changingInputViewsOnce {
                window.firstResponder = nil
                application.inputViewChanges.candidate = next
            }
        }
        return true
    }

    /// The window of the responder.
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

    // MARK: Input views

    /// The view that is shown in place of the keyboard while this object is first responder. The default is the input
    /// view of `next`.
    open var inputView: UIView? { next?.inputView }

    /// The view that is shown above the keyboard, or at the bottom of the screen, while this object is first responder.
    /// The default is the accessory view of `next`.
    open var inputAccessoryView: UIView? { next?.inputAccessoryView }

    /// The controller of the view that is shown in place of the keyboard. It takes precedence over `inputView`. The
    /// default is the input view controller of `next`.
    open var inputViewController: UIInputViewController? { next?.inputViewController }

    /// The controller of the view that is shown above the keyboard. It takes precedence over `inputAccessoryView`. The
    /// default is the accessory view controller of `next`.
    open var inputAccessoryViewController: UIInputViewController? { next?.inputAccessoryViewController }

    /// The buttons in the shortcuts bar above the keyboard.
    open var inputAssistantItem: UITextInputAssistantItem {
        if let item = objc_getAssociatedObject(self, &UIResponder.assistantKey) as? UITextInputAssistantItem {
            return item
        }
        let item = UITextInputAssistantItem()
        objc_setAssociatedObject(self, &UIResponder.assistantKey, item, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        return item
    }
    private static var assistantKey: UInt8 = 0

    /// Updates the input view, the accessory view and the keyboard. This method has no effect unless this object is the
    /// first responder.
    open func reloadInputViews() {
        guard isFirstResponder else { return }
        UIApplication.shared.inputViewsDidChange()
    }

    /// The language in which text is typed; nil unless this object is the first responder. Override it to choose the
    /// language of the on-screen keyboard.
    open var textInputMode: UITextInputMode? {
        isFirstResponder ? UIApplication.shared.inputMode ?? UITextInputMode.activeInputModes.first : nil
    }

    // MARK: Accessibility

    /// Performs the action of the element, and returns whether it succeeded. The default implementation returns false.
    ///
    /// Called when an assistive technology activates the element, and when Space or Return presses a focused control.
    open func accessibilityActivate() -> Bool { false }

    /// Increases the value of an adjustable element. The right arrow key calls it for a focused control.
    open func accessibilityIncrement() {}

    /// Decreases the value of an adjustable element. The left arrow key calls it for a focused control.
    open func accessibilityDecrement() {}

    /// Scrolls by a page, and returns whether that was possible. Scroll views implement it.
    open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }

    /// Closes a modal view, and returns whether it closed a view. The default implementation returns false.
    open func accessibilityPerformEscape() -> Bool { false }

    /// Performs the most important action of the screen, and returns whether it succeeded. The default implementation
    /// returns false.
    open func accessibilityPerformMagicTap() -> Bool { false }

    /// Called after an assistive technology moved its focus to the element.
    open func accessibilityElementDidBecomeFocused() {}

    /// Called after an assistive technology moved its focus away from the element.
    open func accessibilityElementDidLoseFocus() {}

    /// Returns whether an assistive technology has its focus on the element.
    open func accessibilityElementIsFocused() -> Bool {
        UIAccessibility.focusedElement(using: nil) as AnyObject? === self
    }

    /// Returns the number of elements in a container. The default is the number of `accessibilityElements`.
    open func accessibilityElementCount() -> Int { (self as? UIView)?.accessibilityElements?.count ?? 0 }

    /// Returns the element at the given index in a container. The default is the element in `accessibilityElements`.
    open func accessibilityElement(at index: Int) -> Any? {
        guard let elements = (self as? UIView)?.accessibilityElements, elements.indices.contains(index) else {
            return nil
        }
        return elements[index]
    }

    /// Returns the index of an element in a container, or `NSNotFound`.
    open func index(ofAccessibilityElement element: Any) -> Int {
        (0..<accessibilityElementCount()).first { accessibilityElement(at: $0) as AnyObject? === element as AnyObject }
            ?? NSNotFound
    }

    // MARK: Touches

    /// Called when touches begin. The default implementation calls the method of `next`.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesBegan(touches, with: event)
    }

    /// Called when touches move. The default implementation calls the method of `next`.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesMoved(touches, with: event)
    }

    /// Called when touches end. The default implementation calls the method of `next`.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesEnded(touches, with: event)
    }

    /// Called when touches are canceled. The default implementation calls the method of `next`.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }

    /// Called when estimated properties of touches change. Engawa estimates no properties, so it does not call this.
    open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

    // MARK: Keys

    /// Called when keys are pressed. The default implementation calls the method of `next`.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesBegan(presses, with: event)
    }

    /// Called when presses change. The default implementation calls the method of `next`.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesChanged(presses, with: event)
    }

    /// Called when keys are released. The default implementation calls the method of `next`.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesEnded(presses, with: event)
    }

    /// Called when presses are canceled. The default implementation calls the method of `next`.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesCancelled(presses, with: event)
    }

    // MARK: Motion

    /// Called when a motion begins. The default implementation calls the method of `next`.
    ///
    /// The motion is a shake. Holding Control-Alt-Z on a keyboard simulates it. The first responder receives the event;
    /// without a first responder, the topmost controller does.
    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionBegan(motion, with: event)
    }

    /// Called when a motion ends. The default implementation calls the method of `next`.
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionEnded(motion, with: event)
    }

    /// Called instead of `motionEnded(_:with:)` if the motion takes longer than a second, or if the app becomes
    /// inactive. The default implementation calls the method of `next`.
    open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionCancelled(motion, with: event)
    }

    // MARK: Activities

    /// The user activity that represents the state of the responder. The default is nil.
    ///
    /// The activity becomes current when it is set, and again when the controller appears.
    /// `updateUserActivityState(_:)` is called before the activity is saved.
    open var userActivity: NSUserActivity? {
        get { associatedActivity }
        set { associatedActivity = newValue }
    }

    /// Called to update the values of `userActivity` before it is saved. The default implementation does nothing.
    open func updateUserActivityState(_ activity: NSUserActivity) {}

    /// Called to continue an activity, if the application's delegate passes the responder to the restoration handler.
    /// The default implementation does nothing.
    open func restoreUserActivityState(_ activity: NSUserActivity) {}

    open override nonisolated var description: String { "<\(ClassName.of(self)): \(Dump.address(of: self))>" }

    // MARK: Actions

    /// Returns whether the responder can perform `action` now. If not, the search continues at `next`.
    ///
    /// The default implementation returns whether the class has a method for the action: either a method in the tables
    /// that source rewriting adds to a class, or the method from which the selector was made. It returns false for the
    /// actions of the edit menu, except for `paste(_:)` if `canPaste(_:)` returns true for the items of the general
    /// pasteboard. For an action that finds text, it returns whether the view's find interaction can perform the
    /// action.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        if FindAction.names.contains(action.name) { return findInteraction?.canPerform(action.name) ?? false }
        if action.name == "paste:" { return canPasteItems }
        return !UIResponder.editActions.contains(action.name) && action.isPerformable(by: self)
    }

    /// The names of the methods for the edit menu. Their default implementations call the method of `next`.
    private static let editActions: Set<String> = [
        "cut:", "copy:", "paste:", "delete:", "select:", "selectAll:", "rename:", "pasteAndMatchStyle:",
        "toggleBoldface:", "toggleItalics:", "toggleUnderline:", "increaseSize:", "decreaseSize:",
        "makeTextWritingDirectionLeftToRight:", "makeTextWritingDirectionRightToLeft:",
    ]

    /// Lists the methods for the edit menu, so that a selector that contains only the name of a method can call it.
    nonisolated enum Members {
        @section("engawa_members") @used static let table: @convention(c) () -> Void = {
            ClassMembers.add(UIResponder.self) { members in
                members.method("cut:") { try $0.cut($1[0]) }
                members.method("copy:") { try $0.copy($1[0]) }
                members.method("paste:") { try $0.paste($1[0]) }
                members.method("delete:") { try $0.delete($1[0]) }
                members.method("select:") { try $0.select($1[0]) }
                members.method("selectAll:") { try $0.selectAll($1[0]) }
                members.method("rename:") { try $0.rename($1[0]) }
                members.method("pasteAndMatchStyle:") { try $0.pasteAndMatchStyle($1[0]) }
                members.method("toggleBoldface:") { try $0.toggleBoldface($1[0]) }
                members.method("toggleItalics:") { try $0.toggleItalics($1[0]) }
                members.method("toggleUnderline:") { try $0.toggleUnderline($1[0]) }
                members.method("increaseSize:") { try $0.increaseSize($1[0]) }
                members.method("decreaseSize:") { try $0.decreaseSize($1[0]) }
                members.method("makeTextWritingDirectionLeftToRight:") {
                    try $0.makeTextWritingDirectionLeftToRight($1[0])
                }
                members.method("makeTextWritingDirectionRightToLeft:") {
                    try $0.makeTextWritingDirectionRightToLeft($1[0])
                }
                members.method("find:") { try $0.find($1[0]) }
                members.method("findAndReplace:") { try $0.findAndReplace($1[0]) }
                members.method("findNext:") { try $0.findNext($1[0]) }
                members.method("findPrevious:") { try $0.findPrevious($1[0]) }
                members.method("useSelectionForFind:") { try $0.useSelectionForFind($1[0]) }
            }
        }
    }

    /// Returns the nearest responder in the chain, starting with this one, that can perform `action`, if any.
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        if canPerformAction(action, withSender: sender) { return self }
        return next?.target(forAction: action, withSender: sender)
    }

    // MARK: Commands

    /// The key commands of the responder. The default is nil.
    ///
    /// A key performs the first matching command in the responder chain, unless a command with precedence, a text input
    /// or a control uses the key.
    open var keyCommands: [UIKeyCommand]? { nil }

    /// Changes the menus of a menu system. The application and its delegate receive this call, in this order. The
    /// default implementation does nothing.
    open func buildMenu(with builder: any UIMenuBuilder) {}

    /// Changes the title, the state and the attributes of a command that this responder would perform, before the
    /// command is shown or performed. The default implementation does nothing.
    open func validate(_ command: UICommand) {}

    /// The undo manager. The default is the undo manager of `next`. A window has its own undo manager.
    open var undoManager: UndoManager? { next?.undoManager }

    // MARK: Edit menu

    /// Moves the selection to the pasteboard. The default implementation calls the method of `next`.
    open func cut(_ sender: Any?) { next?.cut(sender) }

    /// Copies the selection to the pasteboard. The default implementation calls the method of `next`.
    open func copy(_ sender: Any?) { next?.copy(sender) }

    /// Inserts the content of the pasteboard. The default implementation calls `paste(itemProviders:)` if the responder
    /// accepts the items of the general pasteboard, and the method of `next` otherwise.
    open func paste(_ sender: Any?) {
        if canPasteItems { paste(itemProviders: UIPasteboard.general.itemProviders) } else { next?.paste(sender) }
    }

    /// Inserts the content of the pasteboard with the attributes of the text at the caret. The default implementation
    /// calls the method of `next`.
    open func pasteAndMatchStyle(_ sender: Any?) { next?.pasteAndMatchStyle(sender) }

    /// Removes the selection. The default implementation calls the method of `next`.
    open func delete(_ sender: Any?) { next?.delete(sender) }

    /// Selects the item at the caret. The default implementation calls the method of `next`.
    open func select(_ sender: Any?) { next?.select(sender) }

    /// Selects the whole content. The default implementation calls the method of `next`.
    open func selectAll(_ sender: Any?) { next?.selectAll(sender) }

    /// Lets the user rename the content. The default implementation calls the method of `next`. A navigation controller
    /// renames its topmost navigation item.
    open func rename(_ sender: Any?) { next?.rename(sender) }

    static let renameAction = Selector("rename:", UIResponder.rename(_:))

    // MARK: Pasting items

    /// The types of the items that the user can paste into this object. The default is nil.
    open var pasteConfiguration: UIPasteConfiguration? {
        get { associatedPasteConfiguration }
        set { associatedPasteConfiguration = newValue }
    }

    /// Called to paste items. The default implementation does nothing.
    open func paste(itemProviders: [NSItemProvider]) {}

    /// Returns whether all items can be pasted. By default, each item must have a type that `pasteConfiguration`
    /// accepts.
    open func canPaste(_ itemProviders: [NSItemProvider]) -> Bool {
        guard let pasteConfiguration, !itemProviders.isEmpty else { return false }
        return itemProviders.allSatisfy { pasteConfiguration.accepts($0) }
    }

    // MARK: Text styles

    /// Makes the selected text bold, or removes this style. The default implementation calls the method of `next`.
    open func toggleBoldface(_ sender: Any?) { next?.toggleBoldface(sender) }

    /// Makes the selected text italic, or removes this style. The default implementation calls the method of `next`.
    open func toggleItalics(_ sender: Any?) { next?.toggleItalics(sender) }

    /// Underlines the selected text, or removes the line. The default implementation calls the method of `next`.
    open func toggleUnderline(_ sender: Any?) { next?.toggleUnderline(sender) }

    /// Makes the selected text larger. The default implementation calls the method of `next`.
    open func increaseSize(_ sender: Any?) { next?.increaseSize(sender) }

    /// Makes the selected text smaller. The default implementation calls the method of `next`.
    open func decreaseSize(_ sender: Any?) { next?.decreaseSize(sender) }

    /// Sets the writing direction of the selected paragraphs to left to right. The default implementation calls the
    /// method of `next`.
    open func makeTextWritingDirectionLeftToRight(_ sender: Any?) { next?.makeTextWritingDirectionLeftToRight(sender) }

    /// Sets the writing direction of the selected paragraphs to right to left. The default implementation calls the
    /// method of `next`.
    open func makeTextWritingDirectionRightToLeft(_ sender: Any?) { next?.makeTextWritingDirectionRightToLeft(sender) }

    /// Replaces the attributes of the selected text with the results of a closure. The default implementation calls the
    /// method of `next`.
    open func updateTextAttributes(
        conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
    ) { next?.updateTextAttributes(conversionHandler: conversionHandler) }

    // MARK: Finding text

    /// Opens the panel of the view's find interaction, or calls the method of `next`.
    open func find(_ sender: Any?) { performFind("find:") { $0.find(sender) } }

    /// Opens the panel for replacing, or calls the method of `next`.
    open func findAndReplace(_ sender: Any?) { performFind("findAndReplace:") { $0.findAndReplace(sender) } }

    /// Highlights the next result, or calls the method of `next`.
    open func findNext(_ sender: Any?) { performFind("findNext:") { $0.findNext(sender) } }

    /// Highlights the previous result, or calls the method of `next`.
    open func findPrevious(_ sender: Any?) { performFind("findPrevious:") { $0.findPrevious(sender) } }

    /// Makes the selected text the text to search for, or calls the method of `next`.
    open func useSelectionForFind(_ sender: Any?) {
        performFind("useSelectionForFind:") { $0.useSelectionForFind(sender) }
    }
}
