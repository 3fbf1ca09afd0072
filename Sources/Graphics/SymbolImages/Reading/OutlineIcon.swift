import CoreGraphics
import Foundation

/// An icon of Bootstrap Icons: an SVG file with paths on a grid of 16, whose lines are 1 wide.
enum OutlineIcon {
    /// The side of the grid, in units of the size of the text.
    static let side: CGFloat = 1.1

    /// The shapes of the icon, or nil when the set has none of that name or is not installed.
    static func shapes(named name: String) -> [SymbolShape]? {
        guard let data = SymbolFiles.read("bootstrap-icons/svg/\(name).svg") else { return nil }
        let unit: CGFloat = side / 16
        let place = CGAffineTransform(scaleX: unit, y: unit).translatedBy(x: -8, y: -8)
        let isSolid: Bool = name.contains("-fill") || name.hasSuffix("-half")
        let elements: [SVGReader.Element] = SVGReader.elements(of: data)
        if elements.isEmpty { return nil }
        return elements.map { element in
            SymbolShape(
                path: element.path, ink: isSolid ? .massive(1) : .outlined(1),
                rule: element.isEvenOdd ? .evenOdd : .winding
            ).transformed(by: place)
        }
    }
}
