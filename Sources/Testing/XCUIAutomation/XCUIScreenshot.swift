import AppDriver
import CoreGraphics
import Foundation
import UIKitCore

/// A type that can take screenshots.
@preconcurrency @MainActor
public protocol XCUIScreenshotProviding {
    /// Takes a screenshot.
    func screenshot() -> XCUIScreenshot
}

/// An image of the screen or of an element.
@preconcurrency @MainActor
open class XCUIScreenshot: NSObject {
    /// The image. Nil if no application ran or the element was not on the screen.
    public let cgImage: CGImage?

    init(image: CGImage?) {
        cgImage = image
    }

    /// The screenshot as a `UIImage`. Empty if there is no image.
    open var image: UIImage {
        cgImage.map { UIImage(cgImage: $0, scale: UIScreen.main.scale, orientation: .up) } ?? UIImage()
    }

    /// The screenshot as a PNG file. Empty if there is no image.
    open var pngRepresentation: Data { cgImage.flatMap { $0.pngData() } ?? Data() }
}

/// The screen of the device.
@preconcurrency @MainActor
open class XCUIScreen: NSObject, XCUIScreenshotProviding {
    private static let screen = XCUIScreen()

    /// The screen.
    public class var main: XCUIScreen { screen }

    /// All screens. There is always one.
    public class var screens: [XCUIScreen] { [screen] }

    /// Takes a screenshot of the screen.
    open func screenshot() -> XCUIScreenshot { XCUIScreenshot(image: XCUIApplication.running?.screenshot()) }
}

extension XCUIElement: XCUIScreenshotProviding {
    /// Takes a screenshot of the part of the screen that the element covers.
    public func screenshot() -> XCUIScreenshot {
        guard let picture = session()?.screenshot() else { return XCUIScreenshot(image: nil) }
        let scale = UIScreen.main.scale
        let area = frame.applying(CGAffineTransform(scaleX: scale, y: scale)).integral
        let bounds = CGRect(x: 0, y: 0, width: picture.width, height: picture.height)
        return XCUIScreenshot(image: area.contains(bounds) ? picture : picture.cropping(to: area.intersection(bounds)))
    }
}
