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
    /// The number of steps that are drawn at full opacity to show a value, or nil for all steps.
    private var steps: Int?

    init(_ source: SymbolSource, settings: SymbolSettings, traits: UITraitCollection) {
        self.source = source
        pointSize = settings.pointSize(in: traits)
        weight = settings.weight == .unspecified ? .regular : settings.weight
        scale = settings.scale
    }

    /// Shows a value from 0 to 1 in a symbol that has `stepCount` steps.
    mutating func show(_ value: Double, stepCount: Int) {
        let shown: Double = (min(1, max(0, value)) * Double(stepCount)).rounded(.up)
        steps = shown < Double(stepCount) ? Int(shown) : nil
    }

    /// Returns the shapes at `displayScale` pixels per point, or nil if no such symbol exists.
    func rendering(displayScale: CGFloat) -> SymbolRendering? {
        cached(Key(symbol: self, displayScale: displayScale)) {
            if let steps {
                var whole = self
                whole.steps = nil
                return whole.rendering(displayScale: displayScale)?.showing(steps: steps)
            }
            return switch source {
            case .system(let name):
                SymbolImage.named(
                    name, pointSize: pointSize, displayScale: displayScale, weight: weight.symbolWeight,
                    symbolScale: scale.symbolScale)
            case .custom(let symbol): symbol.rendering(self, displayScale: displayScale)
            }
        }
    }

    /// Returns the shapes at `displayScale` pixels per point, redrawn at a size in pixels, or nil if no such symbol
    /// exists.
    func rendering(displayScale: CGFloat, width: Int, height: Int) -> SymbolRendering? {
        cached(Key(symbol: self, displayScale: displayScale, width: width, height: height)) {
            rendering(displayScale: displayScale)?.resized(width: width, height: height)
        }
    }

    private func cached(_ key: Key, _ render: () -> SymbolRendering?) -> SymbolRendering? {
        if let rendering = SymbolContent.renderings.withLock({ $0[key] }) { return rendering }
        guard let rendering = render() else { return nil }
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
        /// The width in pixels, or 0 for the symbol's own width.
        var width = 0
        /// The height in pixels, or 0 for the symbol's own height.
        var height = 0
    }

    private static let renderings = Mutex<[Key: SymbolRendering]>([:])
    private static let maximumRenderingCount = 256
}
