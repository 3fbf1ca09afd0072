import Foundation
import UIKitCore

/// A service that requests the app's content as a PDF when the user takes a screenshot.
///
/// Desktops do not provide this service, so the screenshot service of every scene is nil.
@preconcurrency @MainActor
open class UIScreenshotService: NSObject {
    /// The object that provides the PDF, held weakly.
    open weak var delegate: (any UIScreenshotServiceDelegate)?

    /// The scene of which the user takes a screenshot.
    public private(set) weak var windowScene: UIWindowScene?
}

/// An object that provides the content of a scene as a PDF.
@preconcurrency @MainActor
public protocol UIScreenshotServiceDelegate: NSObjectProtocol {
    /// Called to request the content. Call the handler with the PDF, the index of the visible page, and the visible
    /// rectangle in the coordinates of the page.
    func screenshotService(
        _ screenshotService: UIScreenshotService,
        generatePDFRepresentationWithCompletion completionHandler: @escaping (Data?, Int, CGRect) -> Void)
}

extension UIScreenshotServiceDelegate {
    public func screenshotService(
        _ screenshotService: UIScreenshotService,
        generatePDFRepresentationWithCompletion completionHandler: @escaping (Data?, Int, CGRect) -> Void
    ) { completionHandler(nil, 0, .zero) }
}

extension UIWindowScene {
    /// The screenshot service of the scene. It is always nil.
    public var screenshotService: UIScreenshotService? { nil }
}
