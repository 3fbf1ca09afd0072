import FileBrowsing
import Foundation
import PlatformHost
import UIKitAlerts
import UIKitCore

/// A choice of files in a dialog of the desktop or, if the desktop has none, in the kit's file chooser.
///
/// Present the controller, or a controller that contains it. While the dialog of the desktop is open, a dimming view
/// covers the window. If the dialog fails, the presented controller is presented again, as a form sheet with the kit's
/// file chooser.
package final class FileChoiceController: UIViewController, UIAdaptivePresentationControllerDelegate {
    private let request: FileChooserRequest
    private let onEnd: ([URL]?) -> Void
    /// A closure that is called after a gesture dismisses the controller, in place of `onEnd`.
    var onDismiss: (() -> Void)?
    /// The kit's file chooser; nil while the desktop's is used.
    private var chooser: FileChooserController?
    private var dialog: (any HostFileDialog)?
    private var hasBegun = false
    /// Whether a dialog of the desktop has failed.
    private(set) var hasFailed = false

    /// Whether the desktop has file dialogs.
    static var hasDesktop: Bool { UIApplication.shared.host?.fileChooser != nil }

    /// Creates a choice. `onEnd` is called with the chosen files or folders, or nil if the user cancels.
    package init(_ request: FileChooserRequest, onEnd: @escaping ([URL]?) -> Void) {
        self.request = request
        self.onEnd = onEnd
        super.init(nibName: nil, bundle: nil)
        preferredContentSize = CGSize(width: 560, height: 620)
    }

    package required init?(coder: NSCoder) { nil }

    private var usesDesktop: Bool { FileChoiceController.hasDesktop && !hasFailed }

    package override var modalPresentationStyle: UIModalPresentationStyle {
        get { usesDesktop ? .overFullScreen : .formSheet }
        set { super.modalPresentationStyle = newValue }
    }

    package override var modalTransitionStyle: UIModalTransitionStyle {
        get { usesDesktop ? .crossDissolve : .coverVertical }
        set { super.modalTransitionStyle = newValue }
    }

    // MARK: Appearance

    package override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        // The presentation of a picker that contains this controller belongs to the picker.
        if parent == nil, let presentationController, presentationController.delegate == nil {
            presentationController.delegate = self
        }
        guard !hasBegun else { return }
        hasBegun = true
        // A controller that is not presented, or is inside another controller of the app, has no dimming view.
        guard presentedOwner?.modalPresentationStyle == .overFullScreen, usesDesktop else { return showChooser() }
        let shade = DesktopDialogView()
        shade.frame = view.bounds
        shade.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        shade.onCancel = { [weak self] in self?.cancel() }
        view.addSubview(shade)
    }

    package override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if chooser == nil, dialog == nil { showDialog() }
    }

    package override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        closeDialog()
    }

    /// Calls `onDismiss` after a gesture dismisses the controller.
    package func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { onDismiss?() }

    /// This controller or the picker that contains it, if it is presented.
    private var presentedOwner: UIViewController? {
        let owner: UIViewController = (parent as? UIDocumentPickerViewController) ?? self
        return owner.parent == nil && owner.presentingViewController != nil ? owner : nil
    }

    // MARK: The kit's file chooser

    private func showChooser() {
        let chooser = FileChooserController(request) { [weak self] in self?.onEnd($0) }
        self.chooser = chooser
        addChild(chooser)
        chooser.view.frame = view.bounds
        chooser.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(chooser.view)
        chooser.didMove(toParent: self)
    }

    // MARK: The desktop's dialog

    private func showDialog() {
        guard let host = UIApplication.shared.host?.fileChooser, let window = view.window?.windowScene?.hostWindow
        else {
            return useChooser()
        }
        dialog = host.show(request.hostRequest, above: window) { [weak self] in self?.dialogDidEnd($0) }
    }

    private func closeDialog() {
        dialog?.close()
        dialog = nil
    }

    private func cancel() {
        closeDialog()
        onEnd(nil)
    }

    private func dialogDidEnd(_ answer: HostFileAnswer) {
        dialog = nil
        switch answer {
        case .chosen(let urls): finish(urls)
        case .canceled: onEnd(nil)
        case .failed(let reason):
            Diagnostics.warn("\(reason) The kit's file chooser is shown instead.")
            useChooser()
        }
    }

    private func finish(_ urls: [URL]) {
        guard case .saving(let files, let moving) = request.purpose else { return onEnd(urls) }
        guard urls.count == files.count else {
            return dialogDidEnd(
                .failed("The desktop's file dialog returned \(urls.count) of \(files.count) locations."))
        }
        do {
            try FileSaving.put(files, at: urls, moving: moving)
            onEnd(urls)
        } catch {
            report(error)
        }
    }

    /// Replaces the dimming view with the kit's file chooser.
    private func useChooser() {
        hasFailed = true
        for subview in view.subviews { subview.removeFromSuperview() }
        showChooser()
        guard let owner = presentedOwner, let presenter = owner.presentingViewController else { return }
        presenter.dismiss(animated: false) { presenter.present(owner, animated: true) }
    }

    /// Shows an error. Then the user can choose again.
    func report(_ problem: FileProblem) {
        if let chooser { return chooser.report(problem) }
        let alert = UIAlertController(title: nil, message: problem.sentence, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default) { [weak self] _ in self?.showDialog() })
        present(alert, animated: true)
    }
}
