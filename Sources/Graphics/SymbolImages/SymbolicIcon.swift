import CRSVG
import CoreGraphics

/// A symbolic icon of the icon theme.
struct SymbolicIcon {
    private let file: String

    /// The icon that means what the symbol means, or nil when the theme has none.
    init?(symbol: String) {
        guard let file = Self.icons[symbol] else { return nil }
        self.file = file
    }

    /// Where the icon is, or nil when the theme is not installed.
    var url: URL? {
        for folder in Self.folders {
            let path = "\(folder)/\(file)-symbolic.svg"
            if access(path, R_OK) == 0 { return URL(fileURLWithPath: path) }
        }
        return nil
    }

    /// Draws the icon into a rectangle, and says whether that worked.
    func draw(in context: CGContext, _ rect: CGRect) -> Bool {
        guard let url, let data = try? Data(contentsOf: url) else { return false }
        return context.withCairo { cairo in
            data.withUnsafeBytes { (bytes: UnsafeRawBufferPointer) in
                rsvg_draw(
                    bytes.bindMemory(to: UInt8.self).baseAddress, bytes.count, UnsafeMutableRawPointer(cairo),
                    rect.minX.native, rect.minY.native, rect.width.native, rect.height.native)
            }
        }
    }

    /// The folders of the theme that have symbolic icons, below those that the system looks for data in.
    private static let folders: [String] = {
        let environment = ProcessInfo.processInfo.environment["XDG_DATA_DIRS"] ?? ""
        let roots = environment.isEmpty ? "/usr/local/share:/usr/share" : environment
        let contexts = [
            "actions", "apps", "categories", "devices", "emblems", "emotes", "mimetypes", "places", "status", "ui",
            "legacy",
        ]
        return roots.split(separator: ":").flatMap { root in
            ["scalable", "symbolic"].flatMap { kind in
                contexts.map { "\(root)/icons/Adwaita/\(kind)/\($0)" }
            }
        }
    }()
}
