import Foundation
import UIKitCore

/// A service that asks the app for its content as a PDF when the user takes a screenshot.
///
/// Desktops have no such service, so that no scene has one.
@preconcurrency @MainActor
open class UIScreenshotService: NSObject {
    /// The object that provides the PDF, held weakly.
    open weak var delegate: (any UIScreenshotServiceDelegate)?

    /// The scene of which the user takes a screenshot.
    public private(set) weak var windowScene: UIWindowScene?
}

/// A method that provides the content of a scene as a PDF.
@preconcurrency @MainActor
public protocol UIScreenshotServiceDelegate: NSObjectProtocol {
    /// Called to provide the content. Call the handler with the PDF, the index of the visible page, and the visible
    /// part of that page in its coordinates.
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
    /// The service that takes screenshots of the scene. Always nil.
    public var screenshotService: UIScreenshotService? { nil }
}
