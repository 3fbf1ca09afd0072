import Expectations
import CAllocationCount
import TestSupport
import Testing

@testable import QuartzCore

/// The blur behind layers, compared with a simple implementation of the same arithmetic.
struct BackdropTests {
    /// The simple implementation: averages of square blocks of pixels, three box blurs in each direction, and
    /// saturation.
    private struct Model {
        let factor: Int
        let radius: Int
        let saturation: Int
        let area: DeviceRect
        var width: Int { (area.width + factor - 1) / factor }
        var height: Int { (area.height + factor - 1) / factor }

        func channels(_ pixel: UInt32) -> [Int] { (0..<4).map { Int(pixel >> (8 * UInt32($0)) & 0xFF) } }

        func pixel(_ channels: [Int]) -> UInt32 {
            channels.enumerated().reduce(0) { $0 | UInt32($1.element) << UInt32(8 * $1.offset) }
        }

        func averages(_ buffer: PixelBuffer) -> [[Int]] {
            (0..<width * height).map { place in
                let x = area.x0 + place % width * factor
                let y = area.y0 + place / width * factor
                var sums = [0, 0, 0, 0]
                var count = 0
                for row in y..<min(y + factor, area.y1) {
                    for column in x..<min(x + factor, area.x1) {
                        for (index, value) in channels(buffer.pixel(column, row).pointee).enumerated() {
                            sums[index] += value
                        }
                        count += 1
                    }
                }
                return sums.map { ($0 + count / 2) / count }
            }
        }

        func blurred(_ line: [[Int]]) -> [[Int]] {
            line.count < 2
                ? line
                : line.indices.map { index in
                    (0..<4).map { channel in
                        let sum: Int = (-radius...radius).reduce(0) {
                            $0 + line[min(max(0, index + $1), line.count - 1)][channel]
                        }
                        return (sum + radius) / (2 * radius + 1)
                    }
                }
        }

        func saturated(_ pixel: [Int]) -> [Int] {
            let luminance: Int = (pixel[2] * 54 + pixel[1] * 183 + pixel[0] * 19) >> 8
            return pixel[0..<3].map { min(max(0, luminance + (($0 - luminance) * saturation) >> 8), pixel[3]) }
                + [pixel[3]]
        }

        func squares(_ buffer: PixelBuffer) -> [[Int]] {
            var pixels: [[Int]] = averages(buffer)
            for _ in 0..<3 where radius > 0 {
                for row in 0..<height {
                    pixels.replaceSubrange(
                        row * width..<(row + 1) * width, with: blurred(Array(pixels[row * width..<(row + 1) * width])))
                }
                for column in 0..<width {
                    let line: [[Int]] = blurred((0..<height).map { pixels[$0 * width + column] })
                    for row in 0..<height { pixels[row * width + column] = line[row] }
                }
            }
            return saturation == 256 ? pixels : pixels.map(saturated)
        }
    }

    private func randomBuffer(_ area: DeviceRect, seed: UInt64) -> PixelBuffer {
        let buffer = PixelBuffer(area: area)
        var random = SplitMix64(seed: seed)
        for y in area.y0..<area.y1 {
            for x in area.x0..<area.x1 {
                let alpha = UInt32(random.next() % 256)
                let value: () -> UInt32 = { UInt32(random.next() % UInt64(alpha + 1)) }
                buffer.pixel(x, y).pointee = alpha << 24 | value() << 16 | value() << 8 | value()
            }
        }
        return buffer
    }

    @Test func `a blur equals the simple implementation at the centers of the squares`() {
        for (index, (size, scale)) in [((64, 40), 2.0), ((61, 35), 2.0), ((7, 90), 1.0), ((130, 17), 3.0)].enumerated()
        {
            let area = DeviceRect(3, 5, 3 + size.0, 5 + size.1)
            for (radius, saturation) in [(20.0, 1.8), (5.0, 1.0), (40.0, 1.2), (1.0, 1.0)] {
                let buffer = randomBuffer(area, seed: UInt64(index + 1))
                let backdrop = Backdrop(
                    BackdropFilter(radius: radius, saturation: saturation), area: area, scale: scale)
                let pixels: Double = radius * scale
                let factor = pixels >= 24 ? 8 : pixels >= 8 ? 4 : 1
                let model = Model(
                    factor: factor, radius: max(1, Int((pixels / 2 / Double(factor)).rounded())),
                    saturation: Int((saturation * 256).rounded()), area: area)
                let expected: [[Int]] = model.squares(buffer)
                expect(backdrop.update(from: buffer, frame: 1))
                expect(backdrop.blurred.map { model.channels($0) }, equals: expected, "\(size), radius \(radius)")
            }
        }
    }

    @Test func `drawing one column of pixels at a time gives the same pixels as drawing whole squares`() {
        let area = DeviceRect(0, 0, 61, 20)
        for radius in [20.0, 5.0] {
            let buffer = randomBuffer(area, seed: 9)
            let backdrop = Backdrop(BackdropFilter(radius: radius, saturation: 1.4), area: area, scale: 2)
            _ = backdrop.update(from: buffer, frame: 1)
            backdrop.draw(into: buffer, inside: area)
            // A line that is drawn one pixel at a time equals a line that is drawn one square at a time.
            let part = PixelBuffer(area: area)
            for x in 0..<area.width { backdrop.draw(into: part, inside: DeviceRect(x, 0, x + 1, area.height)) }
            for y in 0..<area.height {
                let line: (PixelBuffer) -> [UInt32] = { buffer in (0..<area.width).map { buffer.pixel($0, y).pointee } }
                expect(line(part), equals: line(buffer), "line \(y), radius \(radius)")
            }
        }
    }

    @Test func `a tint covers each square, and changes without another blur`() {
        let area = DeviceRect(0, 0, 61, 20)
        let buffer = randomBuffer(area, seed: 4)
        let backdrop = Backdrop(BackdropFilter(radius: 5, saturation: 1.4), area: area, scale: 1)
        let drawn = PixelBuffer(area: area)
        for (frame, tint) in [0x8040_2010, 0xFF12_3456, 0].enumerated() as EnumeratedSequence<[UInt32]> {
            expect(backdrop.update(from: buffer, frame: frame, tint: tint), equals: (frame == 0))
            backdrop.draw(into: drawn, inside: area)
            let plain = Backdrop(BackdropFilter(radius: 5, saturation: 1.4), area: area, scale: 1)
            _ = plain.update(from: buffer, frame: 0)
            let expected = PixelBuffer(area: area)
            plain.draw(into: expected, inside: area)
            for x in 0..<area.width {
                let parts: [(UInt32, UInt32)] = [0, 8, 16, 24].map { (shift: UInt32) in
                    let covered: UInt32 = PixelBlending.over(tint, expected.pixel(x, 9).pointee)
                    return (drawn.pixel(x, 9).pointee >> shift & 255, covered >> shift & 255)
                }
                // Tinting before the interpolation and tinting after it both round down, each by less than one step.
                expect(parts.allSatisfy { max($0, $1) - min($0, $1) <= 1 }, "column \(x), tint \(tint)")
            }
        }
    }

    @Test func `a changed backdrop allocates only the new averages`() {
        let area = DeviceRect(0, 0, 780, 188)
        let backdrop = Backdrop(BackdropFilter(radius: 20, saturation: 1.8), area: area, scale: 2)
        let pictures: [PixelBuffer] = [randomBuffer(area, seed: 1), randomBuffer(area, seed: 2)]
        var counts: [Int] = []
        for frame in 0..<4 {
            let before: Int = allocation_count()
            _ = backdrop.update(from: pictures[frame % 2], frame: frame, tint: 0x8040_4040)
            backdrop.draw(into: pictures[frame % 2], inside: area)
            counts.append(allocation_count() - before)
        }
        expect(counts.dropFirst().allSatisfy { $0 <= 2 }, "\(counts)")
    }

    @Test func `a layer in front of a backdrop in a group does not hide the content behind the backdrop`() {
        let screen = Screen(width: 60, height: 40)
        func layer(_ frame: CGRect, in parent: CALayer, _ color: CGColor?) -> CALayer {
            let layer = CALayer()
            layer.frame = frame
            layer.backgroundColor = color
            parent.addSublayer(layer)
            return layer
        }
        withoutActions {
            screen.root.backgroundColor = .testWhite
            let group: CALayer = layer(screen.root.bounds, in: screen.root, nil)
            group.opacity = 0.9
            let pane: CALayer = layer(CGRect(x: 10, y: 10, width: 40, height: 20), in: group, nil)
            pane.backdropFilter = BackdropFilter(radius: 8, saturation: 1)
            _ = layer(CGRect(x: 30, y: 0, width: 30, height: 40), in: screen.root, .testBlue)
        }
        screen.refresh()
        let first: UInt32 = screen.pixel(28, 20)
        screen.draw(screen.compositor.fullUpdate)
        expect(screen.pixel(28, 20), equals: first)
        expect(screen.pixels, equals: screen.redrawn())
    }

    @Test func `a backdrop in a group shows the content of the group over the content behind the group`() {
        func center(in outer: CALayer? = nil, _ change: (CALayer) -> Void) -> UInt32 {
            let screen = Screen(width: 60, height: 60)
            withoutActions {
                screen.root.backgroundColor = .testBlue
                let group = CALayer()
                group.frame = screen.root.bounds
                change(group)
                let pane = CALayer()
                pane.frame = CGRect(x: 15, y: 15, width: 30, height: 30)
                pane.backdropFilter = BackdropFilter(radius: 8, saturation: 1)
                group.addSublayer(pane)
                outer?.addSublayer(group)
                screen.root.addSublayer(outer ?? group)
            }
            screen.refresh()
            expect(screen.pixels, equals: screen.redrawn())
            return screen.pixel(30, 30)
        }
        let mask = CALayer()
        mask.frame = CGRect(x: 0, y: 0, width: 60, height: 60)
        mask.backgroundColor = .testWhite
        func masked(_ color: CGColor?) -> UInt32 {
            center {
                $0.backgroundColor = color
                $0.mask = mask
            }
        }
        expect(masked(.testRed), equals: 0xFFFF_0000)
        expect(masked(nil), equals: 0xFF00_00FF)
        let half: UInt32 = masked(CGColor(red: 1, green: 0, blue: 0, alpha: 0.5))
        expect((0x7E...0x81).contains(half >> 16 & 0xFF) && (0x7E...0x81).contains(half & 0xFF), "\(half)")
        let faded: UInt32 = center {
            $0.backgroundColor = .testRed
            $0.opacity = 0.6
        }
        expect(faded, equals: 0xFF99_0066)
        // The content of an outer group is behind the inner one.
        let outer = CALayer()
        outer.frame = mask.frame
        outer.backgroundColor = .testRed
        outer.opacity = 0.99
        expect(center(in: outer) { $0.mask = mask } >> 16 & 0xFF, isAtLeast: 0xFC)
    }

    @Test func `a backdrop that meets only the joined area is drawn completely`() {
        let screen = Screen(width: 100, height: 100)
        func layer(_ frame: CGRect) -> CALayer {
            let layer = CALayer()
            layer.frame = frame
            screen.root.addSublayer(layer)
            return layer
        }
        withoutActions {
            let stripes = layer(screen.root.bounds)
            stripes.backgroundColor = .testWhite
            for x in stride(from: 0, to: 100, by: 6) {
                layer(CGRect(x: x, y: 0, width: 3, height: 100)).backgroundColor = .testBlue
            }
            // The change below meets only the second backdrop. The area of both meets a part of the first one.
            layer(CGRect(x: 60, y: 0, width: 30, height: 30)).backdropFilter = BackdropFilter(radius: 4, saturation: 1)
            layer(CGRect(x: 10, y: 40, width: 80, height: 20)).backdropFilter = BackdropFilter(
                radius: 4, saturation: 1)
        }
        let dot = CALayer()
        withoutActions {
            dot.frame = CGRect(x: 12, y: 10, width: 10, height: 40)
            dot.backgroundColor = .testRed
            screen.root.addSublayer(dot)
        }
        screen.refresh()
        withoutActions { dot.backgroundColor = .testGreen }
        screen.refresh()
        expect(screen.pixels, equals: screen.redrawn())
    }
}
