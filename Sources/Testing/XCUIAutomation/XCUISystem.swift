import Foundation
import UIKitCore

/// The system that the application under test runs on.
@preconcurrency @MainActor
open class XCUISystem: NSObject {
    /// Opens a URL in its default application.
    ///
    /// Here, only the application under test can open URLs, if its `Info.plist` declares their schemes. Other URLs
    /// cause a failure.
    open func open(_ url: URL) {
        let types: [[String: Any]] =
            Bundle.main.object(forInfoDictionaryKey: "CFBundleURLTypes") as? [[String: Any]] ?? []
        let schemes: [String] = types.flatMap { $0["CFBundleURLSchemes"] as? [String] ?? [] }
        guard let scheme = url.scheme, schemes.contains(where: { $0.lowercased() == scheme.lowercased() }) else {
            return AutomationFailure.record(
                "No application opens \(url). The application declares the URL schemes \(schemes).")
        }
        XCUIApplication().open(url)
    }
}

extension XCUIDevice {
    private static let deviceSystem = XCUISystem()

    /// The system of the device.
    public var system: XCUISystem { XCUIDevice.deviceSystem }
}
