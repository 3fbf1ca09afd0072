import CPango
import Foundation

extension Typesetter {
    /// The distance between the leading margin and the left of Pango's lines, in points.
    func inset(of block: TextBlock) -> CGFloat {
        block.startsParagraph ? min(format.firstLineHeadIndent, format.headIndent) : format.headIndent
    }

    func tabSettings(of block: TextBlock) -> TabSettings {
        TabSettings(format, inset: inset(of: block), text: String(decoding: text[block.bytes], as: UTF8.self))
    }

    /// Moves text after tabs so that its decimal point begins at the stop. Pango centers the point there.
    ///
    /// - Parameters:
    ///   - runs: The runs of a line. Each tab is a run.
    ///   - indent: The distance of the line from the leading margin, in points.
    ///   - x: The width of the line in Pango's units.
    mutating func alignDecimalPoints(of runs: Range<Int>, in block: TextBlock, indent: CGFloat, x: inout Int) {
        guard block.hasTabs, format.tabStops?.contains(where: { $0.alignment == .decimal }) == true else { return }
        let left = inset(of: block)
        let stops = tabSettings(of: block).positions.filter { $0.alignment == .decimal }
        var tab = runs.lowerBound
        while tab < runs.upperBound {
            guard character(of: tab, in: block) == 0x09 else {
                tab += 1
                continue
            }
            var end = tab + 1
            while end < runs.upperBound, character(of: end, in: block) != 0x09 { end += 1 }
            for stop in stops {
                guard let point = firstPoint(stop.decimalPoint, in: tab + 1..<end, of: block) else { continue }
                let center = CGFloat(point.x + point.width / 2) + indent - left
                guard abs(stop.location - center) < 0.1 else { continue }
                move(tab + 1..<end, after: tab, before: end < runs.upperBound ? end : nil, by: point.width / 2)
                if end == runs.upperBound { x += Int((point.width / 2 * Float(PANGO_SCALE)).rounded()) }
                break
            }
            tab = end
        }
    }

    /// Returns the first decimal point in some runs.
    private func firstPoint(_ point: Unicode.Scalar, in runs: Range<Int>, of block: TextBlock) -> Cluster? {
        let bytes = Array(String(point).utf8)
        for run in result.runs[runs] {
            let found: Cluster? = result.clusters[run.clusters].first { cluster in
                text[byte(of: cluster, in: block)...].starts(with: bytes)
            }
            if let found { return found }
        }
        return nil
    }

    /// Moves runs to the right. The tab before them becomes wider, and the one after them narrower.
    private mutating func move(_ runs: Range<Int>, after tab: Int, before nextTab: Int?, by distance: Float) {
        for index in runs {
            result.runs[index].x += CGFloat(distance)
            for glyph in result.runs[index].glyphs { result.glyphs[glyph].x += distance }
            for cluster in result.runs[index].clusters { result.clusters[cluster].x += distance }
        }
        widen(tab, by: distance)
        guard let nextTab else { return }
        result.runs[nextTab].x += CGFloat(distance)
        result.clusters[result.runs[nextTab].clusters.lowerBound].x += distance
        widen(nextTab, by: -distance)
    }

    private mutating func widen(_ tab: Int, by distance: Float) {
        result.runs[tab].width += CGFloat(distance)
        result.clusters[result.runs[tab].clusters.lowerBound].width += distance
    }

    /// Returns the first byte of a run, or nil for an empty run.
    private func character(of run: Int, in block: TextBlock) -> UInt8? {
        result.clusters[result.runs[run].clusters].first.map { text[byte(of: $0, in: block)] }
    }

    private func byte(of cluster: Cluster, in block: TextBlock) -> Int {
        if block.isASCII { return Swift.min(block.byte(atUTF16: Int(cluster.start), in: text), text.count - 1) }
        // OPTIMIZATION: finds the byte by bisection. The block can be long.
        var (low, high) = (0, unitOfByte.count - 1)
        while low < high {
            let middle: Int = (low + high) / 2
            if unitOfByte[middle] < cluster.start { low = middle + 1 } else { high = middle }
        }
        return Swift.min(block.bytes.lowerBound + low, text.count - 1)
    }
}
