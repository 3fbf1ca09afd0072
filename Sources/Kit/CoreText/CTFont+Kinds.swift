import CoreGraphics
import Foundation
import UIKitDrawing

/// The purpose of a font of the user interface.
///
/// Difference from Apple's type: The fonts of menus, windows, palettes and tool tips of macOS are not available.
public enum CTFontUIFontType: UInt32, Sendable {
    /// The text of the user.
    case user = 0
    /// Text of the user whose characters have the same width.
    case userFixedPitch = 1
    /// The system font.
    case system = 2
    /// The bold system font.
    case emphasizedSystem = 3
    /// The small system font.
    case smallSystem = 4
    /// The small, bold system font.
    case smallEmphasizedSystem = 5
    /// The smallest system font.
    case miniSystem = 6
    /// The smallest, bold system font.
    case miniEmphasizedSystem = 7
    /// The text of views.
    case views = 8
    /// The text of an app.
    case application = 9
    /// Labels.
    case label = 10

    fileprivate var standardSize: CGFloat {
        switch self {
        case .system, .emphasizedSystem: 13
        case .smallSystem, .smallEmphasizedSystem: 11
        case .miniSystem, .miniEmphasizedSystem: 9
        case .userFixedPitch, .label: 10
        case .user, .views, .application: 12
        }
    }
}

/// Returns a font of the user interface.
///
/// - Parameters:
///   - size: The size in points, or 0 for the standard size of the purpose.
///   - language: The language of the text. The font contains the characters of all languages.
public func CTFontCreateUIFontForLanguage(
    _ uiType: CTFontUIFontType, _ size: CGFloat, _ language: CFString?
) -> CTFont? {
    let size: CGFloat = size > 0 ? size : uiType.standardSize
    switch uiType {
    case .userFixedPitch: return .monospacedSystemFont(ofSize: size, weight: .regular)
    case .emphasizedSystem, .smallEmphasizedSystem, .miniEmphasizedSystem: return .boldSystemFont(ofSize: size)
    case .user, .system, .smallSystem, .miniSystem, .views, .application, .label: return .systemFont(ofSize: size)
    }
}

/// Returns the font that draws the start of a range of a string: the font itself if it contains the first characters,
/// otherwise one that does.
public func CTFontCreateForString(_ currentFont: CTFont, _ string: CFString, _ range: CFRange) -> CTFont {
    let part: String = string.substring(with: NSRange(location: range.location, length: range.length))
    let line = CTLine(NSAttributedString(string: part, attributes: [.font: currentFont]))
    return line.runs.first { CTRunGetStringRange($0).location == 0 }?.font ?? currentFont
}
