import AppBundles
import Foundation
import UIKitCore

// The names of the device.
extension UIDevice {
    /// The name of the device, which is its model.
    ///
    /// On iOS, only apps with an entitlement receive the name that the user gave the device. Other apps receive the
    /// model, as here.
    public var name: String { model }

    /// The model of the device: `iPad` if the window has the size of a tablet, otherwise `iPhone`.
    public var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }

    /// The model in the user's language, which equals `model`.
    public var localizedModel: String { model }

    /// The name of the operating system for which the app was written: `iPadOS` if the window has the size of a tablet,
    /// otherwise `iOS`.
    public var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }

    /// The version of iOS whose UIKit the kit implements.
    ///
    /// Apps compare it to determine which parts of UIKit they can use. `ProcessInfo` describes the system that runs the
    /// app.
    public var systemVersion: String { "26.0" }

    /// Whether the app can do work in the background. It is always true.
    public var isMultitaskingSupported: Bool { true }

    /// The identifier of the device for apps of the same vendor.
    ///
    /// Apps whose bundle identifiers differ only in the last component share the identifier. It is random, and stored
    /// in a folder that these apps share. A program without a bundle identifier has a different identifier each time it
    /// runs.
    public var identifierForVendor: UUID? { VendorIdentifier.current }
}

/// Stores the device's identifier for apps of the same vendor.
enum VendorIdentifier {
    private static let ofProcess = UUID()

    static var current: UUID {
        guard let identifier = Bundle.main.bundleIdentifier,
            let folder = Sandbox.groupFolder(identifier: "vendor." + vendor(of: identifier))
        else { return ofProcess }
        return stored(in: folder)
    }

    /// Returns the part of a bundle identifier that the vendor's apps have in common.
    static func vendor(of identifier: String) -> String {
        let parts: [Substring] = identifier.split(separator: ".")
        return parts.count > 2 ? parts.dropLast().joined(separator: ".") : identifier
    }

    /// Returns the identifier in a folder, and creates it if it does not exist.
    static func stored(in folder: URL) -> UUID {
        let file: URL = folder.appendingPathComponent("identifier")
        if let text = try? String(contentsOf: file, encoding: .utf8), let identifier = UUID(uuidString: text) {
            return identifier
        }
        do {
            try Data(ofProcess.uuidString.utf8).write(to: file, options: .atomic)
        } catch {
            Diagnostics.warn(
                "The identifier for the vendor cannot be saved in \(file.path): \(error.localizedDescription) "
                    + "It will be different when the app runs again.")
        }
        return ofProcess
    }
}
