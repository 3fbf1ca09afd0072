import CoreGraphics
import Foundation
import SymbolImages
import Synchronization

/// A symbol with all attributes that determine its shape. Colors are not included.
struct SymbolContent: Hashable, Sendable {
    var source: SymbolSource
    var pointSize: CGFloat
    var weight: UIImage.SymbolWeight
    var scale: UIImage.SymbolScale

    init(_ source: SymbolSource, settings: SymbolSettings, traits: UITraitCollection) {
        self.source = source
        pointSize = settings.pointSize(in: traits)
        weight = settings.weight == .unspecified ? .regular : settings.weight
        scale = settings.scale
    }

    /// Returns the shapes at `displayScale` pixels per point, or nil if no such symbol exists.
    func rendering(displayScale: CGFloat) -> SymbolRendering? {
        let key = Key(symbol: self, displayScale: displayScale)
        if let rendering = SymbolContent.renderings.withLock({ $0[key] }) { return rendering }
        let rendering: SymbolRendering?
        switch source {
        case .system(let name):
            rendering = SymbolImage.named(
                name, pointSize: pointSize, displayScale: displayScale, weight: weight.symbolWeight,
                symbolScale: scale.symbolScale)
        case .custom(let symbol): rendering = symbol.rendering(self, displayScale: displayScale)
        }
        guard let rendering else { return nil }
        SymbolContent.renderings.withLock { renderings in
            // Removing all renderings is cheap, because only the few symbols in use must be rendered again.
            if renderings.count >= SymbolContent.maximumRenderingCount { renderings.removeAll(keepingCapacity: true) }
            renderings[key] = rendering
        }
        return rendering
    }

    /// Returns an alpha mask of the shape, or nil if no such symbol exists.
    func mask(displayScale: CGFloat) -> CGImage? { rendering(displayScale: displayScale)?.mask }

    private struct Key: Hashable {
        var symbol: SymbolContent
        var displayScale: CGFloat
    }

    private static let renderings = Mutex<[Key: SymbolRendering]>([:])
    private static let maximumRenderingCount = 256
}
