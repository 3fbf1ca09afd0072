import Foundation
import UIKitCore

/// An object that prints a document. It shows the pages, and saves the document as a PDF file at a location that the
/// user chooses.
///
/// Set one of `printPageRenderer`, `printFormatter`, `printingItems` and `printingItem`. If several are set, the first
/// in this order is used. An item is an image, the data of an image or of a PDF document, or the URL of such a file. If
/// there are several items, all of them must be images.
@preconcurrency @MainActor
open class UIPrintInteractionController: NSObject {
    /// A closure that receives the controller, whether the document was saved, and an error.
    public typealias CompletionHandler = (UIPrintInteractionController, Bool, (any Error)?) -> Void

    /// The shared controller of the app.
    public static let shared = UIPrintInteractionController()

    /// Whether documents can be printed. It is always true, because documents are saved as files.
    open class var isPrintingAvailable: Bool { true }

    /// The types of the files that can be printed.
    open class var printableUTIs: Set<String> {
        ["com.adobe.pdf", "public.png", "public.jpeg", "com.compuserve.gif", "org.webmproject.webp"]
    }

    /// Returns whether a file can be printed. Reads the file.
    open class func canPrint(_ url: URL) -> Bool { canPrint(item: url) }

    /// Returns whether data can be printed.
    open class func canPrint(_ data: Data) -> Bool { canPrint(item: data) }

    private class func canPrint(item: Any) -> Bool {
        PrintableItem.document(in: item) != nil || PrintableItem.image(in: item) != nil
    }

    /// The properties of the job. The default is nil.
    open var printInfo: UIPrintInfo?

    /// The delegate, held weakly.
    open weak var delegate: (any UIPrintInteractionControllerDelegate)?

    /// Whether the user can choose the paper. The default is false, as on iOS, where printers choose it.
    open var showsPaperSelectionForLoadedPapers = false

    /// Whether the user can choose the orientation. The default is true.
    open var showsPaperOrientation = true

    /// The paper of the job while its options are shown, otherwise nil.
    open var printPaper: UIPrintPaper? { panel?.job.paper }

    /// The renderer that draws the pages.
    open var printPageRenderer: UIPrintPageRenderer?

    /// The formatter that lays out the content on pages.
    open var printFormatter: UIPrintFormatter?

    /// The item to print, which is an image or a PDF document.
    open var printingItem: Any?

    /// The images to print, each on a separate page.
    open var printingItems: [Any]?

    private weak var panel: PrintPanelController?

    /// Creates a controller.
    public override init() { super.init() }

    // MARK: Presentation

    /// Shows the pages as a sheet. Returns false if there is no content to print.
    ///
    /// - Parameter completion: Called after the user saves the document or cancels.
    @discardableResult
    open func present(animated: Bool, completionHandler completion: CompletionHandler? = nil) -> Bool {
        show(animated: animated, completion) { _ in }
    }

    /// Shows the pages in a popover in a wide window, otherwise as a sheet. Returns false if there is no content to
    /// print.
    ///
    /// - Parameters:
    ///   - rect: The source of the popover in the coordinates of `view`, in points.
    ///   - completion: Called after the user saves the document or cancels.
    @discardableResult
    open func present(
        from rect: CGRect, in view: UIView, animated: Bool, completionHandler completion: CompletionHandler? = nil
    ) -> Bool {
        show(animated: animated, completion) { panel in
            panel.modalPresentationStyle = .popover
            panel.popoverPresentationController?.sourceView = view
            panel.popoverPresentationController?.sourceRect = rect
        }
    }

    /// Shows the pages in a popover in a wide window, otherwise as a sheet. Returns false if there is no content to
    /// print.
    ///
    /// - Parameters:
    ///   - item: The source of the popover.
    ///   - completion: Called after the user saves the document or cancels.
    @discardableResult
    open func present(
        from item: UIBarButtonItem, animated: Bool, completionHandler completion: CompletionHandler? = nil
    ) -> Bool {
        show(animated: animated, completion) { panel in
            panel.modalPresentationStyle = .popover
            panel.popoverPresentationController?.barButtonItem = item
        }
    }

    /// Closes the options without saving.
    open func dismiss(animated: Bool) { panel?.close(animated: animated, didSave: false) }

    private func show(
        animated: Bool, _ completion: CompletionHandler?, _ place: (UIViewController) -> Void
    ) -> Bool {
        guard panel == nil, let job = PrintJob(self),
            let parent = delegate?.printInteractionControllerParentViewController(self) ?? Self.topController
        else { return false }
        // The panel retains this controller.
        let panel = PrintPanelController(job, of: self) { didSave in
            self.delegate?.printInteractionControllerDidDismissPrinterOptions(self)
            completion?(self, didSave, nil)
        }
        self.panel = panel
        let navigation = UINavigationController(rootViewController: panel)
        navigation.modalPresentationStyle = .formSheet
        navigation.preferredContentSize = CGSize(width: 400, height: 560)
        place(navigation)
        delegate?.printInteractionControllerWillPresentPrinterOptions(self)
        parent.present(navigation, animated: animated) { [weak self] in
            guard let self else { return }
            delegate?.printInteractionControllerDidPresentPrinterOptions(self)
        }
        return true
    }

    /// The topmost controller of the key window.
    private static var topController: UIViewController? {
        let window: UIWindow? = UIApplication.shared.connectedScenes.lazy.compactMap { $0 as? UIWindowScene }
            .flatMap { $0.windows }.first { $0.isKeyWindow }
        var controller: UIViewController? = window?.rootViewController
        while let presented = controller?.presentedViewController { controller = presented }
        return controller
    }
}
