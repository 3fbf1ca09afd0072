import Expectations
import CoreGraphics
import Foundation
import Testing

@testable import SymbolImages

struct IconReadingTests {
    private func bounds(_ data: String) -> CGRect { SVGPathReader.path(of: data).boundingBoxOfPath }

    private func expectBounds(_ data: String, _ box: CGRect, _ location: SourceLocation = #_sourceLocation) {
        let found: CGRect = bounds(data)
        let isNear: Bool =
            abs(found.minX - box.minX) < 0.01 && abs(found.minY - box.minY) < 0.01
            && abs(found.width - box.width) < 0.01 && abs(found.height - box.height) < 0.01
        if !isNear { Issue.record("\(data): \(found), not \(box)", sourceLocation: location) }
    }

    /// SVG 1.1, section 8.3: commands, their relative forms, and numbers that need no space between them.
    @Test func `paths are parsed according to the standard`() {
        expectBounds("M1 2L5 6Z", CGRect(x: 1, y: 2, width: 4, height: 4))
        expectBounds("m1 2 4 4", CGRect(x: 1, y: 2, width: 4, height: 4))
        expectBounds("M1,2h4v3H2V0z", CGRect(x: 1, y: 0, width: 4, height: 5))
        expectBounds("M.5.5l.5-.5", CGRect(x: 0.5, y: 0, width: 0.5, height: 0.5))
        expectBounds("M0 0c0 4 8 4 8 0s8-4 8 0", CGRect(x: 0, y: -3, width: 16, height: 6))
        expectBounds("M0 0q2 4 4 0t4 0", CGRect(x: 0, y: -2, width: 8, height: 4))
        expectBounds("M1e1 2e-1h1", CGRect(x: 10, y: 0.2, width: 1, height: 0))
        expectBounds("M1e+1 2E+0h1", CGRect(x: 10, y: 2, width: 1, height: 0))
        expectBounds("M1e0.5L3 4", CGRect(x: 1, y: 0.5, width: 2, height: 3.5))
    }

    /// SVG 1.1, section 8.3.8: flags are single digits, and radii that are too small are scaled up.
    @Test func `arcs are parsed according to the standard`() {
        expectBounds("M0 5a5 5 0 0 1 10 0", CGRect(x: 0, y: 0, width: 10, height: 5))
        expectBounds("M0 5a5 5 0 0010 0", CGRect(x: 0, y: 5, width: 10, height: 5))
        expectBounds("M0 5a1 1 0 01 10 0", CGRect(x: 0, y: 0, width: 10, height: 5))
        expectBounds("M8 4a4 4 0 1 1-4-4", CGRect(x: 0, y: 0, width: 8, height: 8))
        expectBounds("M0 0A0 5 0 0 1 3 4", CGRect(x: 0, y: 0, width: 3, height: 4))
    }

    @Test func `data after an error is ignored`() {
        expectBounds("M0 0L2 2Lx", CGRect(x: 0, y: 0, width: 2, height: 2))
        expectBounds("M0 0L2 2?L9 9", CGRect(x: 0, y: 0, width: 2, height: 2))
        expect(SVGPathReader.path(of: "").isEmpty)
        expect(SVGReader.elements(of: Data("<svg><path fill='x'/><g".utf8)).isEmpty)
    }

    @Test func `damaged fonts do not crash`() throws {
        expectNil(GlyphFont(Data()))
        expectNil(GlyphFont(Data(repeating: 255, count: 4000)))
        let data = try #require(
            SymbolFiles.read("fonts/truetype/material-design-icons-iconfont/MaterialIcons-Regular.ttf"))
        try expect(#require(GlyphFont(data)).outline(of: 0xE88A) != nil)
        var random = SystemRandomNumberGenerator()
        for _ in 0..<40 {
            var damaged: Data = data.prefix(data.count / 2 + Int.random(in: 0..<data.count / 2, using: &random))
            for _ in 0..<200 { damaged[Int.random(in: 0..<damaged.count, using: &random)] = .random(in: 0...255) }
            for code: UInt32 in [0xE88A, 0xE91D, 0xF8FD] { _ = GlyphFont(damaged)?.outline(of: code) }
        }
    }
}
