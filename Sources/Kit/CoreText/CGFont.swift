import CoreGraphics
import Foundation
import Synchronization
import TextLayout

/// A font without a size: a font with a name, or a font in memory, to be registered with
/// `CTFontManagerRegisterGraphicsFont`.
///
/// A `CATextLayer` and a context draw with it, and `CTFontCreateWithGraphicsFont` adds a size.
public final class CGFont: Sendable {
    /// A temporary file with the bytes of a font in memory, because only files can be registered; nil for a font with a
    /// name.
    private let file: URL?
    private let names: FontNames

    /// Creates the font with a PostScript name or a full name, such as `HelveticaNeue-Bold`, or returns nil if the font
    /// is neither installed nor registered nor a font of iOS.
    public init?(_ name: CFString) {
        guard let face = FontName(name as String).face(size: 1) else { return nil }
        file = nil
        let style: String = face.appleFace?.style ?? FontName(face.postScriptName).style
        names = FontNames(postScriptName: face.postScriptName, fullName: "\(face.familyName) \(style)")
    }

    /// Creates the font from the bytes of a font file, or returns nil if the bytes contain no font.
    public init?(_ provider: CGDataProvider) {
        guard let data = provider.data else { return nil }
        let file: URL = FileManager.default.temporaryDirectory.appendingPathComponent("font-\(UUID().uuidString)")
        guard (try? (data as Data).write(to: file)) != nil else { return nil }
        guard let names = FontDescription.names(ofFile: file.path).first else {
            try? FileManager.default.removeItem(at: file)
            return nil
        }
        self.file = file
        self.names = names
    }

    /// The PostScript name, such as `Poppins-SemiBold`, or nil if the font has none.
    public var postScriptName: CFString? { names.postScriptName as CFString? }

    /// The name with the family and the style, such as `Poppins SemiBold`, or nil if the font has none.
    public var fullName: CFString? { names.fullName as CFString? }

    deinit { removeFile() }

    private func removeFile() {
        if let file { try? FileManager.default.removeItem(at: file) }
    }

    /// The registered fonts, whose files must exist until the process ends.
    private static let registered = Mutex<[CGFont]>([])

    /// Whether a font with the PostScript name can be used.
    var isRegistered: Bool {
        guard file != nil else { return true }
        guard let name = names.postScriptName else { return false }
        return FontDescription(registeredName: name, size: 1) != nil
    }

    /// Registers the font if it is in memory, so that text can be drawn with it.
    func prepare() {
        if !isRegistered { _ = register() }
    }

    /// Registers a font in memory.
    func register() -> Bool {
        guard let file, !FontDescription.registerFonts(atPath: file.path).isEmpty else { return false }
        CGFont.registered.withLock { fonts in
            if fonts.isEmpty { atexit { CGFont.registered.withLock { for font in $0 { font.removeFile() } } } }
            fonts.append(self)
        }
        return true
    }
}
