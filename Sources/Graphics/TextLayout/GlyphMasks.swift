import CPango
import Foundation

/// The coverage masks of the glyphs of a typeface at one scale. Glyphs are rasterized when they are first drawn.
///
/// Cairo positions glyphs on whole pixels, so at scale 1 spacing is uneven. Here each glyph has up to four masks, one
/// for each quarter-pixel position.
struct GlyphMasks {
    /// The offset and size of a mask in the store, and its position relative to the origin of the glyph, in pixels.
    struct Entry {
        var offset: Int
        var width: Int
        var height: Int
        var left: Int
        var top: Int
    }

    private let scaledFont: OpaquePointer
    private var entries: [UInt32: Entry] = [:]
    private(set) var store: [UInt8] = []

    /// The number of subpixel positions per pixel.
    static let phases = 4

    /// The font size in pixels above which cairo draws the glyphs. At these sizes, spacing in whole pixels is even
    /// enough, and masks would take too much memory.
    static let largestSize: CGFloat = 160

    init(face: TypeFace, scale: Double) {
        scaledFont = face.makeScaledFont(scale: scale)
    }

    func free() {
        cairo_scaled_font_destroy(scaledFont)
    }

    /// Returns the mask of a glyph, or nil if the glyph has no outline.
    mutating func entry(glyph: UInt32, phase: Int) -> Entry? {
        let key = glyph << 2 | UInt32(phase)
        if let cached = entries[key] { return cached.width < 0 ? nil : cached }
        let entry = rasterize(glyph: glyph, phase: phase)
        entries[key] = entry ?? Entry(offset: 0, width: -1, height: 0, left: 0, top: 0)
        return entry
    }

    private mutating func rasterize(glyph: UInt32, phase: Int) -> Entry? {
        guard let face = cairo_ft_scaled_font_lock_face(scaledFont) else { return nil }
        defer { cairo_ft_scaled_font_unlock_face(scaledFont) }
        let flags = Int32(FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP)
        guard FT_Load_Glyph(face, FT_UInt(glyph), flags) == 0, let slot = face.pointee.glyph,
            slot.pointee.format == FT_GLYPH_FORMAT_OUTLINE
        else { return nil }
        // FreeType's unit is 1/64 pixel, with y upward.
        FT_Outline_Translate(&slot.pointee.outline, FT_Pos(phase * 64 / Self.phases), 0)
        var box = FT_BBox()
        FT_Outline_Get_CBox(&slot.pointee.outline, &box)
        let left = box.xMin >> 6
        let bottom = box.yMin >> 6
        let width = (box.xMax + 63) >> 6 - left
        let height = (box.yMax + 63) >> 6 - bottom
        var entry = Entry(offset: store.count, width: 0, height: 0, left: left, top: -(bottom + height))
        guard width > 0 && height > 0 && width < 4096 && height < 4096 else { return entry }
        entry.width = width
        entry.height = height
        FT_Outline_Translate(&slot.pointee.outline, -left * 64, -bottom * 64)
        store.append(contentsOf: repeatElement(0, count: width * height))
        let isDrawn = store.withUnsafeMutableBufferPointer { bytes in
            var bitmap = FT_Bitmap()
            bitmap.width = UInt32(width)
            bitmap.rows = UInt32(height)
            bitmap.pitch = Int32(width)
            bitmap.buffer = bytes.baseAddress! + entry.offset
            bitmap.num_grays = 256
            bitmap.pixel_mode = UInt8(FT_PIXEL_MODE_GRAY.rawValue)
            return FT_Outline_Get_Bitmap(slot.pointee.library, &slot.pointee.outline, &bitmap) == 0
        }
        return isDrawn ? entry : nil
    }
}
