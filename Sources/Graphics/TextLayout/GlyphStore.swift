import CPango
import Foundation

/// The glyph masks of the process, and the buffer in which the masks of a run are combined.
///
/// `@unchecked Sendable`: Its properties are accessed only under the font lock.
final class GlyphStore: @unchecked Sendable {
    static let shared = GlyphStore()

    private struct Key: Hashable {
        var face: ObjectIdentifier
        var scale: Double
    }

    private struct ScaledFace {
        /// A strong reference, so that the identity of the typeface is not reused.
        var face: TypeFace
        var masks: GlyphMasks
    }

    private var indices: [Key: Int] = [:]
    private var scaledFaces: [ScaledFace] = []
    private var buffer: [UInt8] = []
    private(set) var byteCount = 0

    /// The size in bytes above which all masks are dropped. Masks in use are soon rasterized again.
    static let byteLimit = 6 << 20

    /// A glyph mask with its position in the target, in pixels.
    struct PositionedMask {
        var entry: GlyphMasks.Entry
        var x: Int
        var y: Int
    }

    private var positionedMasks: [PositionedMask] = []

    private init() {}

    /// Combines the masks of a run and calls `body` with the resulting surface and its position in pixels.
    ///
    /// - Parameters:
    ///   - origin: The start of the line, in pixels.
    ///   - clip: The visible area, in pixels. Glyphs outside it are skipped.
    /// - Returns: `false` if a glyph has no outline, so that cairo must draw the run.
    func withMask(
        of glyphs: ArraySlice<Glyph>, face: TypeFace, scale: Double, origin: CGPoint, clip: CGRect,
        body: (_ surface: OpaquePointer, _ x: Int, _ y: Int) -> Void
    ) -> Bool {
        fontLock.lock()
        defer { fontLock.unlock() }
        let index = index(of: face, scale: scale)
        guard positionMasks(glyphs, index: index, scale: scale, origin: origin) else { return false }
        var left = Int.max
        var top = Int.max
        var right = Int.min
        var bottom = Int.min
        for glyph in positionedMasks {
            left = min(left, glyph.x)
            top = min(top, glyph.y)
            right = max(right, glyph.x + glyph.entry.width)
            bottom = max(bottom, glyph.y + glyph.entry.height)
        }
        left = max(left, Int(clip.minX.rounded(.down)))
        top = max(top, Int(clip.minY.rounded(.down)))
        right = min(right, Int(clip.maxX.rounded(.up)))
        bottom = min(bottom, Int(clip.maxY.rounded(.up)))
        guard right > left && bottom > top else { return true }
        blend(masks: index, x: left..<right, y: top..<bottom, body: body)
        return true
    }

    private func index(of face: TypeFace, scale: Double) -> Int {
        if byteCount > Self.byteLimit { empty() }
        let key = Key(face: ObjectIdentifier(face), scale: scale)
        if let cached = indices[key] { return cached }
        if scaledFaces.count >= 512 { empty() }
        scaledFaces.append(ScaledFace(face: face, masks: GlyphMasks(face: face, scale: scale)))
        indices[key] = scaledFaces.count - 1
        return scaledFaces.count - 1
    }

    private func empty() {
        for scaledFace in scaledFaces { scaledFace.masks.free() }
        scaledFaces.removeAll()
        indices.removeAll()
        byteCount = 0
    }

    /// Fills `positionedMasks` with the masks of the glyphs. Returns false if a glyph has no outline.
    private func positionMasks(_ glyphs: ArraySlice<Glyph>, index: Int, scale: Double, origin: CGPoint) -> Bool {
        positionedMasks.removeAll(keepingCapacity: true)
        let before = scaledFaces[index].masks.store.count
        defer { byteCount += scaledFaces[index].masks.store.count - before }
        for glyph in glyphs {
            let x: Double = origin.x + Double(glyph.x) * scale
            let y: Double = origin.y + Double(glyph.y) * scale
            guard abs(x) < 1e8 && abs(y) < 1e8 else { continue }
            let quarters = Int((x * Double(GlyphMasks.phases)).rounded(.down))
            let phase = quarters & (GlyphMasks.phases - 1)
            guard let entry = scaledFaces[index].masks.entry(glyph: glyph.index, phase: phase) else { return false }
            if entry.width == 0 { continue }
            let left = quarters >> 2 + entry.left
            positionedMasks.append(PositionedMask(entry: entry, x: left, y: Int(y.rounded()) + entry.top))
        }
        return true
    }

    private func blend(
        masks index: Int, x: Range<Int>, y: Range<Int>, body: (OpaquePointer, Int, Int) -> Void
    ) {
        let stride = Int(cairo_format_stride_for_width(CAIRO_FORMAT_A8, Int32(x.count)))
        let size = stride * y.count
        if buffer.count < size { buffer = Array(repeating: 0, count: size) }
        buffer.withUnsafeMutableBufferPointer { target in
            target[0..<size].update(repeating: 0)
            scaledFaces[index].masks.store.withUnsafeBufferPointer { source in
                for glyph in positionedMasks { Self.add(glyph, from: source, to: target, stride: stride, x: x, y: y) }
            }
            let surface = cairo_image_surface_create_for_data(
                target.baseAddress, CAIRO_FORMAT_A8, Int32(x.count), Int32(y.count), Int32(stride))
            guard let surface else { return }
            body(surface, x.lowerBound, y.lowerBound)
            // Finishing the surface makes cairo copy the buffer if cairo still needs the pixels.
            cairo_surface_finish(surface)
            cairo_surface_destroy(surface)
        }
    }

    /// Adds the coverage of a glyph. Where glyphs overlap, the sum is clamped to full coverage.
    private static func add(
        _ glyph: PositionedMask, from source: UnsafeBufferPointer<UInt8>, to target: UnsafeMutableBufferPointer<UInt8>,
        stride: Int, x: Range<Int>, y: Range<Int>
    ) {
        let entry = glyph.entry
        let left = max(glyph.x, x.lowerBound)
        let right = min(glyph.x + entry.width, x.upperBound)
        let top = max(glyph.y, y.lowerBound)
        let bottom = min(glyph.y + entry.height, y.upperBound)
        guard left < right && top < bottom, let source = source.baseAddress, let target = target.baseAddress else {
            return
        }
        var from = source + entry.offset + (top - glyph.y) * entry.width + left - glyph.x
        var into = target + (top - y.lowerBound) * stride + left - x.lowerBound
        let width = right - left
        for _ in top..<bottom {
            for column in 0..<width {
                let sum = UInt16(into[column]) &+ UInt16(from[column])
                into[column] = UInt8(truncatingIfNeeded: min(sum, 255))
            }
            from += entry.width
            into += stride
        }
    }
}
