import CoreGraphics
import Foundation

/// A reader for the outlines of a TrueType font: the tables `cmap` (formats 4 and 12), `loca`, and `glyf`.
///
/// Bytes outside the file read as 0, so a damaged file can only result in wrong shapes.
struct GlyphFont: Sendable {
    let unitsPerEm: Int
    private let bytes: [UInt8]
    private let glyphs: Int
    private let locations: Int
    private let hasLongLocations: Bool
    private let map: Int

    init?(_ data: Data) {
        bytes = [UInt8](data)
        var tables: [String: Int] = [:]
        for index in 0..<Int(Self.word(bytes, 4)) {
            let entry: Int = 12 + 16 * index
            guard entry + 16 <= bytes.count else { return nil }
            tables[String(decoding: bytes[entry..<entry + 4], as: UTF8.self)] = Self.long(bytes, entry + 8)
        }
        guard let head = tables["head"], let glyf = tables["glyf"], let loca = tables["loca"], let cmap = tables["cmap"]
        else { return nil }
        unitsPerEm = max(1, Self.word(bytes, head + 18))
        hasLongLocations = Self.word(bytes, head + 50) != 0
        glyphs = glyf
        locations = loca
        var best: Int?
        for index in 0..<Self.word(bytes, cmap + 2) {
            let table: Int = cmap + Self.long(bytes, cmap + 4 + 8 * index + 4)
            let format = Self.word(bytes, table)
            if format == 12 || format == 4 && best == nil { best = table }
        }
        guard let best else { return nil }
        map = best
    }

    /// Returns the outline of a character, with y upward, or nil if the font has no outline for it.
    func outline(of codePoint: UInt32) -> CGPath? {
        let glyph = index(of: Int(codePoint))
        guard glyph != 0 else { return nil }
        let path = CGMutablePath()
        add(glyph, to: path, .identity, depth: 0)
        return path.isEmpty ? nil : path
    }

    private func index(of character: Int) -> Int {
        if word(map) == 12 {
            for group in 0..<min(long(map + 12), bytes.count / 12) {
                let entry: Int = map + 16 + 12 * group
                if character >= long(entry), character <= long(entry + 4) {
                    return long(entry + 8) + character - long(entry)
                }
            }
            return 0
        }
        let segments: Int = word(map + 6) / 2
        for segment in 0..<segments where character <= word(map + 14 + 2 * segment) {
            let first: Int = word(map + 16 + 2 * (segments + segment))
            guard character >= first else { return 0 }
            let delta: Int = word(map + 16 + 2 * (2 * segments + segment))
            let place: Int = map + 16 + 2 * (3 * segments + segment)
            let offset = word(place)
            if offset == 0 { return (character + delta) & 0xFFFF }
            let glyph: Int = word(place + offset + 2 * (character - first))
            return glyph == 0 ? 0 : (glyph + delta) & 0xFFFF
        }
        return 0
    }

    private func add(_ glyph: Int, to path: CGMutablePath, _ transform: CGAffineTransform, depth: Int) {
        let step: Int = hasLongLocations ? 4 : 2
        let (start, end) =
            hasLongLocations
            ? (long(locations + step * glyph), long(locations + step * (glyph + 1)))
            : (2 * word(locations + step * glyph), 2 * word(locations + step * (glyph + 1)))
        guard end > start, glyphs + end <= bytes.count else { return }
        let contours: Int = signed(glyphs + start)
        if contours >= 0 {
            addContours(contours, at: glyphs + start + 10, to: path, transform)
        } else if depth < 4 {
            addParts(at: glyphs + start + 10, to: path, transform, depth: depth)
        }
    }

    private func addParts(at start: Int, to path: CGMutablePath, _ transform: CGAffineTransform, depth: Int) {
        var place = start
        while place + 4 <= bytes.count {
            let flags = word(place)
            let glyph: Int = word(place + 2)
            place += 4
            let hasWords: Bool = flags & 1 != 0
            let x: Int = hasWords ? signed(place) : Int(Int8(bitPattern: byte(place)))
            let y: Int = hasWords ? signed(place + 2) : Int(Int8(bitPattern: byte(place + 1)))
            place += hasWords ? 4 : 2
            func fraction() -> CGFloat {
                defer { place += 2 }
                return CGFloat(signed(place)) / 16384
            }
            var own = CGAffineTransform(translationX: CGFloat(x), y: CGFloat(y))
            if flags & 8 != 0 {
                own.a = fraction()
                own.d = own.a
            } else if flags & 0x40 != 0 {
                own.a = fraction()
                own.d = fraction()
            } else if flags & 0x80 != 0 {
                (own.a, own.b, own.c, own.d) = (fraction(), fraction(), fraction(), fraction())
            }
            add(glyph, to: path, own.concatenating(transform), depth: depth + 1)
            if flags & 0x20 == 0 { return }
        }
    }

    private func addContours(_ count: Int, at start: Int, to path: CGMutablePath, _ transform: CGAffineTransform) {
        guard count > 0 else { return }
        let points: Int = word(start + 2 * (count - 1)) + 1
        var place: Int = start + 2 * count + 2 + word(start + 2 * count)
        guard points <= bytes.count - min(place, bytes.count) + points / 2 else { return }
        var flags: [UInt8] = []
        while flags.count < points && place < bytes.count {
            let flag = byte(place)
            place += 1
            flags.append(flag)
            if flag & 8 != 0 {
                for _ in 0..<byte(place) { flags.append(flag) }
                place += 1
            }
        }
        guard flags.count >= points else { return }
        func coordinates(short: UInt8, same: UInt8) -> [CGFloat] {
            var value = 0
            return (0..<points).map { index in
                if flags[index] & short != 0 {
                    value += flags[index] & same != 0 ? Int(byte(place)) : -Int(byte(place))
                    place += 1
                } else if flags[index] & same == 0 {
                    value += signed(place)
                    place += 2
                }
                return CGFloat(value)
            }
        }
        let xs = coordinates(short: 2, same: 16)
        let ys = coordinates(short: 4, same: 32)
        var first = 0
        for contour in 0..<count {
            let last: Int = min(word(start + 2 * contour), points - 1)
            guard last >= first else { continue }
            let outline: [(point: CGPoint, isOn: Bool)] = (first...last).map {
                (CGPoint(x: xs[$0], y: ys[$0]).applying(transform), flags[$0] & 1 != 0)
            }
            add(outline, to: path)
            first = last + 1
        }
    }

    /// Adds a contour. The midpoint of two adjacent off-curve points is on the curve.
    private func add(_ outline: [(point: CGPoint, isOn: Bool)], to path: CGMutablePath) {
        func middle(_ a: CGPoint, _ b: CGPoint) -> CGPoint { CGPoint(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2) }
        let count = outline.count
        let begin: Int = outline.firstIndex { $0.isOn } ?? 0
        let start: CGPoint =
            outline[begin].isOn ? outline[begin].point : middle(outline[count - 1].point, outline[0].point)
        path.move(to: start)
        var control: CGPoint?
        let isOnStart: Int = outline[begin].isOn ? 1 : 0
        for step in isOnStart..<(count + isOnStart) {
            let (point, isOn) = outline[(begin + step) % count]
            if isOn {
                if let bend = control { path.addQuadCurve(to: point, control: bend) } else { path.addLine(to: point) }
                control = nil
            } else {
                if let bend = control { path.addQuadCurve(to: middle(bend, point), control: bend) }
                control = point
            }
        }
        if let bend = control { path.addQuadCurve(to: start, control: bend) }
        path.closeSubpath()
    }

    private func byte(_ place: Int) -> UInt8 { bytes.indices.contains(place) ? bytes[place] : 0 }
    private func word(_ place: Int) -> Int { Self.word(bytes, place) }
    private func long(_ place: Int) -> Int { Self.long(bytes, place) }
    private func signed(_ place: Int) -> Int { Int(Int16(truncatingIfNeeded: word(place))) }

    private static func word(_ bytes: [UInt8], _ place: Int) -> Int {
        guard place >= 0, place + 2 <= bytes.count else { return 0 }
        return Int(bytes[place]) << 8 | Int(bytes[place + 1])
    }

    private static func long(_ bytes: [UInt8], _ place: Int) -> Int {
        word(bytes, place) << 16 | word(bytes, place + 2)
    }
}
