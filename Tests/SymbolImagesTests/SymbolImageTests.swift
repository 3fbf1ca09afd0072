import Expectations
import CoreGraphics
import Foundation
import Testing

@testable import SymbolImages

/// Returns a symbol, by default at 17 points and two pixels per point.
private func symbol(
    _ name: String, _ weight: SymbolWeight = .regular, size: CGFloat = 17, scale: CGFloat = 2,
    symbolScale: SymbolScale = .medium
) throws -> SymbolRendering {
    try #require(
        SymbolImage.named(name, pointSize: size, displayScale: scale, weight: weight, symbolScale: symbolScale),
        "\(name)")
}

/// Returns the number of pixels with an opacity of at least one half.
private func paintedPixelCount(_ image: CGImage) -> Int {
    var count = 0
    for y in 0..<image.height {
        for x in 0..<image.width where image.pixel(x: x, y: y).alpha >= 128 { count += 1 }
    }
    return count
}

struct SymbolNameTests {
    private func expectSymbol(_ name: String, exists: Bool, _ location: SourceLocation = #_sourceLocation) {
        if SymbolImage.exists(name) != exists {
            Issue.record("\(name) \(exists ? "is missing" : "should not exist")", sourceLocation: location)
        }
    }

    @Test func `listed names exist`() {
        for name in [
            "house", "house.fill", "person.2", "paperplane.fill", "globe", "moon", "cart", "0.circle", "zzz",
            "50.square.fill",
            "a.circle", "figure.walk", "swift", "apple.intelligence", "square.and.arrow.up.badge.clock.fill",
            "indianrupeesign.circle", "car.top.door.front.left.and.rear.right.open", "character.book.closed.fill.ja",
            "arrow.left", "xmark.seal.fill", "person.crop.circle.badge.questionmark.ar",
            "line.3.horizontal.decrease.circle",
        ] { expectSymbol(name, exists: true) }
    }

    @Test func `misspelled names do not exist`() {
        for name in [
            "", ".", "house.", ".fill", "hous", "house.filll", "House", "house.fil", "heart.fill.fill",
            "no.such.symbol",
            "slash", "dot.circle", "_slider", "arrow.sideways", "flashlight.on", "a.b",
            "zzzz", "0",
        ] { expectSymbol(name, exists: false) }
        expectNil(SymbolImage.named("no.such.symbol", pointSize: 17, displayScale: 2))
    }

    @Test func `the list is sorted, without duplicates`() {
        for list in SymbolName.lists {
            let words: [Substring] = list.description.split { $0 == " " || $0 == "\n" }
            let names: [[UInt8]] = words.map { Array($0.prefix { $0 != ":" }.utf8) }
            expect(zip(names, names.dropFirst()).allSatisfy { $0.lexicographicallyPrecedes($1) })
        }
        expect(Set(SymbolName.endings.map(\.code)).count, equals: SymbolName.endings.count)
    }

    @Test func `the table is sorted and every expression is valid`() {
        for part in SymbolTable.parts {
            let lines: [[UInt8]] = part.description.split(separator: "\n").map { Array($0.prefix { $0 != " " }.utf8) }
            expect(zip(lines, lines.dropFirst()).allSatisfy { $0.lexicographicallyPrecedes($1) })
        }
        let composer = SymbolComposer(weight: .regular)
        for name in SymbolTable.names where composer.picture(of: name) == nil {
            Issue.record("\(name) has no picture")
        }
    }

    @Test func `directional symbols are mirrored`() {
        for name in ["chevron.forward", "arrow.backward", "arrow.uturn.backward.circle", "list.bullet", "text.bubble"] {
            expect(SymbolImage.isMirrored(name), "\(name)")
        }
        for name in ["chevron.right", "forward.fill", "backward.end", "house", "questionmark.video", "goforward"] {
            expect(!SymbolImage.isMirrored(name), "\(name)")
        }
    }
}

struct SymbolPictureTests {
    @Test func `every picture has ink`() {
        for name in SymbolTable.names where SymbolImage.exists(name) {
            guard let image = try? symbol(name).mask else {
                Issue.record("\(name)")
                continue
            }
            let count: Int = paintedPixelCount(image)
            if count < 12 || count > image.width * image.height * 98 / 100 { Issue.record("\(name): \(count)") }
        }
    }

    @Test func `symbol modifiers compose with every base`() {
        let composer = SymbolComposer(weight: .regular)
        for base in ["house", "heart", "plus", "figure.run", "a", "17", "eurosign", "cart", "arrow.up"] {
            for ending in [
                ".fill", ".circle", ".circle.fill", ".square", ".square.fill", ".slash", ".slash.circle", ".badge.plus",
                ".fill.badge.xmark", ".trianglebadge.exclamationmark", ".rectangle", ".bubble.fill", ".shield",
                ".seal.fill",
            ] where composer.picture(of: base + ending) == nil {
                Issue.record("\(base + ending)")
            }
        }
    }

    @Test func `a name without a picture has a placeholder and is reported`() throws {
        let image = try symbol("head.profile.arrow.forward.and.visionpro")
        expect(paintedPixelCount(image.mask), isGreaterThan: 50)
        expect(SymbolPlaceholder.reportedNames.contains("head.profile.arrow.forward.and.visionpro"))
        expect(!SymbolPlaceholder.reportedNames.contains("house"))
    }

    @Test func `solid signs are cut out`() throws {
        let solid: CGImage = try symbol("plus.circle.fill").mask
        let middle: Int = solid.width / 2
        expect(solid.pixel(x: middle, y: middle).alpha, isLessThan: 64)
        expect(solid.pixel(x: middle - 8, y: middle - 8).alpha, isGreaterThan: 200)
        let line: CGImage = try symbol("plus.circle").mask
        expect(line.pixel(x: middle, y: middle).alpha, isGreaterThan: 200)
        expect(line.pixel(x: middle - 8, y: middle - 8).alpha, isLessThan: 64)
    }

    @Test func `chevrons point in the direction that they are named after`() throws {
        func tip(_ name: String) throws -> String {
            let image: CGImage = try symbol(name).mask
            let row = (0..<image.width).filter { image.pixel(x: $0, y: image.height / 2).alpha > 128 }
            let column = (0..<image.height).filter { image.pixel(x: image.width / 2, y: $0).alpha > 128 }
            if image.width < image.height { return (row.last ?? 0) > image.width / 2 ? "right" : "left" }
            return (column.last ?? 0) > image.height / 2 ? "down" : "up"
        }
        for direction in ["left", "right", "up", "down"] {
            try expect(tip("chevron.\(direction)"), equals: direction)
        }
        try expect(tip("chevron.backward"), equals: "left")
        try expect(tip("chevron.forward"), equals: "right")
    }

    @Test func `symbols of signs and badges are drawn in separate layers`() throws {
        let enclosed = try symbol("plus.circle.fill").layers()
        expect(enclosed.map(\.level), equals: [2, 1])
        let size: Int = enclosed[0].mask.width
        // In two colors the sign is drawn over its circle, which has no hole.
        expect(enclosed[0].mask.pixel(x: size / 2, y: size / 2).alpha, isGreaterThan: 200)
        let badged = try symbol("folder.badge.questionmark").layers()
        expect(badged.last?.level == 1 && badged.last?.accent == .blue)
        expect(badged.first?.level, equals: 2)
    }
}

struct SymbolMetricsTests {
    @Test func `heavier weights paint more pixels`() throws {
        for name in ["chevron.left", "house", "gearshape", "a.circle"] {
            let counts: [Int] = try SymbolWeight.allCases.map { paintedPixelCount(try symbol(name, $0, size: 40).mask) }
            expect(counts, equals: counts.sorted(), "\(name): \(counts)")
            expect(counts[8] * 2, isGreaterThan: counts[0] * 3, "\(name): \(counts)")
        }
    }

    /// The border of a small disc is wider than the disc.
    @Test func `dots of heavy symbols are filled`() throws {
        let image: CGImage = try symbol("list.bullet", .black, size: 100, scale: 1).mask
        let column: Int = try #require((0..<image.width).first { image.pixel(x: $0, y: image.height / 2).alpha > 128 })
        for x in column..<column + 16 {
            expect(image.pixel(x: x, y: image.height / 2).alpha, isGreaterThan: 128, "\(x)")
        }
    }

    @Test func `the size depends on the text and the scale`() throws {
        let small = try symbol("star", size: 10).mask
        let large = try symbol("star", size: 40).mask
        expect(large.width, isGreaterThan: small.width * 3)
        let widths: [Int] = try [.small, .medium, .large].map {
            try symbol("star", size: 40, symbolScale: $0).mask.width
        }
        expect(widths == widths.sorted() && widths[0] < widths[2])
    }

    /// Symbols of all scales are centered on capital letters.
    @Test func `the center of a symbol is at half the cap height`() throws {
        for symbolScale: SymbolScale in [.small, .medium, .large] {
            for name in ["circle", "minus", "ellipsis", "plus.square"] {
                let image = try symbol(name, size: 100, scale: 1, symbolScale: symbolScale)
                let middle: CGFloat = CGFloat(image.mask.height) / 2 - image.baselineOffset
                // The cap height of Inter is 0.727 times the font size.
                expect(abs(middle - 36.4), isAtMost: 2, "\(name): \(middle)")
            }
        }
    }

    @Test func `badges overhang the alignment rectangle`() throws {
        let badged = try symbol("cart.badge.questionmark")
        expect(badged.overhang.right, isGreaterThan: 0)
        let plain = try symbol("cart")
        expect(plain.overhang.right, equals: 0)
    }

    /// The edges of squares are at pixel boundaries at every scale.
    @Test func `edges are sharp`() throws {
        for scale: CGFloat in [1, 2, 3] {
            for size: CGFloat in [13, 15, 17, 20, 22, 28] {
                let image: CGImage = try symbol("stop.fill", size: size, scale: scale).mask
                let row: [Int] = (0..<image.width).map { Int(image.pixel(x: $0, y: image.height / 2).alpha) }
                let blurred: Int = row.filter { $0 > 20 && $0 < 235 }.count
                expect(blurred, equals: 0, "\(size) at \(scale): \(row)")
            }
        }
    }

    @Test func `invalid sizes have no symbol`() {
        expectNil(SymbolImage.named("plus", pointSize: 0, displayScale: 2))
        expectNil(SymbolImage.named("plus", pointSize: .nan, displayScale: 2))
        expectNil(SymbolImage.named("plus", pointSize: 17, displayScale: .infinity))
    }
}

struct WeatherSymbolTests {
    @Test(arguments: ["cloud.sun.rain", "cloud.sun.bolt", "cloud.moon.rain", "cloud.moon.bolt"])
    func `rain and lightning fall from clouds with a sun or a moon`(_ name: String) throws {
        let parts: [Substring] = name.split(separator: ".")
        for ending in ["", ".fill"] {
            let image = try symbol(name + ending, size: 40).mask
            for other in ["cloud.\(parts[2])", "cloud.drizzle", "cloud.\(parts[1])"] {
                let plain = try symbol(other + ending, size: 40).mask
                let isSame: Bool = image.width == plain.width && paintedPixelCount(image) == paintedPixelCount(plain)
                expect(!isSame, "\(name + ending) is \(other + ending).")
            }
        }
    }
}
