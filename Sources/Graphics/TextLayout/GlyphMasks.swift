import CPango
import Foundation

/// The coverage of the glyphs of one face at one number of pixels per point, rasterized when first drawn.
///
/// Cairo puts glyphs on whole pixels, which at scale 1 makes spacing uneven. Here each glyph has up to four masks, for
/// the four quarters of a pixel at which it may begin.
struct GlyphMasks {
    /// Where a glyph's mask lies in the store, and where it goes relative to the glyph's origin, in pixels.
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

    /// Quarters of a pixel.
    static let phases = 4

    /// Larger glyphs are drawn by cairo: for them spacing is even enough, and their masks would fill the memory.
    static let largestSize: CGFloat = 160

    init(face: TypeFace, scale: Double) {
        scaledFont = face.makeScaledFont(scale: scale)
    }

    func free() {
        cairo_scaled_font_destroy(scaledFont)
    }

    /// The mask of a glyph; nil for a glyph that has no outline.
    mutating func entry(glyph: UInt32, phase: Int) -> Entry? {
        let key = glyph << 2 | UInt32(phase)
        if let known = entries[key] { return known.width < 0 ? nil : known }
        let made = rasterize(glyph: glyph, phase: phase)
        entries[key] = made ?? Entry(offset: 0, width: -1, height: 0, left: 0, top: 0)
        return made
    }

    private mutating func rasterize(glyph: UInt32, phase: Int) -> Entry? {
        guard let face = cairo_ft_scaled_font_lock_face(scaledFont) else { return nil }
        defer { cairo_ft_scaled_font_unlock_face(scaledFont) }
        let flags = Int32(FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP)
        guard FT_Load_Glyph(face, FT_UInt(glyph), flags) == 0, let slot = face.pointee.glyph,
            slot.pointee.format == FT_GLYPH_FORMAT_OUTLINE
        else { return nil }
        // FreeType counts in 64ths of a pixel, y upwards.
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
