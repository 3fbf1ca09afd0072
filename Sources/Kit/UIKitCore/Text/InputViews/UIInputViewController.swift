import Foundation
import ProgramDiagnostics

/// A controller of an input view, which types into the first responder.
@preconcurrency @MainActor
open class UIInputViewController: UIViewController, UITextInputDelegate {
    /// The view of the controller. The default is an input view with the background of the keyboard.
    open override var inputView: UIInputView? {
        get { view as? UIInputView }
        set { view = newValue }
    }

    /// The text that the user edits.
    open private(set) lazy var textDocumentProxy: any UITextDocumentProxy = {
        guard let proxy = UIApplication.shared.inputPresenter?.makeTextDocumentProxy() else {
            stopProgram("`textDocumentProxy` requires an application. Use it only after the launch has begun.")
        }
        return proxy
    }()

    /// The language of the input view, such as "en". The default, nil, means the user's language. While the input view
    /// is shown, it is the language of the first responder's `textInputMode`.
    open var primaryLanguage: String? {
        didSet { if primaryLanguage != oldValue { UIApplication.shared.inputViewsDidChange() } }
    }

    open override func loadView() {
        if loadViewFromInterface() { return }
        view = UIInputView(frame: .zero, inputViewStyle: .keyboard)
    }

    /// Ends the editing of the text, which hides the input view.
    open func dismissKeyboard() {
        UIApplication.shared.inputWindow?.firstResponder?.resignFirstResponder()
    }

    /// Called before the selection changes. The default implementation does nothing.
    open func selectionWillChange(_ textInput: (any UITextInput)?) {}

    /// Called after the selection changes. The default implementation does nothing.
    open func selectionDidChange(_ textInput: (any UITextInput)?) {}

    /// Called before the text changes. The default implementation does nothing.
    open func textWillChange(_ textInput: (any UITextInput)?) {}

    /// Called after the text changes. The default implementation does nothing.
    open func textDidChange(_ textInput: (any UITextInput)?) {}
}
