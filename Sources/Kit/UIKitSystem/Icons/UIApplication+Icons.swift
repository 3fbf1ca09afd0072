import Foundation
import UIKitCore

// The alternate icons of the app.
extension UIApplication {
    /// Whether the app has alternate icons. Its `Info.plist` lists them under `CFBundleAlternateIcons`.
    public var supportsAlternateIcons: Bool { !AlternateIcons.current.isEmpty }

    /// The name of the shown icon, or nil for the app's primary icon.
    public var alternateIconName: String? {
        ChosenIcon.name.flatMap { AlternateIcons.current.contains($0) ? $0 : nil }
    }

    /// Shows an icon of the app in the task bar and the window switcher, immediately and in later launches.
    ///
    /// Unlike on iOS, no alert notifies the user of the change.
    ///
    /// - Parameters:
    ///   - alternateIconName: The name of an icon in `CFBundleAlternateIcons`, or nil for the app's primary icon.
    ///   - completionHandler: A closure that is called after the turn, with an error if the icon does not exist.
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
    /// - Throws: An error in `NSCocoaErrorDomain` if the icon does not exist.
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
