import CoreGraphics
import Foundation
import SymbolImages
import Synchronization

/// A symbol with everything that decides how it looks, but for its colors.
struct SymbolContent: Hashable, Sendable {
    var name: String
    var pointSize: CGFloat
    var weight: UIImage.SymbolWeight
    var scale: UIImage.SymbolScale

    init(name: String, settings: SymbolSettings, traits: UITraitCollection) {
        self.name = name
        pointSize = settings.pointSize(in: traits)
        weight = settings.weight == .unspecified ? .regular : settings.weight
        scale = settings.scale
    }

    /// Its shapes at `displayScale` pixels to a point; nil when there is no such symbol.
    func rendering(displayScale: CGFloat) -> SymbolRendering? {
        let key = Key(symbol: self, displayScale: displayScale)
        if let known = SymbolContent.renderings.withLock({ $0[key] }) { return known }
        let rendering: SymbolRendering? = SymbolImage.named(
            name, pointSize: pointSize, displayScale: displayScale, weight: weight.drawn, symbolScale: scale.drawn)
        guard let rendering else { return nil }
        SymbolContent.renderings.withLock { renderings in
            // Few symbols are in use at a time; those that are come back at once.
            if renderings.count >= SymbolContent.mostRenderings { renderings.removeAll(keepingCapacity: true) }
            renderings[key] = rendering
        }
        return rendering
    }

    /// Its shape in one color, as opacity alone.
    func mask(displayScale: CGFloat) -> CGImage? { rendering(displayScale: displayScale)?.mask }

    private struct Key: Hashable {
        var symbol: SymbolContent
        var displayScale: CGFloat
    }

    private static let renderings = Mutex<[Key: SymbolRendering]>([:])
    private static let mostRenderings = 256
}
