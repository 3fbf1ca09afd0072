import Foundation
import UIKitCore

/// Methods that a document browser calls. All methods are optional.
@preconcurrency @MainActor
public protocol UIDocumentBrowserViewControllerDelegate: NSObjectProtocol {
    /// Called after the user chooses documents.
    func documentBrowser(_ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL])
    /// Called with the chosen documents if `documentBrowser(_:didPickDocumentsAt:)` is not implemented.
    func documentBrowser(_ controller: UIDocumentBrowserViewController, didPickDocumentURLs documentURLs: [URL])
    /// Called when the user requests a new document. Create one in a folder for temporary files, and pass it to the
    /// handler with `UIDocumentBrowserViewController.ImportMode.move` or `copy`, or pass nil and `none`.
    func documentBrowser(
        _ controller: UIDocumentBrowserViewController,
        didRequestDocumentCreationWithHandler importHandler:
            @escaping (URL?, UIDocumentBrowserViewController.ImportMode) -> Void)
    /// Called after a document is copied or moved into a folder.
    func documentBrowser(
        _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL,
        toDestinationURL destinationURL: URL)
    /// Called after copying or moving a document fails.
    func documentBrowser(
        _ controller: UIDocumentBrowserViewController, failedToImportDocumentAt documentURL: URL, error: (any Error)?)
    /// Returns activities of the app for the share sheet.
    func documentBrowser(
        _ controller: UIDocumentBrowserViewController, applicationActivitiesForDocumentURLs documentURLs: [URL]
    ) -> [UIActivity]
    /// Called before a share sheet is presented.
    func documentBrowser(
        _ controller: UIDocumentBrowserViewController, willPresent activityViewController: UIActivityViewController)
}

/// The default implementations of the optional methods.
extension UIDocumentBrowserViewControllerDelegate {
    public func documentBrowser(
        _ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL]
    ) { documentBrowser(controller, didPickDocumentURLs: documentURLs) }

    public func documentBrowser(
        _ controller: UIDocumentBrowserViewController, didPickDocumentURLs documentURLs: [URL]
    ) {}

    public func documentBrowser(
        _ controller: UIDocumentBrowserViewController,
        didRequestDocumentCreationWithHandler importHandler:
            @escaping (URL?, UIDocumentBrowserViewController.ImportMode) -> Void
    ) { importHandler(nil, .none) }

    public func documentBrowser(
        _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL,
        toDestinationURL destinationURL: URL
    ) {}

    public func documentBrowser(
        _ controller: UIDocumentBrowserViewController, failedToImportDocumentAt documentURL: URL, error: (any Error)?
    ) {}

    public func documentBrowser(
        _ controller: UIDocumentBrowserViewController, applicationActivitiesForDocumentURLs documentURLs: [URL]
    ) -> [UIActivity] { [] }

    public func documentBrowser(
        _ controller: UIDocumentBrowserViewController, willPresent activityViewController: UIActivityViewController
    ) {}
}
