import Foundation
import UIKitCore

// Icons in addition to the app's own.
extension UIApplication {
    /// Whether the app has icons in addition to its own: those under `CFBundleAlternateIcons` in its `Info.plist`.
    public var supportsAlternateIcons: Bool { !AlternateIcons.current.isEmpty }

    /// The name of the icon that is shown; nil for the app's own.
    public var alternateIconName: String? {
        ChosenIcon.name.flatMap { AlternateIcons.current.contains($0) ? $0 : nil }
    }

    /// Shows an icon of the app in the task bar and the window switcher, now and after the next launch.
    ///
    /// iOS informs the user in an alert. Here, the user sees the icon change.
    ///
    /// - Parameters:
    ///   - alternateIconName: The name of an icon under `CFBundleAlternateIcons`; nil for the app's own icon.
    ///   - completionHandler: Called after the turn, with an error if there is no such icon.
    public func setAlternateIconName(
        _ alternateIconName: String?, completionHandler: (@MainActor @Sendable ((any Error)?) -> Void)? = nil
    ) {
        let failure: NSError? = iconError(alternateIconName)
        if failure == nil, ChosenIcon.name != alternateIconName {
            ChosenIcon.name = alternateIconName
            for scene in windowScenes { WindowIcon.show(on: scene.hostWindow, name: name) }
        }
        if let completionHandler { afterTurn { completionHandler(failure) } }
    }

    /// Shows an icon of the app.
    ///
    /// - Throws: An error in `NSCocoaErrorDomain` if there is no such icon.
    public func setAlternateIconName(_ alternateIconName: String?) async throws {
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
            setAlternateIconName(alternateIconName) { error in
                if let error { continuation.resume(throwing: error) } else { continuation.resume() }
            }
        }
    }

    private func iconError(_ name: String?) -> NSError? {
        guard let name, !AlternateIcons.current.contains(name) else { return nil }
        let isSupported: Bool = supportsAlternateIcons
        let sentence =
            isSupported
            ? "The icon “\(name)” does not exist. Add it to CFBundleAlternateIcons in Info.plist."
            : "The app has only one icon. List others under CFBundleAlternateIcons in Info.plist."
        return NSError(
            domain: NSCocoaErrorDomain, code: isSupported ? NSFileNoSuchFileError : 3328,
            userInfo: [NSLocalizedDescriptionKey: sentence])
    }
}
