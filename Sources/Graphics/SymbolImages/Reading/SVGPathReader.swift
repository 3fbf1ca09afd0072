import CoreGraphics

/// A parser for path data of SVG 1.1, section 8.3. Data after an error is ignored, as the standard requires.
struct SVGPathReader {
    private let bytes: [UInt8]
    private var index = 0
    private let path = CGMutablePath()
    private var current = CGPoint.zero
    private var start = CGPoint.zero
    /// The last control point, for smooth curves.
    private var control = CGPoint.zero
    /// The last command, for smooth curves.
    private var last: UInt8 = 0

    static func path(of text: some StringProtocol) -> CGPath {
        var reader = SVGPathReader(bytes: Array(text.utf8))
        reader.read()
        return reader.path
    }

    private init(bytes: [UInt8]) { self.bytes = bytes }

    private mutating func read() {
        skipSpace()
        while index < bytes.count {
            let command = bytes[index]
            guard isLetter(command) else { return }
            index += 1
            if command | 0x20 == UInt8(ascii: "z") {
                path.closeSubpath()
                current = start
                last = command
                skipSpace()
                continue
            }
            var isFirst = true
            repeat {
                guard step(command, isFirst: isFirst) else { return }
                isFirst = false
                skipSpace()
            } while index < bytes.count && !isLetter(bytes[index])
        }
    }

    /// Reads one set of arguments of a command and adds the segment. Returns false for an error.
    private mutating func step(_ command: UInt8, isFirst: Bool) -> Bool {
        let isRelative: Bool = command & 0x20 != 0
        let kind: UInt8 = command | 0x20
        let origin: CGPoint = isRelative ? current : .zero
        switch kind {
        case UInt8(ascii: "m"), UInt8(ascii: "l"):
            guard let end = point(origin) else { return false }
            if kind == UInt8(ascii: "m") && isFirst {
                path.move(to: end)
                start = end
            } else {
                path.addLine(to: end)
            }
            current = end
        case UInt8(ascii: "h"):
            guard let x = number() else { return false }
            current.x = origin.x * (isRelative ? 1 : 0) + x
            path.addLine(to: current)
        case UInt8(ascii: "v"):
            guard let y = number() else { return false }
            current.y = origin.y * (isRelative ? 1 : 0) + y
            path.addLine(to: current)
        case UInt8(ascii: "c"):
            guard let first = point(origin) else { return false }
            return addCurve(first, origin)
        case UInt8(ascii: "s"):
            return addCurve(last == UInt8(ascii: "c") ? mirrored : current, origin)
        case UInt8(ascii: "q"):
            guard let first = point(origin) else { return false }
            return addQuadCurve(first, origin)
        case UInt8(ascii: "t"):
            return addQuadCurve(last == UInt8(ascii: "q") ? mirrored : current, origin)
        case UInt8(ascii: "a"):
            guard let rx = number(), let ry = number(), let angle = number(), let isLarge = flag(), let sweeps = flag(),
                let end = point(origin)
            else { return false }
            addArc(to: end, CGSize(width: abs(rx), height: abs(ry)), angle * .pi / 180, isLarge, sweeps)
            current = end
        default: return false
        }
        last = kind
        return true
    }

    private var mirrored: CGPoint { CGPoint(x: 2 * current.x - control.x, y: 2 * current.y - control.y) }

    private mutating func addCurve(_ first: CGPoint, _ origin: CGPoint) -> Bool {
        guard let second = point(origin), let end = point(origin) else { return false }
        path.addCurve(to: end, control1: first, control2: second)
        control = second
        current = end
        last = UInt8(ascii: "c")
        return true
    }

    private mutating func addQuadCurve(_ first: CGPoint, _ origin: CGPoint) -> Bool {
        guard let end = point(origin) else { return false }
        path.addQuadCurve(to: end, control: first)
        control = first
        current = end
        last = UInt8(ascii: "q")
        return true
    }

    /// Adds an arc. Converts its endpoints to a center, as in appendix F.6 of the standard.
    private func addArc(to end: CGPoint, _ radii: CGSize, _ angle: CGFloat, _ isLarge: Bool, _ sweeps: Bool) {
        guard radii.width > 0, radii.height > 0, end != current else { return path.addLine(to: end) }
        let (cosine, sine) = (cos(angle), sin(angle))
        let half = CGPoint(x: (current.x - end.x) / 2, y: (current.y - end.y) / 2)
        let rotated = CGPoint(x: cosine * half.x + sine * half.y, y: cosine * half.y - sine * half.x)
        var (rx, ry) = (radii.width, radii.height)
        let excess: CGFloat = rotated.x * rotated.x / (rx * rx) + rotated.y * rotated.y / (ry * ry)
        if excess > 1 {
            rx *= excess.squareRoot()
            ry *= excess.squareRoot()
        }
        let below: CGFloat = rx * rx * rotated.y * rotated.y + ry * ry * rotated.x * rotated.x
        let square: CGFloat = max(0, (rx * rx * ry * ry - below) / below)
        // The endpoints of half an ellipse are rounded in the file, so a tiny value counts as 0. Otherwise, the number
        // of curves could differ between the weights of a symbol.
        let root: CGFloat = square < 1e-9 ? 0 : square.squareRoot() * (isLarge == sweeps ? -1 : 1)
        let middle = CGPoint(x: root * rx * rotated.y / ry, y: -root * ry * rotated.x / rx)
        let center = CGPoint(
            x: cosine * middle.x - sine * middle.y + (current.x + end.x) / 2,
            y: sine * middle.x + cosine * middle.y + (current.y + end.y) / 2)
        let from: CGFloat = atan2((rotated.y - middle.y) / ry, (rotated.x - middle.x) / rx)
        let to: CGFloat = atan2((-rotated.y - middle.y) / ry, (-rotated.x - middle.x) / rx)
        var delta: CGFloat = to - from
        if sweeps && delta < 0 { delta += 2 * .pi }
        if !sweeps && delta > 0 { delta -= 2 * .pi }
        path.addRelativeArc(
            center: .zero, radius: 1, startAngle: from, delta: delta,
            transform: CGAffineTransform(translationX: center.x, y: center.y).rotated(by: angle).scaledBy(x: rx, y: ry))
    }

    private mutating func point(_ origin: CGPoint) -> CGPoint? {
        guard let x = number(), let y = number() else { return nil }
        return CGPoint(x: origin.x + x, y: origin.y + y)
    }

    /// Reads a flag: one digit, which the next number can follow without a separator.
    private mutating func flag() -> Bool? {
        skipSpace()
        guard index < bytes.count, bytes[index] == 0x30 || bytes[index] == 0x31 else { return nil }
        index += 1
        return bytes[index - 1] == 0x31
    }

    private mutating func number() -> CGFloat? {
        skipSpace()
        let begin = index
        if index < bytes.count, isSign(bytes[index]) { index += 1 }
        var hasDot = false
        var hasExponent = false
        while index < bytes.count {
            let byte = bytes[index]
            if byte == UInt8(ascii: "."), !hasDot, !hasExponent {
                hasDot = true
            } else if byte | 0x20 == UInt8(ascii: "e"), index > begin, !hasExponent {
                hasExponent = true
                if index + 1 < bytes.count, isSign(bytes[index + 1]) { index += 1 }
            } else if byte < 0x30 || byte > 0x39 {
                break
            }
            index += 1
        }
        return Double(String(decoding: bytes[begin..<index], as: UTF8.self)).map { CGFloat($0) }
    }

    private mutating func skipSpace() {
        while index < bytes.count, bytes[index] <= 0x20 || bytes[index] == UInt8(ascii: ",") { index += 1 }
    }

    private func isSign(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+") }

    private func isLetter(_ byte: UInt8) -> Bool {
        let small: UInt8 = byte | 0x20
        return small >= UInt8(ascii: "a") && small <= UInt8(ascii: "z") && small != UInt8(ascii: "e")
    }
}
