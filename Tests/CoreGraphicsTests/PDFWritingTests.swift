import CoreGraphics
import Expectations
import Foundation
import Testing

/// Tests of the documents that a context writes, which `CGPDFDocument` reads.
struct PDFWritingTests {
    /// Returns the bytes of a document.
    private func write(
        _ box: CGRect = CGRect(x: 0, y: 0, width: 100, height: 50), _ draw: (CGContext) -> Void
    ) throws -> Data {
        let data = NSMutableData()
        let consumer = try #require(CGDataConsumer(data: data))
        var box = box
        let context = try #require(CGContext(consumer: consumer, mediaBox: &box, nil))
        draw(context)
        context.closePDF()
        return data as Data
    }

    /// Returns a bitmap of a page with one pixel per point, and with a white background.
    private func bitmap(of data: Data, page number: Int) throws -> CGContext {
        let provider = try #require(CGDataProvider(data: data as CFData))
        let page = try #require(CGPDFDocument(provider)?.page(at: number))
        let size: CGSize = page.getBoxRect(.mediaBox).size
        let context = try bottomLeft(Int(size.width), Int(size.height))
        context.fill(CGRect(origin: .zero, size: size), color: .white)
        context.drawPDFPage(page)
        return context
    }

    private func strings(of key: String, in data: Data) -> [String] {
        String(decoding: data, as: UTF8.self).components(separatedBy: "\n").compactMap { line in
            let line: String = line.trimmingCharacters(in: .whitespaces)
            return line.hasPrefix(key + " ") ? String(line.dropFirst(key.count + 1)) : nil
        }
    }

    @Test func `URLs with parentheses cannot end their string in a document`() throws {
        let text = "http://a/)/S/JavaScript/JS(app.alert(1)"
        let data = try write { context in
            context.beginPDFPage(nil)
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
            context.setURL(NSURL(string: text)!, for: CGRect(x: 0, y: 0, width: 10, height: 10))
        }
        expect(strings(of: "/URI", in: data), equals: ["(http://a/%29/S/JavaScript/JS%28app.alert%281%29)"])
    }

    @Test func `destinations can have names with parentheses`() throws {
        let names = ["1) Intro", "a(b", #"c\d"#, "%28", "Ü"]
        let data = try write { context in
            context.beginPDFPage(nil)
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
            for name in names {
                context.setDestination(name as CFString, for: CGRect(x: 0, y: 0, width: 10, height: 10))
                context.addDestination(name as CFString, at: CGPoint(x: 0, y: 50))
            }
        }
        let encoded = ["(1%29 Intro)", "(a%28b)", "(c%5Cd)", "(%2528)", "(%C3%9C)"]
        expect(strings(of: "/Dest", in: data), equals: encoded)
        let text = String(decoding: data, as: UTF8.self)
        for name in encoded { expect(text.components(separatedBy: name + " [").count, equals: 2, "\(name)") }
    }

    @Test func `each page begins with the default graphics state`() throws {
        let data = try write { context in
            context.saveGState()
            context.beginPDFPage(nil)
            context.setLineDash(phase: 0, lengths: [4, 4])
            context.setLineCap(.square)
            context.setLineWidth(9)
            context.setBlendMode(.multiply)
            context.setShouldAntialias(false)
            context.translateBy(x: 50, y: 0)
            context.clip(to: .zero)
            context.beginPDFPage(nil)
            context.setFillColor(.red)
            context.fill(CGRect(x: 0, y: 0, width: 100, height: 50))
            context.setFillColor(.blue)
            context.fill(CGRect(x: 0, y: 20, width: 100, height: 30))
            context.setStrokeColor(.green)
            context.strokeLineSegments(between: [CGPoint(x: 10, y: 10.5), CGPoint(x: 90, y: 10.5)])
        }
        let page = try bitmap(of: data, page: 2)
        try expect(page.pixel(50, 10), equals: .blue)
        // The program that draws the page moves lines by up to half a pixel.
        for x in 11..<90 { try expect(page.pixel(x, 39), equals: .green, "\(x)") }
        try expect([page.pixel(9, 39), page.pixel(91, 39), page.pixel(50, 38)], equals: [.red, .red, .red])
    }

    @Test func `a page that ends inside a transparency layer contains the layer`() throws {
        let data = try write { context in
            context.beginPDFPage(nil)
            context.beginTransparencyLayer(auxiliaryInfo: nil)
            context.saveGState()
            context.setFillColor(.red)
            context.fill(CGRect(x: 0, y: 0, width: 50, height: 50))
            context.beginPDFPage(nil)
            context.fill(CGRect(x: 50, y: 0, width: 50, height: 50))
        }
        let first = try bitmap(of: data, page: 1)
        try expect([first.pixel(25, 25), first.pixel(75, 25)], equals: [.red, .white])
        let second = try bitmap(of: data, page: 2)
        try expect([second.pixel(25, 25), second.pixel(75, 25)], equals: [.white, .black])
    }

    @Test func `a page shows the area of its media box`() throws {
        let area = CGRect(x: 100, y: 200, width: 40, height: 20)
        let data = try write(area) { context in
            context.beginPDFPage(nil)
            expect(context.ctm, equals: .identity)
            context.setFillColor(.red)
            context.fill(CGRect(x: 100, y: 200, width: 20, height: 10))
            context.setURL(NSURL(string: "http://a")!, for: CGRect(x: 105, y: 205, width: 10, height: 5))
            var small = CGRect(x: -10, y: -10, width: 20, height: 20)
            let bytes = Data(bytes: &small, count: MemoryLayout<CGRect>.size)
            context.beginPDFPage([kCGPDFContextMediaBox: bytes] as CFDictionary)
            context.setFillColor(.blue)
            context.fill(CGRect(x: -10, y: -10, width: 10, height: 10))
        }
        let first = try bitmap(of: data, page: 1)
        expect([first.width, first.height], equals: [40, 20])
        try expect([first.pixel(19, 10), first.pixel(20, 10), first.pixel(19, 9)], equals: [.red, .white, .white])
        expect(strings(of: "/Rect", in: data), equals: ["[ 5 5 15 10 ]"])
        let second = try bitmap(of: data, page: 2)
        try expect([second.pixel(9, 10), second.pixel(10, 10), second.pixel(9, 9)], equals: [.blue, .white, .white])
    }
}
