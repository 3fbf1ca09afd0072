import CCairo

/// A transparent bitmap for a part of a context's pixels, with a Cairo context that draws into it.
final class DrawingLayer {
    let surface: OpaquePointer
    let cairo: OpaquePointer
    let area: PixelRect

    /// Returns nil if the area is empty or too large, or if memory cannot be allocated.
    init?(area: PixelRect, format: PixelFormat = .color) {
        guard !area.isEmpty, area.width <= 32767, area.height <= 32767,
            let surface = cairo_image_surface_create(format.cairo, Int32(area.width), Int32(area.height))
        else { return nil }
        guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
            cairo_surface_destroy(surface)
            return nil
        }
        cairo_surface_set_device_offset(surface, Double(-area.x), Double(-area.y))
        self.surface = surface
        self.area = area
        cairo = cairo_create(surface)
    }

    deinit {
        cairo_destroy(cairo)
        cairo_surface_destroy(surface)
    }

    /// Copies the transform, the line settings and the current path of another Cairo context.
    func copyState(from other: OpaquePointer) {
        var matrix = cairo_matrix_t()
        cairo_get_matrix(other, &matrix)
        cairo_set_matrix(cairo, &matrix)
        cairo_set_line_width(cairo, cairo_get_line_width(other))
        cairo_set_line_cap(cairo, cairo_get_line_cap(other))
        cairo_set_line_join(cairo, cairo_get_line_join(other))
        cairo_set_miter_limit(cairo, cairo_get_miter_limit(other))
        cairo_set_tolerance(cairo, cairo_get_tolerance(other))
        cairo_set_antialias(cairo, cairo_get_antialias(other))
        let count = Int(cairo_get_dash_count(other))
        if count > 0 {
            var lengths = [Double](repeating: 0, count: count)
            var phase = 0.0
            cairo_get_dash(other, &lengths, &phase)
            cairo_set_dash(cairo, lengths, Int32(count), phase)
        }
        if cairo_has_current_point(other) != 0 {
            let path = cairo_copy_path(other)
            cairo_append_path(cairo, path)
            cairo_path_destroy(path)
        }
    }

    /// Returns a mask with the layer's alpha, for an area that may be larger than the layer.
    func alpha(for area: PixelRect) -> DrawingLayer? {
        guard let mask = DrawingLayer(area: area, format: .alpha) else { return nil }
        cairo_set_source_surface(mask.cairo, surface, 0, 0)
        cairo_paint(mask.cairo)
        return mask
    }

    /// Multiplies the layer by the alpha of another layer.
    func multiply(by mask: DrawingLayer) {
        cairo_save(cairo)
        cairo_identity_matrix(cairo)
        cairo_set_operator(cairo, CAIRO_OPERATOR_DEST_IN)
        cairo_set_source_surface(cairo, mask.surface, 0, 0)
        cairo_paint(cairo)
        cairo_restore(cairo)
    }

    /// Calls `body` with the pixels of the layer, which `body` may change.
    func withPixels(_ body: (_ bytes: UnsafeMutablePointer<UInt8>, _ rowBytes: Int) -> Void) {
        cairo_surface_flush(surface)
        body(cairo_image_surface_get_data(surface), Int(cairo_image_surface_get_stride(surface)))
        cairo_surface_mark_dirty(surface)
    }
}
