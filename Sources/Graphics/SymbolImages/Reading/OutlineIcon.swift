import CoreGraphics
import Foundation

/// Icons of Bootstrap Icons: SVG files on a grid of 16 with lines of width 1.
enum OutlineIcon {
    /// The side of the grid, in ems.
    static let side: CGFloat = 1.1

    /// Returns the shapes of the icon with the given name, or nil if the set has no such icon or is not installed.
    static func shapes(named name: String) -> [SymbolShape]? {
        guard let data = SymbolFiles.read("bootstrap-icons/svg/\(name).svg") else { return nil }
        let unit: CGFloat = side / 16
        let place = CGAffineTransform(scaleX: unit, y: unit).translatedBy(x: -8, y: -8)
        let isSolid: Bool = name.contains("-fill") || name.hasSuffix("-half")
        let elements = SVGReader.elements(of: data)
        if elements.isEmpty { return nil }
        return elements.map { element in
            SymbolShape(
                path: element.path, ink: isSolid ? .massive(1) : .outlined(1),
                rule: element.isEvenOdd ? .evenOdd : .winding
            ).transformed(by: place)
        }
    }
}
