import CoreGraphics
import KeyboardLayouts
import UIKitCore

/// The sizes of the keyboard and its keys, in points.
@MainActor
struct KeyboardMetrics: Equatable {
    let height: CGFloat
    /// The space between two keys, and between two rows.
    let gap: CGSize
    let letterSize: CGFloat
    let radius: CGFloat

    /// Creates the metrics for a screen.
    init(screen: CGSize, idiom: UIUserInterfaceIdiom) {
        let isWide: Bool = screen.width > screen.height
        let natural: CGFloat = idiom == .pad ? (isWide ? 352 : 264) : (isWide ? 162 : 216)
        height = min(natural, (screen.height * 0.5).rounded())
        gap = idiom == .pad ? CGSize(width: 12, height: 10) : CGSize(width: 6, height: isWide ? 7 : 12)
        letterSize = idiom == .pad ? 24 : isWide ? 21 : 22.5
        radius = idiom == .pad ? 6 : 5
    }

    /// Returns the frames of a layout's keys in a keyboard of a given width, row by row.
    func frames(of layout: KeyboardLayout, width: CGFloat, scale: CGFloat) -> [CGRect] {
        let margin: CGFloat = gap.width / 2
        let unit: CGFloat = (width - 2 * margin) / 10
        let pitch: CGFloat = height / CGFloat(layout.rows.count)
        func onPixel(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
        var frames: [CGRect] = []
        for (index, row) in layout.rows.enumerated() {
            var x: CGFloat = margin
            let y: CGFloat = onPixel(CGFloat(index) * pitch + gap.height * 0.6)
            for key in row {
                x += CGFloat(key.gap) * unit
                let left: CGFloat = onPixel(x + gap.width / 2)
                x += CGFloat(key.width) * unit
                let right: CGFloat = onPixel(x - gap.width / 2)
                let height: CGFloat = onPixel(pitch * CGFloat(key.rowCount) - gap.height)
                frames.append(CGRect(x: left, y: y, width: right - left, height: height))
            }
        }
        return frames
    }
}
