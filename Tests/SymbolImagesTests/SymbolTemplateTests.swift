import Expectations
import CoreGraphics
import Foundation
import Testing

@testable import SymbolImages

/// Custom symbols from templates.
struct SymbolTemplateTests {
    /// Returns a template whose drawings are squares. `half` is half the side length of a square, in template units.
    private func template(_ drawings: [(name: String, half: CGFloat, classes: String)], extra: String = "") -> Data {
        let baselines: [Character: CGFloat] = ["S": 696, "M": 1126, "L": 1556]
        var guides = ""
        for (scale, baseline) in baselines {
            guides += #"<line id="Baseline-\#(scale)" x1="263" x2="3036" y1="\#(baseline)" y2="\#(baseline)"/>"#
            guides +=
                #"<line id="Capline-\#(scale)" x1="263" x2="3036" y1="\#(baseline - 70.459)" y2="\#(baseline - 70.459)"/>"#
        }
        var groups = ""
        for (index, drawing) in drawings.enumerated() {
            let x: CGFloat = 500 + CGFloat(index) * 300
            let baseline: CGFloat = baselines[drawing.name.last ?? "S"] ?? 0
            let (low, high) = (-35.2295 - drawing.half, 2 * drawing.half)
            groups += #"""
                <g id="\#(drawing.name)" transform="matrix(1 0 0 1 \#(x) \#(baseline))">
                <path class="\#(drawing.classes)" d="M\#(100 - drawing.half) \#(low)h\#(high)v\#(high)h\#(-high)z"/>\#(extra)</g>
                """#
        }
        return Data(
            #"""
            <?xml version="1.0"?><!-- <g id="Symbols"> --><!DOCTYPE svg>
            <svg xmlns="http://www.w3.org/2000/svg" width="3300" height="2200"><style>.a {fill: red}</style>
            <g id="Notes"><text id="template-version">Template v.3.0</text></g><g id="Guides">\#(guides)</g>
            <g id="Symbols">\#(groups)</g></svg>
            """#.utf8)
    }

    private func side(_ data: Data, _ weight: SymbolWeight, _ scale: SymbolScale) throws -> CGFloat {
        let picture: SymbolPicture = try #require(SymbolTemplate(data)).picture(weight: weight, scale: scale)
        let box: CGRect = picture.bounds(lineWidth: 0)
        expect(abs(box.midX) < 1e-6 && abs(box.midY) < 1e-6 && abs(box.width - box.height) < 1e-6)
        return box.width
    }

    private func isNear(_ value: CGFloat, _ expected: CGFloat) -> Bool { abs(value - expected) < 1e-5 }

    @Test func `a drawing is in ems, and centered on half the cap height`() throws {
        let data: Data = template([("Regular-M", 50, "")])
        expect(isNear(try side(data, .regular, .medium), 1))
        // For a missing scale, the drawing of another scale is resized by the factor that system symbols use.
        expect(isNear(try side(data, .regular, .large), 1.28))
        expect(isNear(try side(data, .black, .small), 0.78))
    }

    @Test func `the drawing of the weight and scale is used`() throws {
        let data: Data = template([
            ("Thin-S", 10, ""), ("Regular-S", 20, ""), ("Regular-M", 30, ""), ("Bold-L", 40, ""),
        ])
        expect(isNear(try side(data, .thin, .small), 0.2))
        expect(isNear(try side(data, .regular, .small), 0.4))
        expect(isNear(try side(data, .bold, .medium), 0.6))
        expect(isNear(try side(data, .regular, .large), 0.8))
        expect(isNear(try side(data, .ultraLight, .small), 0.2))
    }

    @Test func `weights between two drawings are interpolated`() throws {
        let data: Data = template([("Ultralight-S", 10, ""), ("Regular-S", 20, ""), ("Black-S", 40, "")])
        let light: CGFloat = try side(data, .light, .small)
        let heavy: CGFloat = try side(data, .heavy, .small)
        expect(light > 0.2 && light < 0.4 && heavy > 0.4 && heavy < 0.8)
        let fraction: CGFloat = (SymbolWeight.light.lineWidth - 0.03) / (SymbolWeight.regular.lineWidth - 0.03)
        expect(isNear(light, 0.2 + 0.2 * fraction))
    }

    @Test func `arcs are interpolated`() throws {
        func path(_ radius: CGFloat) -> CGPath {
            SVGPathReader.path(
                of: "M 16 -35.2 A 44 44 0 1 1 104 -35.2 A 44 44 0 1 1 16 -35.2 Z"
                    + "M \(60 - radius) -35.2 A \(radius) \(radius) 0 1 0 \(60 + radius) -35.2 A \(radius) \(radius) 0 1 0 "
                    + "\(60 - radius) -35.2 Z")
        }
        for (light, heavy) in [(41.3, 36.1), (36, 27), (10.7, 10.3)] as [(CGFloat, CGFloat)] {
            expect(path(light).interpolated(to: path(heavy), 0.5) != nil)
        }
        expectNil(path(10).interpolated(to: SVGPathReader.path(of: "M0 0h1v1z"), 0.5))
    }

    @Test func `parts have levels and colors`() throws {
        let second = #"<circle class="hierarchical-1:secondary multicolor-1:systemRedColor" cx="100" cy="-35" r="5"/>"#
        let plain = try #require(
            SymbolTemplate(template([("Regular-S", 20, "monochrome-0 multicolor-0:tintColor hierarchical-0:primary")])))
        expect(plain.picture(weight: .regular, scale: .small).layers.map(\.accent), equals: [nil])
        let layered = try #require(
            SymbolTemplate(template([("Regular-S", 20, "hierarchical-0:primary")], extra: second)))
        let layers: [SymbolLayer] = layered.picture(weight: .regular, scale: .small).layers
        expect(layers.map(\.level) == [1, 2] && layers.map(\.accent) == [nil, .red])
        let rendering = try #require(layered.rendering(pointSize: 17, displayScale: 2))
        expect(rendering.layers().map(\.level) == [1, 2] && rendering.stepCount == 0)
    }

    @Test func `data without drawings and guides is not a template`() {
        expectNil(SymbolTemplate(Data()))
        expectNil(SymbolTemplate(Data("<svg><g id='Symbols'></g></svg>".utf8)))
        expectNil(
            SymbolTemplate(Data("<svg><g id='Symbols'><g id='Regular-M'><path d='M0 0h1v1z'/></g></g></svg>".utf8)))
        var random = SystemRandomNumberGenerator()
        let data: Data = template([("Regular-S", 20, "hierarchical-0:primary")])
        for _ in 0..<300 {
            var damaged: Data = data.prefix(Int.random(in: 0...data.count, using: &random))
            for _ in 0..<5 where !damaged.isEmpty {
                damaged[Int.random(in: 0..<damaged.count, using: &random)] = .random(in: 0...255)
            }
            _ = SymbolTemplate(damaged)?.rendering(pointSize: 17, displayScale: 1)
        }
    }

    @Test func `transforms of SVG are applied in order`() {
        let point = CGPoint(x: 1, y: 2)
        for (text, x, y) in [
            ("translate(10)", 11, 2), ("translate(10, 20) scale(2)", 12, 24), ("scale(2 3) translate(1,1)", 4, 9),
            ("matrix(1 0 0 1 5 6)", 6, 8), ("rotate(90)", -2, 1), ("rotate(180 1 1)", 1, 0), ("skewX(1)", 1, 2),
        ] as [(String, CGFloat, CGFloat)] {
            let moved: CGPoint = point.applying(SVGTransform.parse(text))
            expect(abs(moved.x - x) < 1e-9 && abs(moved.y - y) < 1e-9, "\(text): \(moved)")
        }
    }

    @Test func `elements that are nested too deeply are ignored`() throws {
        let count = 50_000
        let deep: String = String(repeating: "<g>", count: count) + "<g/>" + String(repeating: "</g>", count: count)
        try expect(isNear(side(template([("Regular-S", 20, "")], extra: deep), .regular, .small), 0.4))
        let unclosed: Data = template([("Regular-S", 20, "")], extra: String(repeating: "<g>", count: count))
        try expect(isNear(side(unclosed, .regular, .small), 0.4))
    }
}
