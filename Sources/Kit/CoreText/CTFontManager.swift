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

/// Registers the fonts in a file, and returns whether they were registered. `UIFont` finds them by their PostScript
/// names and families.
///
/// - Parameter error: Receives a reason if there are no fonts, or if they are already registered. Release it with
///   `takeRetainedValue()`.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
    _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    let url = fontURL as URL
    let path = url.path
    guard url.isFileURL, FileManager.default.fileExists(atPath: path) else {
        return fail(.fileNotFound, "\(url.isFileURL ? path : url.absoluteString) is not an existing file.", error)
    }
    if FontDescription.isRegistered(path: path) {
        return fail(.alreadyRegistered, "The fonts in \(path) are already registered.", error)
    }
    if !FontDescription.registerFonts(atPath: path).isEmpty { return true }
    return fail(.unrecognizedFormat, "\(path) contains no font that can be read.", error)
}

/// Registers the fonts in several files.
///
/// - Parameter registrationHandler: Called once, with the errors for files whose fonts were not registered.
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
/// - Parameter error: Receives a reason if the font cannot be registered, for example because a font with its name is
///   registered. Release it with `takeRetainedValue()`.
@discardableResult
public func CTFontManagerRegisterGraphicsFont(
    _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    let name: String = font.postScriptName.map { $0 as String } ?? "without a name"
    if font.isRegistered { return fail(.alreadyRegistered, "The font \(name) is already registered.", error) }
    if font.register() { return true }
    return fail(.unrecognizedFormat, "The font \(name) cannot be registered.", error)
}

/// The codes of Apple's font manager.
private enum FontManagerError: Int {
    case fileNotFound = 101
    case unrecognizedFormat = 103
    case alreadyRegistered = 105
}

/// Stores a reason, and returns false.
private func fail(
    _ code: FontManagerError, _ sentence: String, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    let reason = NSError(
        domain: "com.apple.CoreText.CTFontManagerErrorDomain", code: code.rawValue,
        userInfo: [NSLocalizedDescriptionKey: sentence])
    error?.pointee = .passRetained(reason)
    return false
}
