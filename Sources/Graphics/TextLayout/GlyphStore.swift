import CPango
import Foundation

/// All glyph masks of the process, and the buffer in which a run's masks are put together.
///
/// Defence of `@unchecked Sendable`: what it holds is touched only under the font lock.
final class GlyphStore: @unchecked Sendable {
    static let shared = GlyphStore()

    private struct Key: Hashable {
        var face: ObjectIdentifier
        var scale: Double
    }

    private struct Sized {
        /// Keeps the face alive, and so its identity its own.
        var face: TypeFace
        var masks: GlyphMasks
    }

    private var sizes: [Key: Int] = [:]
    private var sized: [Sized] = []
    private var buffer: [UInt8] = []
    private var byteCount = 0

    /// When the masks take more than this they are all dropped: those in use are soon back.
    private static let byteLimit = 6 << 20

    /// A run's mask in pixels of the target.
    struct Placed {
        var entry: GlyphMasks.Entry
        var x: Int
        var y: Int
    }

    private var placed: [Placed] = []

    private init() {}

    /// Puts the masks of a run together and hands them to `body` as one surface with its place in pixels.
    ///
    /// - Parameters:
    ///   - origin: the line's start, in pixels.
    ///   - clip: the pixels that can be seen; glyphs outside are left out.
    /// - Returns: false if some glyph has no outline, so that cairo must draw the run.
    func withMask(
        of glyphs: ArraySlice<Glyph>, face: TypeFace, scale: Double, origin: CGPoint, clip: CGRect,
        body: (_ surface: OpaquePointer, _ x: Int, _ y: Int) -> Void
    ) -> Bool {
        fontLock.lock()
        defer { fontLock.unlock() }
        let index = index(of: face, scale: scale)
        guard place(glyphs, index: index, scale: scale, origin: origin) else { return false }
        var left = Int.max
        var top = Int.max
        var right = Int.min
        var bottom = Int.min
        for glyph in placed {
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
        let key = Key(face: ObjectIdentifier(face), scale: scale)
        if let known = sizes[key] { return known }
        if byteCount > Self.byteLimit || sized.count >= 512 { empty() }
        sized.append(Sized(face: face, masks: GlyphMasks(face: face, scale: scale)))
        sizes[key] = sized.count - 1
        return sized.count - 1
    }

    private func empty() {
        for size in sized { size.masks.free() }
        sized.removeAll()
        sizes.removeAll()
        byteCount = 0
    }

    /// Fills `placed`.
    private func place(_ glyphs: ArraySlice<Glyph>, index: Int, scale: Double, origin: CGPoint) -> Bool {
        placed.removeAll(keepingCapacity: true)
        let before = sized[index].masks.store.count
        defer { byteCount += sized[index].masks.store.count - before }
        for glyph in glyphs {
            let x: Double = origin.x + Double(glyph.x) * scale
            let y: Double = origin.y + Double(glyph.y) * scale
            guard abs(x) < 1e8 && abs(y) < 1e8 else { continue }
            let quarters = Int((x * Double(GlyphMasks.phases)).rounded(.down))
            let phase = quarters & (GlyphMasks.phases - 1)
            guard let entry = sized[index].masks.entry(glyph: glyph.index, phase: phase) else { return false }
            if entry.width == 0 { continue }
            let left = quarters >> 2 + entry.left
            placed.append(Placed(entry: entry, x: left, y: Int(y.rounded()) + entry.top))
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
            sized[index].masks.store.withUnsafeBufferPointer { source in
                for glyph in placed { Self.add(glyph, from: source, to: target, stride: stride, x: x, y: y) }
            }
            let surface = cairo_image_surface_create_for_data(
                target.baseAddress, CAIRO_FORMAT_A8, Int32(x.count), Int32(y.count), Int32(stride))
            guard let surface else { return }
            body(surface, x.lowerBound, y.lowerBound)
            // Whoever would still like to read the buffer must copy it now.
            cairo_surface_finish(surface)
            cairo_surface_destroy(surface)
        }
    }

    /// Adds a glyph's coverage; where glyphs overlap it never exceeds full.
    private static func add(
        _ glyph: Placed, from source: UnsafeBufferPointer<UInt8>, to target: UnsafeMutableBufferPointer<UInt8>,
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
