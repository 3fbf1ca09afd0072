import FileBrowsing
import Foundation
import UIKitCore
import UniformTypeIdentifiers

/// An object that shows a preview of a file, or a share sheet for it. Retain the object while the preview or the sheet
/// is visible.
@preconcurrency @MainActor
open class UIDocumentInteractionController: NSObject {
    /// The file.
    open var url: URL?

    /// The name to show to the user. The default is the name of the file.
    open var name: String? {
        get { storedName ?? url?.lastPathComponent }
        set { storedName = newValue }
    }

    private var storedName: String?

    /// The identifier of the type. By default, the extension of the file determines it.
    open var uti: String? {
        get { storedType ?? url.flatMap { UTType(filenameExtension: $0.pathExtension)?.identifier } }
        set { storedType = newValue }
    }

    private var storedType: String?

    /// The delegate, held weakly.
    open weak var delegate: (any UIDocumentInteractionControllerDelegate)?

    private weak var preview: UIViewController?
    private weak var sheet: UIActivityViewController?

    /// Creates a controller for a file.
    public init(url: URL) { self.url = url }

    // MARK: Preview

    /// Shows the file over the controller that the delegate returns. Returns false if there is no file or no delegate.
    open func presentPreview(animated: Bool) -> Bool {
        guard let url, let presenter = delegate?.documentInteractionControllerViewControllerForPreview(self) else {
            return false
        }
        delegate?.documentInteractionControllerWillBeginPreview(self)
        let page = FilePreviewController(url, title: name)
        page.onEnd = { [weak self] in
            guard let self else { return }
            self.preview = nil
            self.delegate?.documentInteractionControllerDidEndPreview(self)
        }
        if let navigation = presenter as? UINavigationController {
            navigation.pushViewController(page, animated: animated)
            preview = page
            return true
        }
        page.navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .done,
            primaryAction: UIAction { [weak self] _ in self?.dismissPreview(animated: true) })
        let navigation = UINavigationController(rootViewController: page)
        navigation.modalPresentationStyle = .fullScreen
        presenter.present(navigation, animated: animated)
        preview = navigation
        return true
    }

    /// Removes the preview.
    open func dismissPreview(animated: Bool) {
        guard let shown = preview else { return }
        preview = nil
        if let navigation = shown.navigationController {
            navigation.popViewController(animated: animated)
        } else {
            // A dismissal by the preview itself would remove only a share sheet over it.
            shown.presentingViewController?.dismiss(animated: animated)
        }
    }

    // MARK: Menus

    /// Shows the actions for the file in a share sheet. Returns false if there is no file, or no window with a view
    /// controller.
    open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool {
        present(from: view, rect, nil, animated: animated, isOpenIn: false)
    }

    /// Shows the actions for the file in a share sheet beside a bar button item.
    open func presentOptionsMenu(from item: UIBarButtonItem, animated: Bool) -> Bool {
        present(from: nil, .null, item, animated: animated, isOpenIn: false)
    }

    /// Shows a share sheet beside a rectangle, with only the action that opens the file. Returns false if there is no
    /// file, if no application opens the scheme of its URL, or if there is no window with a view controller.
    open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool {
        present(from: view, rect, nil, animated: animated, isOpenIn: true)
    }

    /// Shows a share sheet beside a bar button item, with only the action that opens the file.
    open func presentOpenInMenu(from item: UIBarButtonItem, animated: Bool) -> Bool {
        present(from: nil, .null, item, animated: animated, isOpenIn: true)
    }

    private func present(
        from view: UIView?, _ rect: CGRect, _ item: UIBarButtonItem?, animated: Bool, isOpenIn: Bool
    ) -> Bool {
        let window: UIWindow? = view?.window ?? UIApplication.shared.keyWindow
        guard let url, var presenter = window?.rootViewController else { return false }
        while let next = presenter.presentedViewController, !next.isBeingDismissed { presenter = next }
        let sheet = UIActivityViewController(activityItems: [url], applicationActivities: nil)
        if isOpenIn {
            sheet.excludedActivityTypes = DesktopActivity.all().compactMap(\.activityType)
                .filter { $0 != .openInDefaultApplication }
            guard !sheet.activities().actions.isEmpty else { return false }
        }
        sheet.popoverPresentationController?.sourceView = view
        sheet.popoverPresentationController?.sourceRect = rect
        sheet.popoverPresentationController?.barButtonItem = item
        sheet.completionWithItemsHandler = { [weak self, weak sheet] _, _, _, _ in
            // After the user cancels an activity, the sheet stays.
            guard let self, sheet?.hasEnded != false else { return }
            if isOpenIn {
                self.delegate?.documentInteractionControllerDidDismissOpenInMenu(self)
            } else {
                self.delegate?.documentInteractionControllerDidDismissOptionsMenu(self)
            }
        }
        if isOpenIn {
            delegate?.documentInteractionControllerWillPresentOpenInMenu(self)
        } else {
            delegate?.documentInteractionControllerWillPresentOptionsMenu(self)
        }
        presenter.present(sheet, animated: animated)
        self.sheet = sheet
        return true
    }

    /// Removes the share sheet.
    open func dismissMenu(animated: Bool) {
        // A dismissal by the sheet itself would remove only the controller of an activity over it.
        sheet?.presentingViewController?.dismiss(animated: animated)
    }
}

/// Methods that a document interaction controller calls. All methods are optional.
@preconcurrency @MainActor
public protocol UIDocumentInteractionControllerDelegate: NSObjectProtocol {
    /// Returns the controller over which the preview is shown. If it is a navigation controller, it pushes the preview.
    func documentInteractionControllerViewControllerForPreview(
        _ controller: UIDocumentInteractionController
    ) -> UIViewController
    /// Called before the preview is shown.
    func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController)
    /// Called after the preview is removed.
    func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController)
    /// Called before the share sheet of the options menu is shown.
    func documentInteractionControllerWillPresentOptionsMenu(_ controller: UIDocumentInteractionController)
    /// Called after the share sheet of the options menu is removed.
    func documentInteractionControllerDidDismissOptionsMenu(_ controller: UIDocumentInteractionController)
    /// Called before the share sheet of the Open In menu is shown.
    func documentInteractionControllerWillPresentOpenInMenu(_ controller: UIDocumentInteractionController)
    /// Called after the share sheet of the Open In menu is removed.
    func documentInteractionControllerDidDismissOpenInMenu(_ controller: UIDocumentInteractionController)
}

/// The default implementations of the optional methods. The preview is shown over the frontmost controller.
extension UIDocumentInteractionControllerDelegate {
    public func documentInteractionControllerViewControllerForPreview(
        _ controller: UIDocumentInteractionController
    ) -> UIViewController {
        var presenter: UIViewController = UIApplication.shared.keyWindow?.rootViewController ?? UIViewController()
        while let next = presenter.presentedViewController { presenter = next }
        return presenter
    }
    public func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController) {}
    public func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController) {}
    public func documentInteractionControllerWillPresentOptionsMenu(_ controller: UIDocumentInteractionController) {}
    public func documentInteractionControllerDidDismissOptionsMenu(_ controller: UIDocumentInteractionController) {}
    public func documentInteractionControllerWillPresentOpenInMenu(_ controller: UIDocumentInteractionController) {}
    public func documentInteractionControllerDidDismissOpenInMenu(_ controller: UIDocumentInteractionController) {}
}
