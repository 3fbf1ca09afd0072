import CoreGraphics
import Foundation

/// A layer that draws its contents in tiles, at levels of detail, so that large contents need little memory.
///
/// A tile is drawn when it becomes visible. `draw(in:)`, or the delegate's `draw(_:in:)`, is called for each tile with
/// a context that is clipped to the tile: `boundingBoxOfClipPath` is the rectangle to draw, in the layer's coordinates.
/// When the layer is scaled, tiles with more or less detail replace those that are shown. New tiles fade in.
///
/// Unlike on iOS, tiles are drawn on the thread of the layer, in the frame in which they become visible.
open class CATiledLayer: CALayer {
    /// The tiles that are shown.
    struct Tiles {
        var current: [LayerTile.Place: LayerTile] = [:]
        var level: Int?
        /// The tiles of the previous level of detail, which are shown until the tiles of the new level have faded in.
        var old: [LayerTile] = []
        /// The time at which the old tiles are removed.
        var end: CFTimeInterval = 0
    }

    private var tiles = Tiles()

    /// Creates a layer with one level of detail.
    public override init() {
        super.init()
        flags.formUnion([.generatesLayers, .drawsNoContent])
    }

    /// Creates a copy of `layer` for its presentation.
    public override init(layer: Any) {
        super.init(layer: layer)
        guard let layer = layer as? CATiledLayer else { return }
        levelsOfDetail = layer.levelsOfDetail
        levelsOfDetailBias = layer.levelsOfDetailBias
        tileSize = layer.tileSize
    }

    /// Returns nil, because layers do not support archiving.
    public required init?(coder: NSCoder) { nil }

    /// The duration of the fade-in of new tiles, in seconds. The default implementation returns 0.25. With 0, they
    /// appear immediately.
    open class func fadeDuration() -> CFTimeInterval { 0.25 }

    /// The number of levels of detail. Each level has half the resolution of the previous level. The default is 1.
    open var levelsOfDetail = 1 { didSet { if levelsOfDetail != oldValue { discardTiles() } } }

    /// The number of levels of detail for magnification. Each level has twice the resolution of the previous level. The
    /// default is 0.
    open var levelsOfDetailBias = 0 { didSet { if levelsOfDetailBias != oldValue { discardTiles() } } }

    /// The maximum size of a tile, in pixels. The default is 256 × 256.
    open var tileSize = CGSize(width: 256, height: 256) { didSet { if tileSize != oldValue { discardTiles() } } }

    private func discardTiles() {
        for tile in extras.generated { leave(tile) }
        extras.generated = []
        tiles = Tiles()
        markStructureChanged()
    }

    // MARK: Contents

    open override func setNeedsDisplay() {
        for tile in extras.generated { tile.setNeedsDisplay() }
        markNeedsCommit()
    }

    open override func setNeedsDisplay(_ r: CGRect) {
        for tile in extras.generated where tile.properties.bounds.intersects(r) { tile.setNeedsDisplay(r) }
        markNeedsCommit()
    }

    /// Marks the tiles for redrawing, in place of the contents of the layer.
    open override func display() {
        let dirty: CGRect = extrasBox?.dirtyRect ?? .null
        extrasBox?.dirtyRect = .null
        flags.remove(.needsPartialDisplay)
        if dirty.isNull { setNeedsDisplay() } else { setNeedsDisplay(dirty) }
    }

    // MARK: Tiles

    /// Returns the level of detail for `density` pixels per point. Level *n* has 2ⁿ times the resolution of the
    /// unscaled layer.
    func level(for density: CGFloat) -> Int {
        let exact: Double = log2(max(Double(density / max(properties.contentsScale, 0.01)), 1e-6))
        // The level with at least the resolution of the screen, up to rounding errors.
        let level = Int((exact - 1e-3).rounded(.up))
        return min(max(level, levelsOfDetailBias - max(1, levelsOfDetail) + 1), levelsOfDetailBias)
    }

    override func generateLayers(_ request: LayerRequest) {
        let now: CFTimeInterval = CACurrentMediaTime()
        let linear: CGAffineTransform = request.record.affine
        let level: Int = self.level(for: abs(linear.a * linear.d - linear.b * linear.c).squareRoot())
        let fade: CFTimeInterval = request.showsAnimations ? type(of: self).fadeDuration() : 0
        if level != tiles.level { replaceTiles(by: level, end: now + fade) }
        if !tiles.old.isEmpty, now >= tiles.end {
            for tile in tiles.old { leave(tile) }
            tiles.old = []
        }
        let needed: Set<LayerTile.Place> = places(level: level, request)
        for (place, tile) in tiles.current where !needed.contains(place) {
            leave(tile)
            tiles.current[place] = nil
        }
        // The bounds, the scale or the opacity of the layer may have changed.
        for tile in tiles.current.values { update(tile, request) }
        for place in needed where tiles.current[place] == nil {
            tiles.current[place] = makeTile(place, request, at: now, fade: fade)
        }
        let current: [LayerTile] = tiles.current.values.sorted {
            ($0.place.row, $0.place.column) < ($1.place.row, $1.place.column)
        }
        let shown: [LayerTile] = tiles.old + current
        guard shown.count != generated.count || !zip(shown, generated).allSatisfy({ $0 === $1 }) else { return }
        extras.generated = shown
        flags.insert(.structureChanged)
    }

    override func exchangeGenerated(_ other: GeneratedLayers) -> GeneratedLayers {
        var old: GeneratedLayers = super.exchangeGenerated(other)
        old.tiles = tiles
        tiles = other.tiles
        return old
    }

    /// Replaces the tiles with those of another level of detail, which have faded in at the time `end`.
    private func replaceTiles(by level: Int, end: CFTimeInterval) {
        for tile in tiles.old { leave(tile) }
        tiles = Tiles(level: level, old: Array(tiles.current.values), end: end)
    }

    /// The number of pixels per point of a tile.
    private func scale(level: Int) -> CGFloat {
        max(properties.contentsScale, 0.01) * CGFloat(exp2(Double(level)))
    }

    /// The size of a tile in the layer's coordinates.
    private func size(level: Int) -> CGSize {
        let scale: CGFloat = scale(level: level)
        return CGSize(width: max(1, tileSize.width) / scale, height: max(1, tileSize.height) / scale)
    }

    /// Returns the level, row and column of each visible tile.
    private func places(level: Int, _ request: LayerRequest) -> Set<LayerTile.Place> {
        let bounds = request.values.bounds
        let clip = request.record.innerClip
        guard !clip.isEmpty, let inverse = request.record.transform.inverted else { return [] }
        let visible = inverse.apply(clip.cgRect).intersection(bounds)
        guard !visible.isNull, visible.width > 0, visible.height > 0 else { return [] }
        let size = size(level: level)
        func range(_ low: CGFloat, _ high: CGFloat, _ step: CGFloat) -> ClosedRange<Int> {
            let first = Int((low / step + 1e-6).rounded(.down))
            return first...max(first, Int((high / step - 1e-6).rounded(.up)) - 1)
        }
        var places: Set<LayerTile.Place> = []
        for row in range(visible.minY - bounds.minY, visible.maxY - bounds.minY, size.height) {
            for column in range(visible.minX - bounds.minX, visible.maxX - bounds.minX, size.width) {
                places.insert(LayerTile.Place(level: level, row: row, column: column))
            }
        }
        return places
    }

    private func frame(of place: LayerTile.Place, _ request: LayerRequest) -> CGRect {
        let bounds = request.values.bounds
        let size = size(level: place.level)
        return CGRect(
            x: bounds.minX + CGFloat(place.column) * size.width, y: bounds.minY + CGFloat(place.row) * size.height,
            width: size.width, height: size.height
        ).intersection(bounds)
    }

    /// Gives a tile its current frame, resolution and opacity.
    private func update(_ tile: LayerTile, _ request: LayerRequest) {
        tile.cover(
            frame(of: tile.place, request), scale: scale(level: tile.place.level),
            isOpaque: request.values.options.contains(.opaque))
    }

    private func makeTile(
        _ place: LayerTile.Place, _ request: LayerRequest, at now: CFTimeInterval, fade duration: CFTimeInterval
    ) -> LayerTile {
        let tile = LayerTile()
        tile.place = place
        tile.parent = self
        update(tile, request)
        if duration > 0 {
            let fade = CABasicAnimation(keyPath: "opacity")
            fade.fromValue = 0
            fade.duration = duration
            fade.beginTime = tile.convertTime(now, from: nil)
            tile.add(fade, forKey: "fade")
        }
        return tile
    }
}

/// A tile of a tiled layer.
final class LayerTile: CALayer {
    struct Place: Hashable {
        var level: Int
        var row: Int
        var column: Int
    }

    var place = Place(level: 0, row: 0, column: 0)

    /// Moves the tile to a frame in the coordinates of the tiled layer, which are also the coordinates of the tile, and
    /// sets its resolution and its opacity. If one of them changes, the tile is marked for redrawing.
    func cover(_ frame: CGRect, scale: CGFloat, isOpaque: Bool) {
        guard frame != properties.bounds || scale != properties.contentsScale || isOpaque != self.isOpaque else {
            return
        }
        properties.bounds = frame
        properties.position = CGPoint(x: frame.midX, y: frame.midY)
        properties.contentsScale = scale
        properties.set(.opaque, isOpaque)
        propertiesDidChange()
        setNeedsDisplay()
    }

    override func draw(in ctx: CGContext) { parent?.draw(in: ctx) }
}
