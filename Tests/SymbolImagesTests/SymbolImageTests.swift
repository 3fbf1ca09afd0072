import CoreGraphics
import Testing

@testable import SymbolImages

@Suite struct SymbolImages {
    /// How many pixels of the image are painted, by half or more.
    private func painted(_ image: CGImage) -> Int {
        var count = 0
        for y in 0..<image.height {
            for x in 0..<image.width where image.pixel(x: x, y: y).alpha >= 128 {
                count += 1
            }
        }
        return count
    }

    private func symbol(_ name: String, _ weight: SymbolWeight = .regular) throws -> CGImage {
        try #require(SymbolImage.named(name, pointSize: 17, displayScale: 2, weight: weight), "\(name)")
    }

    @Test func everyNameHasAPictureInsideItsImage() throws {
        let names = Array(SymbolDrawing.signs.keys) + Array(SymbolDrawing.shapes.keys) + Array(SymbolicIcon.icons.keys)
        for name in names {
            #expect(SymbolImage.exists(name), "\(name)")
            let image = try symbol(name)
            let count = painted(image)
            #expect(count > 20 && count < image.width * image.height * 9 / 10, "\(name): \(count)")
        }
    }

    @Test func drawnSymbolsTouchNoEdge() throws {
        for name in Array(SymbolDrawing.signs.keys) + Array(SymbolDrawing.shapes.keys) {
            let image = try symbol(name, .bold)
            for x in 0..<image.width {
                #expect(image.pixel(x: x, y: 0).alpha < 200, "\(name)")
                #expect(image.pixel(x: x, y: image.height - 1).alpha < 200, "\(name)")
            }
            for y in 0..<image.height {
                #expect(image.pixel(x: 0, y: y).alpha < 200, "\(name)")
                #expect(image.pixel(x: image.width - 1, y: y).alpha < 200, "\(name)")
            }
        }
    }

    @Test func unknownNamesHaveNone() {
        #expect(SymbolImage.named("no.such.symbol", pointSize: 17, displayScale: 2) == nil)
        #expect(!SymbolImage.exists("wifi.circle.fill"))
        #expect(SymbolImage.named("plus", pointSize: 0, displayScale: 2) == nil)
        #expect(SymbolImage.named("plus", pointSize: .nan, displayScale: 2) == nil)
    }

    @Test func heavierLinesPaintMore() throws {
        let counts = try SymbolWeight.allCases.map { painted(try symbol("chevron.left", $0)) }
        #expect(counts == counts.sorted())
        #expect(counts[8] > counts[0] * 3)
    }

    @Test func sizesFollowTheText() throws {
        let small = try #require(SymbolImage.named("star", pointSize: 10, displayScale: 1))
        let large = try #require(SymbolImage.named("star", pointSize: 20, displayScale: 1))
        #expect(small.width == 13 && large.width == 25)
        let scaled = try #require(SymbolImage.named("star", pointSize: 10, displayScale: 3))
        #expect(scaled.width == 39)
    }

    @Test func chevronsPointWhereTheySay() throws {
        func tip(_ name: String) throws -> String {
            let image = try symbol(name)
            let middle = image.height / 2
            let row = (0..<image.width).filter { image.pixel(x: $0, y: middle).alpha > 128 }
            let column = (0..<image.height).filter { image.pixel(x: image.width / 2, y: $0).alpha > 128 }
            if image.width < image.height {
                return (row.last ?? 0) > image.width / 2 ? "right" : "left"
            }
            return (column.last ?? 0) > image.height / 2 ? "down" : "up"
        }
        for direction in ["left", "right", "up", "down"] {
            #expect(try tip("chevron.\(direction)") == direction)
        }
        #expect(try tip("chevron.backward") == "left")
        #expect(try tip("chevron.forward") == "right")
    }

    @Test func signsStandInsideCirclesAndSquares() throws {
        let solid = try symbol("plus.circle.fill")
        let middle = solid.width / 2
        // The sign is cut out of the disc.
        #expect(solid.pixel(x: middle, y: middle).alpha < 64)
        #expect(solid.pixel(x: middle - 8, y: middle - 8).alpha > 200)
        let line = try symbol("plus.circle")
        #expect(line.pixel(x: middle, y: middle).alpha > 200)
        #expect(line.pixel(x: middle - 8, y: middle - 8).alpha < 64)
        #expect(SymbolImage.exists("arrow.up.square.fill"))
    }
}
