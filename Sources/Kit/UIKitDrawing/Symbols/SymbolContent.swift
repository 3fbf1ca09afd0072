import CoreGraphics
import Foundation
import SymbolImages
import Synchronization

/// A symbol with everything that decides how it looks, but for its colour.
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

    /// Its shape at `displayScale` pixels to a point; nil when there is no such symbol.
    func mask(displayScale: CGFloat) -> CGImage? {
        let key = MaskKey(symbol: self, displayScale: displayScale)
        if let known = SymbolContent.masks.withLock({ $0[key] }) { return known }
        let mask: CGImage? = SymbolImage.named(
            name, pointSize: pointSize, displayScale: displayScale, weight: weight.drawn, symbolScale: scale.drawn)
        guard let mask else { return nil }
        SymbolContent.masks.withLock { masks in
            // Few symbols are in use at a time; those that are come back at once.
            if masks.count >= SymbolContent.mostMasks { masks.removeAll(keepingCapacity: true) }
            masks[key] = mask
        }
        return mask
    }

    private struct MaskKey: Hashable {
        var symbol: SymbolContent
        var displayScale: CGFloat
    }

    private static let masks = Mutex<[MaskKey: CGImage]>([:])
    private static let mostMasks = 256
}
