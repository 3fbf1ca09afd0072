import CoreGraphics
import Foundation
import Synchronization
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

    deinit { removeFile() }

    private func removeFile() { try? FileManager.default.removeItem(at: file) }

    /// The registered fonts, whose files must exist until the process ends.
    private static let registered = Mutex<[CGFont]>([])

    /// Whether a font with the PostScript name is registered.
    var isRegistered: Bool {
        guard let name = names.postScriptName else { return false }
        return FontDescription(registeredName: name, size: 1) != nil
    }

    /// Registers the font.
    func register() -> Bool {
        guard !FontDescription.registerFonts(atPath: file.path).isEmpty else { return false }
        CGFont.registered.withLock { fonts in
            if fonts.isEmpty { atexit { CGFont.registered.withLock { for font in $0 { font.removeFile() } } } }
            fonts.append(self)
        }
        return true
    }
}
