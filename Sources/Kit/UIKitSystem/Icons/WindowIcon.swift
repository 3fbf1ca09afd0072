import CoreGraphics
import Foundation
import PlatformHost
import UIKitCore

/// The icon of the application's window in task bars and switchers.
@MainActor
package enum WindowIcon {
    /// The width and height of the icon, in pixels.
    private static let side = 64

    /// Sets the icon to the application's chosen icon, or to the first letter of its name if the application has no
    /// icon.
    package static func show(on window: any HostWindow, name: String) {
        let bytes = UnsafeMutableRawPointer.allocate(byteCount: side * side * 4, alignment: 64)
        defer { bytes.deallocate() }
        bytes.initializeMemory(as: UInt8.self, repeating: 0, count: side * side * 4)
        guard let context = CGContext(pixels: bytes, width: side, height: side, bytesPerRow: side * 4, scale: 1)
        else { return }
        UIGraphicsPushContext(context)
        let frame = CGRect(x: 0, y: 0, width: side, height: side)
        if let image = ChosenIcon.image {
            image.draw(in: frame)
        } else {
            drawLetter(of: name, in: frame)
        }
        UIGraphicsPopContext()
        window.setIcon(HostSurface(pixels: bytes, width: side, height: side, bytesPerRow: side * 4))
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
