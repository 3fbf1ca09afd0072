import UIKit

final class NotesViewController: UIViewController, UITextViewDelegate {

    private let textView = UITextView()
    private let blur = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    private let generator = UIImpactFeedbackGenerator(style: .light)

    override var preferredStatusBarStyle: UIStatusBarStyle {
        .lightContent
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Notes"
        navigationController?.navigationBar.prefersLargeTitles = true
        navigationItem.largeTitleDisplayMode = .always
        textView.delegate = self
        textView.frame = view.bounds
        view.addSubview(blur)
        view.addSubview(textView)
        setNeedsStatusBarAppearanceUpdate()
        NotificationCenter.default.addObserver(self, selector: #selector(keyboardWillShow(_:)), name: UIResponder.keyboardWillShowNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
        textView.contentInset.bottom = frame?.height ?? 0
    }

    @objc func share(_ sender: UIBarButtonItem) {
        generator.impactOccurred()
        let controller = UIActivityViewController(activityItems: [textView.text ?? ""], applicationActivities: nil)
        controller.completionWithItemsHandler = { _, _, _, _ in }
        present(controller, animated: true)
    }

    func textViewDidChange(_ textView: UITextView) {
        title = textView.text
    }
}
