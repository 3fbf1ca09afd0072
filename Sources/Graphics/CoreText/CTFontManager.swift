import CoreGraphics
import Foundation
import TextLayout

/// The programs that can use a registered font.
///
/// Engawa registers fonts for the process only, regardless of the scope.
public enum CTFontManagerScope: UInt32, Sendable {
    /// No program.
    case none = 0
    /// This process.
    case process = 1
    /// The programs of the user, even after the process has ended.
    case persistent = 2
    /// The programs of the user's session.
    case session = 3

    /// The programs of the user, even after the process has ended.
    public static let user = CTFontManagerScope.persistent
}

/// Registers the fonts in a file, and returns whether it contains fonts. `UIFont` finds them by their PostScript names
/// and families.
///
/// - Parameter error: Receives a reason if there are no fonts. Release it with `takeRetainedValue()`.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
    _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    if let path = fontURL.path, !FontDescription.registerFonts(atPath: path).isEmpty { return true }
    fail("\(fontURL.path ?? "The URL") contains no font that can be read.", error)
    return false
}

/// Registers the fonts in several files.
///
/// - Parameter registrationHandler: Called once, with the errors for files that contain no fonts.
public func CTFontManagerRegisterFontURLs(
    _ fontURLs: CFArray, _ scope: CTFontManagerScope, _ enabled: Bool,
    _ registrationHandler: ((CFArray, Bool) -> Bool)?
) {
    var errors: [NSError] = []
    for case let url as URL in fontURLs {
        var error: Unmanaged<CFError>?
        if !CTFontManagerRegisterFontsForURL(url as CFURL, scope, &error), let error {
            errors.append(error.takeRetainedValue())
        }
    }
    _ = registrationHandler?(errors as CFArray, true)
}

/// Registers a font in memory, and returns whether it could be registered. `UIFont` finds it by its PostScript name and
/// its family.
///
/// - Parameter error: Receives a reason if the font cannot be registered. Release it with `takeRetainedValue()`.
@discardableResult
public func CTFontManagerRegisterGraphicsFont(
    _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    if font.register() { return true }
    fail("The font \(font.postScriptName ?? "without a name") cannot be registered.", error)
    return false
}

private func fail(_ sentence: String, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?) {
    // The domain of Apple's font manager, and its code for a file that does not exist.
    let reason = NSError(
        domain: "com.apple.CoreText.CTFontManagerErrorDomain", code: 101,
        userInfo: [NSLocalizedDescriptionKey: sentence])
    error?.pointee = .passRetained(reason)
}
