import CPango
import Foundation

extension Typesetter {
    /// Copies the first `limit` lines from Pango into the result. `start` is the byte at which Pango's text starts.
    mutating func append(
        _ lines: BrokenLines, of block: TextBlock, from start: Int, upTo limit: Int, isFirstInParagraph: Bool = true
    ) {
        if !block.isASCII { fillUnits(of: block) }
        var isFirst = isFirstInParagraph
        let count = Swift.min(lines.count, limit)
        var index = 0
        for line in lines where index < count {
            index += 1
            let isLast = index == lines.count && !block.continues
            let isRightToLeft = pango_layout_line_get_resolved_direction(line) == PANGO_DIRECTION_RTL
            hasStretchedEllipsis = isLast && lines.isTruncated && (ellipsis != PANGO_ELLIPSIZE_END || isRightToLeft)
            append(
                line, of: block, from: start, isFirst: isFirst, isLast: isLast, isCut: isLast && lines.isTruncated)
            isFirst = false
        }
        hasStretchedEllipsis = false
        if lines.isTruncated && count > 0 { result.lines[result.lines.count - 1].isTruncated = true }
    }

    private mutating func append(
        _ line: PangoLine, of block: TextBlock, from start: Int, isFirst: Bool, isLast: Bool, isCut: Bool
    ) {
        let firstRun = result.runs.count
        let lineStart = byte(atPango: Int(line.pointee.start_index), from: start)
        let lineEnd = byte(atPango: Int(line.pointee.start_index + line.pointee.length), from: start)
        let startsParagraph = isFirst && block.startsParagraph
        let headIndent = startsParagraph ? format.firstLineHeadIndent : format.headIndent
        let room = lineLimit - headIndent
        stretches.removeAll(keepingCapacity: true)
        if format.alignment == .justified, !isLast {
            findStretches(of: line, bytes: lineStart..<lineEnd, from: start, room: room)
        }
        var stretched = 0
        var x = 0
        var ascent: CGFloat = -.infinity
        var descent: CGFloat = -.infinity
        var node = line.pointee.runs
        while let item = node {
            node = item.pointee.next
            guard let data = item.pointee.data else { continue }
            let first = result.runs.count
            append(
                data.assumingMemoryBound(to: PangoGlyphItem.self), of: block, from: start, x: &x, stretched: &stretched)
            for run in first..<result.runs.count {
                let height = height(of: result.runs[run])
                ascent = max(ascent, height.ascent)
                descent = max(descent, height.descent)
            }
        }
        if firstRun == result.runs.count {
            let metrics = metrics(ofStyle: runIndex(atByte: lineStart))
            ascent = metrics.ascender
            descent = metrics.leading - metrics.descender
        }
        let runs = firstRun..<result.runs.count
        let isRightToLeft = pango_layout_line_get_resolved_direction(line) == PANGO_DIRECTION_RTL
        if isLast && !isRightToLeft && !runs.isEmpty { addLastKern(x: &x) }
        if !isRightToLeft { alignDecimalPoints(of: runs, in: block, indent: headIndent, x: &x) }
        let width = CGFloat(x) / CGFloat(PANGO_SCALE)
        let first = unit(atByte: lineStart, of: block)
        let end = unit(atByte: lineEnd, of: block)
        var line = TypesetLine(
            utf16Range: first..<(isLast ? block.utf16End : end), contentEnd: end, hangingStart: end, runs: runs,
            width: width, hangingWidth: 0, ascent: ascent, descent: descent, isRightToLeft: isRightToLeft,
            isFirstInParagraph: startsParagraph, endsParagraph: isLast, isTruncated: false,
            endsWithSpace: lineEnd <= text.count && text.spaceLength(endingAt: lineEnd, notBefore: lineStart) > 0,
            headIndent: headIndent, tailIndent: tailInset)
        if !isLast {
            findHangingSpace(of: &line, bytes: lineStart..<lineEnd, block: block)
        } else if width > room && !isCut {
            // At the end of a paragraph, white space counts toward the width only if it fits.
            findHangingSpace(of: &line, bytes: lineStart..<lineEnd, block: block)
            line.hangingStart = end
            line.hangingWidth = min(line.hangingWidth, width - room)
            if line.hangingWidth > 0 { result.omitsWidth = true }
        }
        let used = max(width - line.hangingWidth, min(width - line.hangingWidth + extraBreakWidth(line), room))
        line.usedWidth = used + line.headIndent - min(format.tailIndent, 0)
        result.usedWidth = max(result.usedWidth, line.usedWidth)
        if !isLast { result.isWrapped = true }
        result.lines.append(line)
    }

    /// Copies a run from Pango. Characters without a glyph become separate runs.
    private mutating func append(
        _ item: UnsafeMutablePointer<PangoGlyphItem>, of block: TextBlock, from start: Int, x: inout Int,
        stretched: inout Int
    ) {
        guard let source = item.pointee.item, let string = item.pointee.glyphs,
            let font = source.pointee.analysis.font, let glyphs = string.pointee.glyphs,
            let offsets = string.pointee.log_clusters
        else { return }
        let pangoStart = Int(source.pointee.offset)
        let itemStart = byte(atPango: pangoStart, from: start)
        let itemEnd = byte(atPango: pangoStart + Int(source.pointee.length), from: start)
        let lastByte = max(block.bytes.upperBound - 1, block.bytes.lowerBound)
        let style = runIndex(atByte: min(itemStart, lastByte))
        let level = source.pointee.analysis.level
        let isReversed = level & 1 == 1
        let count = Int(string.pointee.num_glyphs)
        let rise = Float(runs[style].style.baselineOffset)
        let scale: Float = 1 / Float(PANGO_SCALE)
        var run = GlyphRun(
            kind: .glyphs, face: state.face(for: font), style: style, level: level,
            glyphs: result.glyphs.count..<result.glyphs.count, clusters: result.clusters.count..<result.clusters.count,
            x: CGFloat(x) / CGFloat(PANGO_SCALE), width: 0)
        // A cluster ends where the next cluster in the text starts: on its right, or on its left in right-to-left runs.
        var end = itemEnd
        var index = 0
        while index < count {
            let offset = offsets[index]
            let left = x
            var kind: GlyphRun.Kind =
                block.hasAttachments && runs[style].style.attachmentSize != nil
                ? .attachment : .glyphs
            let firstGlyph = result.glyphs.count
            while index < count && offsets[index] == offset {
                let glyph = glyphs[index]
                if glyph.glyph & PangoGlyph.unknownFlag != 0 {
                    kind = .missing
                    result.hasMissing = true
                } else if glyph.glyph != PangoGlyph.empty {
                    kind = .glyphs
                    result.glyphs.append(
                        Glyph(
                            index: glyph.glyph, x: Float(x + Int(glyph.geometry.x_offset)) * scale,
                            y: Float(glyph.geometry.y_offset) * scale - rise))
                }
                x += Int(glyph.geometry.width)
                index += 1
                // An ellipsis is one cluster, of one glyph or of three dots.
                if hasStretchedEllipsis, index == count, offsets[0] == offset {
                    x -= extraWidth(of: glyph, font: font, style: style)
                }
            }
            if stretched < stretches.count { x += stretches[stretched] }
            stretched += 1
            if kind != run.kind && left > LineBreaker.units(run.x) {
                finish(&run, x: left, glyphs: firstGlyph)
            }
            run.kind = kind
            let first = byte(atPango: pangoStart + Int(offset), from: start)
            if !isReversed {
                end = index < count ? byte(atPango: pangoStart + Int(offsets[index]), from: start) : itemEnd
            }
            // Inserted control characters have neither text nor a width.
            if first != end || x != left {
                result.clusters.append(
                    Cluster(
                        start: Int32(unit(atByte: first, of: block)), end: Int32(unit(atByte: end, of: block)),
                        x: Float(left) * scale, width: Float(x - left) * scale))
            }
            if isReversed { end = first }
        }
        finish(&run, x: x, glyphs: result.glyphs.count)
        if source.pointee.analysis.flags & UInt8(PANGO_ANALYSIS_FLAG_IS_ELLIPSIS) != 0 {
            result.ellipsis = unit(atByte: itemStart, of: block)..<unit(atByte: itemEnd, of: block)
        }
    }

    /// Returns the width by which Pango stretched an ellipsis to align the text after it with the margin.
    private func extraWidth(of glyph: PangoGlyphInfo, font: UnsafeMutablePointer<PangoFont>, style: Int) -> Int {
        if kern(of: runs[style].style) != 0 { return 0 }
        var box = PangoRectangle()
        pango_font_get_glyph_extents(font, glyph.glyph, nil, &box)
        return max(Int(glyph.geometry.width - box.width), 0)
    }

    /// Ends a run at `x`, and prepares `run` for the next run. The ended run contains the clusters so far and the
    /// glyphs before the index `glyphs`.
    private mutating func finish(_ run: inout GlyphRun, x: Int, glyphs: Int) {
        let right = CGFloat(x) / CGFloat(PANGO_SCALE)
        run.glyphs = run.glyphs.lowerBound..<glyphs
        run.clusters = run.clusters.lowerBound..<result.clusters.count
        run.width = right - run.x
        if !run.clusters.isEmpty || !run.glyphs.isEmpty { result.runs.append(run) }
        if run.kind == .attachment { addAttachments(style: run.style, clusters: run.clusters) }
        run.glyphs = glyphs..<glyphs
        run.clusters = result.clusters.count..<result.clusters.count
        run.x = right
    }

    private mutating func addAttachments(style: Int, clusters: Range<Int>) {
        guard let size = runs[style].style.attachmentSize else { return }
        for cluster in result.clusters[clusters] {
            result.attachments.append(
                TypesetAttachment(
                    utf16Offset: Int(cluster.start), line: result.lines.count, x: CGFloat(cluster.x), size: size,
                    rise: runs[style].style.baselineOffset))
        }
    }

    /// Returns the extents of a run above and below the baseline.
    private mutating func height(of run: GlyphRun) -> (ascent: CGFloat, descent: CGFloat) {
        let style = runs[run.style].style
        let metrics = metrics(ofStyle: run.style)
        var ascent = metrics.ascender
        var descent = metrics.leading - metrics.descender
        if run.kind == .attachment, let size = style.attachmentSize {
            ascent = max(size.height, 0)
            descent = 0
        } else if run.face.fallbackAscent > 0 && run.face.family != state.drawnFamily(of: style.font) {
            ascent = max(ascent, run.face.fallbackAscent)
            descent = max(descent, run.face.fallbackDescent)
        }
        return (ascent + style.baselineOffset, descent - style.baselineOffset)
    }

    private mutating func metrics(ofStyle index: Int) -> FontMetrics {
        if let cached = styleMetrics[index] { return cached }
        let found = state.metrics(for: runs[index].style.font)
        styleMetrics[index] = found
        return found
    }

    /// Returns the width that Pango needs in addition to the width of a line to break it at the same place. Pango
    /// includes the kern of the last character when it breaks a line, and removes the kern afterward. Pango lets only
    /// the last of several white-space characters hang.
    private mutating func extraBreakWidth(_ line: TypesetLine) -> CGFloat {
        var kern: CGFloat = 0
        for run in line.runs { kern = max(kern, self.kern(of: runs[result.runs[run].style].style)) }
        if kern > 0 { hasUncertainBreaks = true }
        if line.endsParagraph {
            // In left-to-right lines the width already includes the kern of the last character.
            let last = line.runs.last.map { self.kern(of: runs[result.runs[$0].style].style) } ?? 0
            return line.isRightToLeft ? kern : kern - max(0, last)
        }
        guard line.hangingWidth > 0 else { return kern }
        var last: Float = 0
        for run in line.runs {
            for cluster in result.clusters[result.runs[run].clusters] where Int(cluster.end) == line.contentEnd {
                last = cluster.width
            }
        }
        return kern + line.hangingWidth - CGFloat(last)
    }

    /// Finds the white space at the end of a wrapped line. It hangs and does not affect the alignment.
    private func findHangingSpace(of line: inout TypesetLine, bytes: Range<Int>, block: TextBlock) {
        // Truncation can append text after the end.
        guard bytes.upperBound <= text.count else { return }
        var end = bytes.upperBound
        while case let length = text.spaceLength(endingAt: end, notBefore: bytes.lowerBound), length > 0 {
            end -= length
        }
        if end == bytes.upperBound { return }
        line.hangingStart = unit(atByte: end, of: block)
        let limit = Int32(line.hangingStart)
        var width: Float = 0
        for run in line.runs {
            for cluster in result.clusters[result.runs[run].clusters] where cluster.start >= limit {
                width += cluster.width
            }
        }
        line.hangingWidth = CGFloat(width)
    }

    /// Adds the kern after the last character of a paragraph if it fits. Pango omits it.
    private mutating func addLastKern(x: inout Int) {
        let last = result.runs.count - 1
        let kern = kern(of: runs[result.runs[last].style].style)
        guard kern != 0, !result.runs[last].clusters.isEmpty else { return }
        let wider = x + Int(LineBreaker.units(kern))
        guard CGFloat(wider) / CGFloat(PANGO_SCALE) <= lineLimit else {
            result.omitsWidth = true
            return
        }
        x = wider
        result.runs[last].width += kern
        result.clusters[result.runs[last].clusters.upperBound - 1].width += Float(kern)
    }

    // MARK: UTF-16

    private mutating func fillUnits(of block: TextBlock) {
        unitOfByte.removeAll(keepingCapacity: true)
        unitOfByte.reserveCapacity(block.bytes.count + 1)
        var units = Int32(block.utf16Start)
        var previous: Int32 = 0
        for index in block.bytes {
            let byte = text[index]
            if byte & 0xC0 != 0x80 {
                units += previous
                previous = byte >= 0xF0 ? 2 : 1
            }
            unitOfByte.append(units)
        }
        unitOfByte.append(units + previous)
    }

    /// Returns the UTF-16 offset of a byte of the block. For bytes of a suffix that truncation appended, returns the
    /// end of the block.
    private func unit(atByte byte: Int, of block: TextBlock) -> Int {
        let offset = Swift.min(byte, block.bytes.upperBound) - block.bytes.lowerBound
        return block.isASCII ? block.utf16Start + offset : Int(unitOfByte[offset])
    }
}

extension PangoGlyph {
    /// The bit that Pango sets in the index of a character without a glyph.
    static var unknownFlag: PangoGlyph { 0x1000_0000 }

    /// A glyph that has a width but is not drawn.
    static var empty: PangoGlyph { 0x0FFF_FFFF }
}
