import CoreGraphics
import Foundation
import ProgramDiagnostics
import UIKitCore
import UIKitDrawing

/// Shows the input views of the first responder and the keyboard, and posts the notifications about them.
@MainActor
final class InputViewPresenter: InputViewPresenting {
    /// The duration of the animations in seconds.
    static let duration: TimeInterval = 0.25

    private var storedWindow: InputViewWindow?
    private var shown = InputViews()
    /// The frame on the screen at the end of the current animation, or nil while there are no input views.
    private(set) var frame: CGRect?
    /// The number of changes to the frame.
    private var changeCount = 0
    private var isUpdating = false
    private lazy var keyboard = makeKeyboard()
    private lazy var shortcutsBar = ShortcutsBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    /// The first responder for which the views were shown last.
    private weak var responder: UIResponder?

    private let languages: @MainActor () -> [String]
    /// The language of the last notification about the input mode.
    private var announcedLanguage: String?

    /// Creates a presenter.
    ///
    /// - Parameter languages: Returns the user's languages, the preferred one first.
    init(
        languages: @escaping @MainActor () -> [String] = {
            UITextInputMode.activeInputModes.compactMap(\.primaryLanguage)
        }
    ) {
        self.languages = languages
        announcedLanguage = languages().first
    }

    private func makeKeyboard() -> KeyboardView {
        let keyboard = KeyboardView(languages: languages)
        keyboard.languageHandler = { [weak self] in self?.announceInputMode() }
        return keyboard
    }

    var window: UIWindow? { storedWindow }

    private var inputWindow: InputViewWindow {
        if let storedWindow { return storedWindow }
        guard let scene = UIApplication.shared.connectedWindowScene else {
            stopProgram("Input views need a scene. Change the first responder only after the application is launched.")
        }
        let window = InputViewWindow(scene: scene)
        window.container.sizeHandler = { [weak self] in self?.containerDidResize() }
        storedWindow = window
        return window
    }

    var visibleTop: CGFloat? {
        guard let frame else { return nil }
        return frame.minY + (storedWindow?.slide ?? 0)
    }

    /// Whether one of the views enables clicks.
    var clicks: Bool {
        [shown.accessory, shown.input].contains {
            ($0 as? any UIInputViewAudioFeedback)?.enableInputClicksWhenVisible == true
        }
    }

    // MARK: Language

    var inputMode: UITextInputMode? {
        // During an update, the shown views belong to the previous responder.
        let controller: UIInputViewController? = shown.controllers.first { $0.viewIfLoaded === shown.input }
        let shownLanguage: String? = shown.hasKeyboard ? keyboard.language : controller?.primaryLanguage
        let language: String? = isUpdating ? keyboard.chosenLanguage : shownLanguage
        return language.map { UITextInputMode(language: $0) }
    }

    /// Posts a notification if the language in which text is typed has changed.
    private func announceInputMode() {
        let mode: UITextInputMode? = inputMode
        let language: String? = mode?.primaryLanguage ?? languages().first
        guard language != announcedLanguage else { return }
        announcedLanguage = language
        NotificationCenter.default.post(name: UITextInputMode.currentInputModeDidChangeNotification, object: mode)
    }

    func makeTextDocumentProxy() -> any UITextDocumentProxy { TextDocumentProxy() }

    // MARK: Updates

    /// Shows the input views of the first responder.
    ///
    /// 1. Collects the input views.
    /// 2. Adds them to the window, which determines their height.
    /// 3. Moves the views to their new position, if the position changed.
    func update() {
        guard !isUpdating, let scene = UIApplication.shared.connectedWindowScene else { return }
        // The views appear in the scene that contains the first responder.
        if let storedWindow, storedWindow.windowScene !== scene { storedWindow.windowScene = scene }
        let responder: UIResponder? = UIApplication.shared.inputWindow?.firstResponder
        let views: InputViews = responder.map { InputViews(of: $0) } ?? InputViews()
        if views.isEmpty {
            if frame != nil, !keepsKeyboard { move(to: nil) }
            return
        }
        isUpdating = true
        defer { isUpdating = false }
        self.responder = responder
        prepare(for: responder)
        let oldTop: CGFloat? = visibleTop
        UIView.performWithoutAnimation {
            show(views)
            // The position of the top edge does not change before the animation.
            let height: CGFloat = inputWindow.container.bounds.height
            inputWindow.slide = max(0, (oldTop ?? UIScreen.main.bounds.maxY) - UIScreen.main.bounds.maxY + height)
            inputWindow.layoutIfNeeded()
        }
        isUpdating = false
        announceInputMode()
        move(to: frameOfContainer)
        reveal(responder)
    }

    /// Whether the keyboard stays visible without a first responder, because a controller of the previous first
    /// responder requests it.
    private var keepsKeyboard: Bool {
        var current: UIResponder? = responder
        while let found = current {
            if let controller = found as? UIViewController, controller.viewIfLoaded?.window != nil,
                controller.disablesAutomaticKeyboardDismissal
            {
                return UIDevice.current.userInterfaceIdiom == .pad
            }
            current = found.next
        }
        return false
    }

    /// Scrolls the scroll view around a first responder until the text is visible, once for each responder and each
    /// height of the input views.
    private func reveal(_ responder: UIResponder?) {
        let key = RevealedText(responder: responder.map { ObjectIdentifier($0) }, top: frame?.minY)
        guard key != revealed, let view = responder as? UIView, view is any UIKeyInput else { return }
        revealed = key
        // After the turn, the application has changed the insets of the scroll view in response to the notifications,
        // and the layout has determined the position of the caret.
        UIApplication.shared.afterTurn { [weak view] in
            guard let view, view.isFirstResponder else { return }
            var ancestor = view.superview
            while let current = ancestor, !((current as? UIScrollView)?.isScrollEnabled ?? false) {
                ancestor = current.superview
            }
            guard let scroll = ancestor as? UIScrollView else { return }
            let caret: CGRect? = (view as? any TextReceiving)?.textInputArea.map { view.convert($0, from: nil) }
            let isTall: Bool = view.bounds.height > 100
            let rect: CGRect = view.convert(isTall ? caret ?? view.bounds : view.bounds, to: scroll)
            scroll.scrollRectToVisible(rect.insetBy(dx: 0, dy: -8), animated: true)
        }
    }

    private struct RevealedText: Equatable {
        var responder: ObjectIdentifier?
        var top: CGFloat?
    }

    private var revealed: RevealedText?

    private var frameOfContainer: CGRect {
        let screen: CGRect = UIScreen.main.bounds
        let height: CGFloat = inputWindow.container.bounds.height
        return CGRect(x: 0, y: screen.maxY - height, width: screen.width, height: height)
    }

    private func prepare(for responder: UIResponder?) {
        let traits = responder as? any UITextInputTraits
        let container = inputWindow.container
        if responder?.nearestWindow !== inputWindow { container.owner = responder }
        switch traits?.keyboardAppearance ?? .default {
        case .dark: container.overrideUserInterfaceStyle = .dark
        case .light: container.overrideUserInterfaceStyle = .light
        case .default:
            let view = container.owner as? UIView ?? (container.owner as? UIViewController)?.viewIfLoaded
            container.overrideUserInterfaceStyle = view?.traitCollection.userInterfaceStyle ?? .unspecified
        }
        keyboard.prepare(for: responder)
    }

    private func show(_ views: InputViews) {
        let container = inputWindow.container
        if inputWindow.isHidden {
            // A hidden window is not resized with the scene.
            inputWindow.frame = UIScreen.main.bounds
            inputWindow.isHidden = false
        }
        if let item = views.shortcuts {
            shortcutsBar.frame.size.width = UIScreen.main.bounds.width
            shortcutsBar.show(leading: item.leadingBarButtonGroups, trailing: item.trailingBarButtonGroups)
        }
        let visible: [UIView?] = [
            views.accessory, views.shortcuts == nil ? nil : shortcutsBar,
            views.input ?? (views.hasKeyboard ? keyboard : nil),
        ]
        container.show(visible.compactMap { $0 }, input: views.input)
        shown = views
        inputWindow.layoutIfNeeded()
    }

    /// Updates the frame after a change in the size of the views or of the screen.
    private func containerDidResize() {
        guard !isUpdating, frame != nil else { return }
        UIApplication.shared.afterTurn { [weak self] in
            guard let self, self.frame != nil else { return }
            self.update()
        }
    }

    // MARK: Movement

    /// Moves the input views to a frame, or hides them, and posts notifications.
    ///
    /// 1. Posts a notification before the frame changes.
    /// 2. Animates the views and their layout guides to the new frame.
    /// 3. Posts a notification at the end of the animation, unless another change began.
    private func move(to newFrame: CGRect?) {
        let screen: CGRect = UIScreen.main.bounds
        let height: CGFloat = (newFrame ?? frame ?? .zero).height
        let hidden = CGRect(x: 0, y: screen.maxY, width: screen.width, height: height)
        let begin: CGRect = frame ?? hidden
        let end: CGRect = newFrame ?? hidden
        guard begin != end else {
            if inputWindow.slide != 0, newFrame != nil { slide(to: 0) {} }
            return
        }
        changeCount += 1
        let change = changeCount
        frame = newFrame
        let information = userInfo(from: begin, to: end)
        post(UIResponder.keyboardWillChangeFrameNotification, information)
        guard change == changeCount else { return }
        let isShowing: Bool = newFrame != nil
        post(
            isShowing ? UIResponder.keyboardWillShowNotification : UIResponder.keyboardWillHideNotification,
            information)
        guard change == changeCount else { return }
        slide(to: isShowing ? 0 : height) { [weak self] in
            guard let self, change == self.changeCount else { return }
            if !isShowing { self.removeViews() }
            self.post(UIResponder.keyboardDidChangeFrameNotification, information)
            self.post(
                isShowing ? UIResponder.keyboardDidShowNotification : UIResponder.keyboardDidHideNotification,
                information)
        }
    }

    private func slide(to distance: CGFloat, completion: @escaping () -> Void) {
        UIView.animate(withDuration: Self.duration, delay: 0, options: .allowUserInteraction) {
            self.inputWindow.slide = distance
            self.inputWindow.layoutIfNeeded()
            UIApplication.shared.updateKeyboardGuides()
        } completion: { _ in
            completion()
        }
    }

    private func removeViews() {
        revealed = nil
        shown = InputViews()
        inputWindow.container.show([])
        inputWindow.container.owner = nil
        inputWindow.slide = 0
        inputWindow.isHidden = true
    }

    private func userInfo(from begin: CGRect, to end: CGRect) -> [AnyHashable: Any] {
        [
            UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: begin),
            UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: end),
            UIResponder.keyboardAnimationDurationUserInfoKey:
                NSNumber(value: UIView.areAnimationsEnabled ? Self.duration : 0),
            UIResponder.keyboardAnimationCurveUserInfoKey:
                NSNumber(value: UIView.AnimationCurve.easeInOut.rawValue),
            UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
        ]
    }

    private func post(_ name: Notification.Name, _ information: [AnyHashable: Any]) {
        NotificationCenter.default.post(name: name, object: UIScreen.main, userInfo: information)
    }

    /// Hides the keyboard if it is still visible although the controller that showed it was removed.
    func controllersDidChange() {
        UIApplication.shared.afterTurn { [weak self] in
            if UIApplication.shared.inputWindow?.firstResponder == nil { self?.update() }
        }
    }

    func caretDidMove() {
        if shown.hasKeyboard { keyboard.textDidChange() }
    }

    // MARK: Dragging

    func fingerDidMove(toY y: CGFloat, movesAccessory: Bool) {
        guard let frame else { return }
        let reached: CGFloat = y + UIApplication.shared.keyboardDismissPadding - frame.minY
        let remaining: CGFloat = movesAccessory && inputWindow.firstResponder == nil ? 0 : remainingHeight
        let distance: CGFloat = min(max(0, reached), frame.height - remaining)
        guard distance != inputWindow.slide else { return }
        UIView.performWithoutAnimation {
            inputWindow.slide = distance
            inputWindow.layoutIfNeeded()
            UIApplication.shared.updateKeyboardGuides()
        }
    }

    /// The height of the accessory view if it stays visible when text input ends, otherwise 0. It stays visible if it
    /// contains the text, or if a later responder in the responder chain also provides it.
    private var remainingHeight: CGFloat {
        guard let accessory = shown.accessory else { return 0 }
        if inputWindow.firstResponder != nil { return accessory.frame.height }
        let responder: UIResponder? = UIApplication.shared.inputWindow?.firstResponder
        if responder?.showsOnlyAccessory == true { return frame?.height ?? 0 }
        guard let next = responder?.next?.appointedResponder else { return 0 }
        return InputViews(of: next).accessory === accessory ? accessory.frame.height : 0
    }

    func fingerDidLift(movesDown: Bool) {
        guard inputWindow.slide > 0 else { return }
        if movesDown, UIApplication.shared.inputWindow?.firstResponder?.resignFirstResponder() == true { return }
        slide(to: 0) {}
    }
}

extension UIResponder {
    /// The window of the responder, or nil if it is a controller whose view is not in a window.
    fileprivate var nearestWindow: UIWindow? {
        (self as? UIView)?.window ?? (self as? UIViewController)?.viewIfLoaded?.window
    }
}
