import CoreGraphics
import Foundation
import TextLayout

/// A font in memory, to be registered with `CTFontManagerRegisterGraphicsFont`.
///
/// Unlike on Apple platforms, a context cannot draw with it.
public final class CGFont: Sendable {
    /// A temporary file with the bytes of the font, because only files can be registered.
    private let file: URL
    private let names: FontNames

    /// Creates the font from the bytes of a font file, or returns nil if the bytes contain no font.
    public init?(_ provider: CGDataProvider) {
        guard let data = provider.data else { return nil }
        file = FileManager.default.temporaryDirectory.appendingPathComponent("font-\(UUID().uuidString)")
        guard (try? (data as Data).write(to: file)) != nil else { return nil }
        guard let names = FontDescription.names(ofFile: file.path).first else {
            try? FileManager.default.removeItem(at: file)
            return nil
        }
        self.names = names
    }

    /// The PostScript name, such as `Poppins-SemiBold`, or nil if the font has none.
    public var postScriptName: CFString? { names.postScriptName as CFString? }

    /// The name with the family and the style, such as `Poppins SemiBold`, or nil if the font has none.
    public var fullName: CFString? { names.fullName as CFString? }

    /// Registers the font. Its file must exist from then on.
    func register() -> Bool { !FontDescription.registerFonts(atPath: file.path).isEmpty }
}
