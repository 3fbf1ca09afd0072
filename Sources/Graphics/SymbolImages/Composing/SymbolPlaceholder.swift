import CoreGraphics
import Foundation
import Synchronization

/// The placeholder for symbols without a picture.
enum SymbolPlaceholder {
    /// Returns a question mark in a dashed square. The first call for each name writes a message to standard error.
    static func picture(for name: String, composer: SymbolComposer) -> SymbolPicture? {
        report(name)
        return SymbolExpression(composer: composer).picture(of: "=square.dashed + =questionmark %55", isSolid: false)
    }

    private static func report(_ name: String) {
        guard reported.withLock({ $0.insert(name).inserted }) else { return }
        let isInstalled: Bool = OutlineIcon.shapes(named: "house") != nil && GlyphIcon.shapes(codePoint: 0xE88A) != nil
        let reason =
            isInstalled
            ? "The symbol \"\(name)\" has no picture"
            : "The symbol \"\(name)\" needs the Debian packages bootstrap-icons and"
                + " fonts-material-design-icons-iconfont, which are not installed"
        FileHandle.standardError.write(Data("\(reason): a placeholder is drawn.\n".utf8))
    }

    /// The names for which a message was written.
    static var reportedNames: Set<String> { reported.withLock { $0 } }

    private static let reported = Mutex<Set<String>>([])
}
