import Engawa
import SyncModels
import UIKit

/// The screens with which a user signs in and signs up.
@MainActor
enum SignInScreens {
    static func signIn(_ session: SyncSession) -> FormViewController {
        let screen = FormViewController(
            session.signInForm, [email(session), password(session, .password)], button: localized("Sign In"),
            busyTitle: localized("Signing In…")
        ) { _ in session.signIn() }
        screen.title = "Sync"
        screen.navigationItem.backButtonTitle = localized("Sign In")
        let signUp = UIAction(title: localized("Sign Up")) { [weak screen] _ in
            screen?.navigationController?.pushViewController(Self.signUp(session), animated: true)
        }
        screen.navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: signUp)
        return screen
    }

    static func signUp(_ session: SyncSession) -> FormViewController {
        let name = TextFieldView(session.name, placeholder: localized("Name"))
        name.textField.textContentType = .name
        let screen = FormViewController(
            session.signUpForm, [name, email(session), password(session, .newPassword)], button: localized("Sign Up"),
            busyTitle: localized("Signing Up…")
        ) { _ in session.signUp() }
        screen.title = localized("Sign Up")
        return screen
    }

    private static func email(_ session: SyncSession) -> TextFieldView {
        let view = TextFieldView(session.email, placeholder: localized("Email"))
        view.textField.keyboardType = .emailAddress
        view.textField.textContentType = .username
        view.textField.autocapitalizationType = .none
        view.textField.autocorrectionType = .no
        return view
    }

    private static func password(_ session: SyncSession, _ type: UITextContentType) -> TextFieldView {
        let view = TextFieldView(session.password, placeholder: localized("Password"))
        view.textField.isSecureTextEntry = true
        view.textField.textContentType = type
        return view
    }
}
