import CPango
import Foundation

/// A type that shapes a block of text and breaks it into lines with Pango. It is used only inside the engine's lock.
///
/// OPTIMIZATION: one Pango layout is reused for all blocks of a direction. Creating one takes longer than laying out a
/// short label.
final class LineBreaker {
    /// The parameters for breaking a block.
    struct Request {
        var width: CGFloat = .infinity
        var firstIndent: CGFloat = 0
        var wrap = PANGO_WRAP_WORD_CHAR
        var findsDirection = false
        var ellipsis = PANGO_ELLIPSIZE_NONE
        var maximumLines = 0
    }

    let context: OpaquePointer
    private let layout: OpaquePointer
    private var tabs: TabSettings?

    init(fontMap: UnsafeMutablePointer<PangoFontMap>, options: OpaquePointer, isRightToLeft: Bool) {
        context = pango_font_map_create_context(fontMap)
        pango_cairo_context_set_font_options(context, options)
        // Advances are not rounded, so that line breaks are the same at every scale.
        pango_context_set_round_glyph_positions(context, 0)
        pango_context_set_language(context, pango_language_from_string("en"))
        pango_context_set_base_dir(context, isRightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR)
        layout = pango_layout_new(context)
    }

    /// Lays out `text`. The result is valid until the next call.
    func layOut(
        _ text: UnsafeBufferPointer<UInt8>, font: OpaquePointer, attributes: OpaquePointer?,
        tabs newTabs: TabSettings?, request: Request
    ) -> BrokenLines {
        pango_layout_set_font_description(layout, font)
        pango_layout_set_attributes(layout, attributes)
        if newTabs != tabs {
            tabs = newTabs
            setTabs(newTabs)
        }
        pango_layout_set_auto_dir(layout, request.findsDirection ? 1 : 0)
        pango_layout_set_wrap(layout, request.wrap)
        pango_layout_set_ellipsize(layout, request.ellipsis)
        pango_layout_set_height(layout, request.maximumLines > 0 ? -Int32(clamping: request.maximumLines) : -1)
        pango_layout_set_width(layout, Self.units(ofWidth: request.width))
        pango_layout_set_indent(layout, Self.units(request.firstIndent))
        text.withMemoryRebound(to: CChar.self) { characters in
            // An empty buffer can have a nil address, which Pango does not accept.
            if let start = characters.baseAddress, !characters.isEmpty {
                pango_layout_set_text(layout, start, Int32(clamping: characters.count))
            } else {
                pango_layout_set_text(layout, "", 0)
            }
        }
        return BrokenLines(
            count: Int(pango_layout_get_line_count(layout)),
            isTruncated: request.ellipsis != PANGO_ELLIPSIZE_NONE && pango_layout_is_ellipsized(layout) != 0,
            first: pango_layout_get_lines_readonly(layout))
    }

    /// Sets the tab stops. Pango repeats the distance between the last two.
    private func setTabs(_ settings: TabSettings?) {
        let stops: [TabSettings.Position] = settings?.positions ?? []
        guard !stops.isEmpty, let array = pango_tab_array_new(Int32(stops.count), 0) else {
            return pango_layout_set_tabs(layout, nil)
        }
        for (index, stop) in stops.enumerated() {
            pango_tab_array_set_tab(array, Int32(index), stop.alignment.pango, Self.units(stop.location))
            if stop.alignment == .decimal {
                pango_tab_array_set_decimal_point(array, Int32(index), stop.decimalPoint.value)
            }
        }
        pango_layout_set_tabs(layout, array)
        pango_tab_array_free(array)
    }

    static func units(_ points: CGFloat) -> Int32 {
        guard points.isFinite else { return 0 }
        return Int32((min(max(points, -1e6), 1e6) * CGFloat(PANGO_SCALE)).rounded())
    }

    /// Returns a width in Pango units, or −1 for no limit. Adds 1/256 point, because the layout solver can return a
    /// measured width with a small negative rounding error, which must not cause a line break.
    static func units(ofWidth points: CGFloat) -> Int32 {
        if points >= 1e6 || points.isNaN { return -1 }
        return units(max(points, 0)) + 4
    }
}

/// The lines of a block, in Pango's memory.
struct BrokenLines {
    var count: Int
    var isTruncated: Bool
    var first: UnsafeMutablePointer<GSList>?
}

typealias PangoLine = UnsafeMutablePointer<PangoLayoutLine>

extension BrokenLines {
    var last: PangoLine? { reduce(nil) { $1 } }
}

extension BrokenLines: Sequence {
    func makeIterator() -> AnyIterator<PangoLine> {
        var next = first
        return AnyIterator {
            guard let node = next else { return nil }
            next = node.pointee.next
            return node.pointee.data?.assumingMemoryBound(to: PangoLayoutLine.self)
        }
    }
}
