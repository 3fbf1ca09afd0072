import AppDriver
import CoreGraphics
import Foundation
import UIKitCore

/// A type that can take pictures of what is on the screen.
@preconcurrency @MainActor
public protocol XCUIScreenshotProviding {
    /// Takes a picture.
    func screenshot() -> XCUIScreenshot
}

/// A picture of what was on the screen.
@preconcurrency @MainActor
open class XCUIScreenshot: NSObject {
    /// The picture; nil when no application ran, or the element was not on the screen.
    public let cgImage: CGImage?

    init(image: CGImage?) {
        cgImage = image
    }

    /// The picture, for the kit.
    open var image: UIImage {
        cgImage.map { UIImage(cgImage: $0, scale: UIScreen.main.scale, orientation: .up) } ?? UIImage()
    }

    /// The picture as a PNG file.
    open var pngRepresentation: Data { cgImage.flatMap { $0.pngData() } ?? Data() }
}

/// The screen of the device.
@preconcurrency @MainActor
open class XCUIScreen: NSObject, XCUIScreenshotProviding {
    private static let screen = XCUIScreen()

    /// The screen.
    public class var main: XCUIScreen { screen }

    /// All screens: the one that there is.
    public class var screens: [XCUIScreen] { [screen] }

    /// Takes a picture of the screen.
    open func screenshot() -> XCUIScreenshot { XCUIScreenshot(image: XCUIApplication.running?.screenshot()) }
}

extension XCUIElement: XCUIScreenshotProviding {
    /// Takes a picture of the element's part of the screen.
    public func screenshot() -> XCUIScreenshot {
        guard let picture = session()?.screenshot() else { return XCUIScreenshot(image: nil) }
        let scale: CGFloat = UIScreen.main.scale
        let area: CGRect = frame.applying(CGAffineTransform(scaleX: scale, y: scale)).integral
        let whole = CGRect(x: 0, y: 0, width: picture.width, height: picture.height)
        return XCUIScreenshot(image: area.contains(whole) ? picture : picture.cropping(to: area.intersection(whole)))
    }
}
