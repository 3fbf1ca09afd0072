import ClassRuntime
import CoreGraphics
import Foundation
import PlatformHost
import UIKitCore

/// The icon of the application's window in task bars and switchers.
@MainActor
enum WindowIcon {
    /// The width and height of the icon, in pixels.
    private static let side = 64

    /// Sets the icon to the application's icon or, if it has none, to the first letter of its name.
    static func show(on window: any HostWindow, name: String) {
        let bytes = UnsafeMutableRawPointer.allocate(byteCount: side * side * 4, alignment: 64)
        defer { bytes.deallocate() }
        bytes.initializeMemory(as: UInt8.self, repeating: 0, count: side * side * 4)
        guard let context = CGContext(pixels: bytes, width: side, height: side, bytesPerRow: side * 4, scale: 1)
        else { return }
        UIGraphicsPushContext(context)
        let frame = CGRect(x: 0, y: 0, width: side, height: side)
        if let image = icon {
            image.draw(in: frame)
        } else {
            drawLetter(of: name, in: frame)
        }
        UIGraphicsPopContext()
        window.setIcon(HostSurface(pixels: bytes, width: side, height: side, bytesPerRow: side * 4))
    }

    /// The icon set or the largest icon file that the bundle's `Info.plist` names, or the image `AppIcon`.
    private static var icon: UIImage? {
        let delegate: String = UIApplication.shared.delegate.map { String(reflecting: type(of: $0)) } ?? ""
        let information: [String: Any] = ApplicationInformation(module: String(delegate.prefix { $0 != "." })).values
        let primary = (information["CFBundleIcons"] as? [String: Any])?["CFBundlePrimaryIcon"] as? [String: Any]
        let files: [String] = (primary?["CFBundleIconFiles"] as? [String] ?? []).reversed()
        let set: String? = (primary?["CFBundleIconName"] ?? information["CFBundleIconName"]) as? String
        let names: [String?] = [set] + files + [information["CFBundleIconFile"] as? String, "AppIcon"]
        return names.lazy.compactMap { $0 }.compactMap { UIImage(named: $0) }.first
    }

    private static func drawLetter(of name: String, in frame: CGRect) {
        let colors: [UIColor] = [.systemBlue, .systemIndigo, .systemTeal, .systemGreen, .systemOrange, .systemPink]
        let sum: Int = name.unicodeScalars.reduce(0) { ($0 + Int($1.value)) % 1_000_003 }
        colors[sum % colors.count].setFill()
        UIBezierPath(roundedRect: frame.insetBy(dx: 3, dy: 3), cornerRadius: 13).fill()
        let letter = NSAttributedString(
            string: name.prefix(1).uppercased(),
            attributes: [.font: UIFont.systemFont(ofSize: 38, weight: .semibold), .foregroundColor: UIColor.white])
        let size = letter.size()
        letter.draw(at: CGPoint(x: frame.midX - size.width / 2, y: frame.midY - size.height / 2))
    }
}
