import CoreGraphics

extension TextLayout {
    /// Returns the outlines of the glyphs, if any, with the top-left corner of the layout at the origin.
    ///
    /// Glyphs with their own colors have no outlines.
    package func outline() -> CGPath? {
        guard let outliner = GlyphOutliner() else { return nil }
        for index in lines.indices {
            let start = CGPoint(x: left(ofLine: index), y: lines[index].baseline)
            addOutline(ofLine: index, at: start, to: outliner)
        }
        return outliner.path
    }

    func addOutline(ofLine index: Int, at start: CGPoint, to outliner: GlyphOutliner) {
        for run in content.runs[content.lines[index].runs] where run.kind == .glyphs {
            outliner.add(content.glyphs[run.glyphs], face: run.face, at: start)
        }
    }
}
