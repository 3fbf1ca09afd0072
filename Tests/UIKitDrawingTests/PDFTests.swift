import Expectations
import CoreGraphics
import Foundation
import Testing

@testable import UIKitDrawing

struct PDFTests {
    /// Returns the boxes of the pages of a document, in points.
    private func boxes(_ data: Data) -> [String] {
        let text = String(decoding: data, as: UTF8.self)
        return text.components(separatedBy: "/MediaBox [").dropFirst().map {
            String($0.prefix { $0 != "]" }).trimmingCharacters(in: .whitespaces)
        }
    }

    @Test func `a renderer creates a document with pages of different sizes`() {
        let format = UIGraphicsPDFRendererFormat()
        format.documentInfo = [kCGPDFContextTitle as String: "Report"]
        let renderer = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 200, height: 100), format: format)
        var bounds: [CGRect] = []
        let data: Data = renderer.pdfData { context in
            context.beginPage()
            bounds.append(context.pdfContextBounds)
            UIColor.red.setFill()
            context.fill(CGRect(x: 10, y: 10, width: 50, height: 50))
            NSAttributedString(string: "Text on paper").draw(at: CGPoint(x: 20, y: 70))
            context.beginPage(withBounds: CGRect(x: 5, y: 5, width: 60, height: 80), pageInfo: [:])
            bounds.append(context.pdfContextBounds)
            expect(context.cgContext.makeImage() == nil && context.cgContext.data == nil)
        }
        expect(data.starts(with: Data("%PDF-".utf8)) && data.suffix(6).contains(UInt8(ascii: "%")))
        expect(boxes(data), equals: ["0 0 200 100", "0 0 60 80"])
        expect(
            bounds, equals: [CGRect(x: 0, y: 0, width: 200, height: 100), CGRect(x: 5, y: 5, width: 60, height: 80)])
        expect(String(decoding: data, as: UTF8.self).contains("(Report)"))
    }

    @Test func `empty bounds of a page or a renderer are replaced with default bounds`() {
        let renderer = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 200, height: 100))
        let data: Data = renderer.pdfData { context in
            context.beginPage(withBounds: .zero, pageInfo: [:])
            expect(context.pdfContextBounds, equals: CGRect(x: 0, y: 0, width: 200, height: 100))
        }
        expect(boxes(data), equals: ["0 0 200 100"])
        expect(!renderer.allowsImageOutput && UIGraphicsImageRenderer(size: .zero).allowsImageOutput)
        expect(boxes(UIGraphicsPDFRenderer(bounds: .zero).pdfData { $0.beginPage() }), equals: ["0 0 612 792"])
    }

    /// Returns the values of a key in a document, without those in compressed streams.
    private func values(of key: String, in data: Data) -> [String] {
        String(decoding: data, as: UTF8.self).components(separatedBy: "\n").compactMap { line in
            let line: String = line.trimmingCharacters(in: .whitespaces)
            return line.hasPrefix(key + " ") ? String(line.dropFirst(key.count + 1)) : nil
        }
    }

    @Test func `areas of a page link to URLs and to points on other pages`() {
        let renderer = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 200, height: 100))
        let url = URL(string: "https://example.org/it's?a=1")!
        let data: Data = renderer.pdfData { context in
            context.setURL(url, for: .zero)
            context.beginPage()
            context.fill(CGRect(x: 0, y: 0, width: 200, height: 100))
            // A rectangle at the top of the page, and one that is independent of the current transform.
            let top = CGRect(x: 10, y: 5, width: 50, height: 20)
            context.setURL(url, for: context.cgContext.convertToDeviceSpace(top))
            context.cgContext.scaleBy(x: 2, y: 2)
            context.setDestinationWithName("Chapter '2'", for: CGRect(x: 1, y: 2, width: 30, height: 10))
            context.beginPage(withBounds: CGRect(x: 0, y: 0, width: 300, height: 400), pageInfo: [:])
            context.fill(CGRect(x: 0, y: 0, width: 200, height: 100))
            context.addDestination(withName: "Chapter '2'", at: CGPoint(x: 5, y: 380))
            // The context ignores these. Cairo cannot parse them, and would write no document if it received one.
            context.addDestination(withName: "", at: .zero)
            context.addDestination(withName: "Nowhere", at: CGPoint(x: CGFloat.infinity, y: 0))
            context.setURL(url, for: .null)
        }
        expect(values(of: "/Rect", in: data), equals: ["[ 10 75 60 95 ]", "[ 1 2 31 12 ]"])
        expect(values(of: "/URI", in: data), equals: ["(https://example.org/it's?a=1)"])
        expect(values(of: "/Dest", in: data), equals: ["(Chapter '2')"])
        expect(String(decoding: data, as: UTF8.self).contains("/XYZ 5 380 0]"))
    }

    @Test func `the functions of UIKit add links to a document`() {
        let data = NSMutableData()
        let url = URL(string: "https://example.org")!
        UIGraphicsSetPDFContextURLForRect(url, .zero)
        UIGraphicsBeginPDFContextToData(data, CGRect(x: 0, y: 0, width: 200, height: 100), nil)
        UIGraphicsBeginPDFPage()
        UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10)).fill()
        UIGraphicsSetPDFContextURLForRect(url, CGRect(x: 10, y: 20, width: 30, height: 40))
        UIGraphicsAddPDFContextDestinationAtPoint("Top", CGPoint(x: 0, y: 100))
        UIGraphicsSetPDFContextDestinationForRect("Top", CGRect(x: 1, y: 2, width: 3, height: 4))
        UIGraphicsEndPDFContext()
        expect(values(of: "/Rect", in: data as Data), equals: ["[ 10 20 40 60 ]", "[ 1 2 4 6 ]"])
        expect(values(of: "/URI", in: data as Data), equals: ["(https://example.org)"])
    }

    @Test func `the functions of UIKit create a document in memory or in a file`() throws {
        let data = NSMutableData()
        UIGraphicsBeginPDFContextToData(data, .zero, nil)
        expect(UIGraphicsGetPDFContextBounds(), equals: CGRect(x: 0, y: 0, width: 612, height: 792))
        UIGraphicsBeginPDFPage()
        UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10)).fill()
        UIGraphicsBeginPDFPageWithInfo(CGRect(x: 0, y: 0, width: 300, height: 400), nil)
        expect(UIGraphicsGetPDFContextBounds().width, equals: 300)
        UIGraphicsEndPDFContext()
        expect(UIGraphicsGetCurrentContext() == nil && UIGraphicsGetPDFContextBounds() == .zero)
        expect(boxes(data as Data), equals: ["0 0 612 792", "0 0 300 400"])
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).pdf")
        defer { try? FileManager.default.removeItem(at: url) }
        expect(UIGraphicsBeginPDFContextToFile(url.path, CGRect(x: 0, y: 0, width: 50, height: 60), nil))
        UIGraphicsBeginPDFPage()
        UIGraphicsEndPDFContext()
        try expect(boxes(Data(contentsOf: url)), equals: ["0 0 50 60"])
        expect(!UIGraphicsBeginPDFContextToFile("/no/such/folder/a.pdf", .zero, nil))
        expectNil(UIGraphicsGetCurrentContext())
    }

    @Test func `a context of Core Graphics writes pages`() throws {
        let data = NSMutableData()
        let consumer = try #require(CGDataConsumer(data: data))
        var box = CGRect(x: 0, y: 0, width: 100, height: 50)
        let context = try #require(CGContext(consumer: consumer, mediaBox: &box, nil))
        for _ in 0..<2 {
            context.beginPDFPage(nil)
            context.setFillColor(.black)
            context.saveGState()
            context.translateBy(x: 10, y: 10)
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
            context.endPDFPage()
        }
        expect(context.ctm, equals: .identity)
        context.closePDF()
        expect(boxes(data as Data), equals: ["0 0 100 50", "0 0 100 50"])
        let size: Int = data.length
        context.closePDF()
        expect(data.length, equals: size)
        expectNil(CGContext(URL(fileURLWithPath: "/no/such/folder/a.pdf") as CFURL, mediaBox: nil, nil))
    }

    @Test func `functions of PDF contexts apply to the pages of a renderer`() {
        let renderer = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 200, height: 100))
        let data: Data = renderer.pdfData { context in
            UIGraphicsBeginPDFPage()
            expect(UIGraphicsGetPDFContextBounds(), equals: CGRect(x: 0, y: 0, width: 200, height: 100))
            UIGraphicsBeginPDFPageWithInfo(CGRect(x: 5, y: 5, width: 60, height: 80), nil)
            expect(context.pdfContextBounds, equals: CGRect(x: 5, y: 5, width: 60, height: 80))
            UIGraphicsPushContext(context.cgContext)
            expect(UIGraphicsGetPDFContextBounds(), equals: CGRect(x: 5, y: 5, width: 60, height: 80))
            UIGraphicsPopContext()
        }
        expect(boxes(data), equals: ["0 0 200 100", "0 0 60 80"])
    }
}
