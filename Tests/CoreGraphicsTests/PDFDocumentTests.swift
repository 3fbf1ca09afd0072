import Foundation
import Testing

@testable import CoreGraphics

/// Documents that are written and read again.
@Suite struct PDFDocumentTests {
    private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)

    /// A document with a page of 100 × 50 points, whose lower left quarter is red, and an empty page of 30 × 60 points.
    private func document() throws -> CGPDFDocument {
        #expect(CGPDFDocument.unavailability == nil)
        let data = NSMutableData()
        let consumer = try #require(CGDataConsumer(data: data))
        var box = CGRect(x: 0, y: 0, width: 100, height: 50)
        let context = try #require(CGContext(consumer: consumer, mediaBox: &box, nil))
        context.beginPDFPage(nil)
        context.setFillColor(red)
        context.fill(CGRect(x: 0, y: 0, width: 50, height: 25))
        context.endPDFPage()
        var small = CGRect(x: 0, y: 0, width: 30, height: 60)
        let bytes = Data(bytes: &small, count: MemoryLayout<CGRect>.size)
        context.beginPDFPage([kCGPDFContextMediaBox: bytes] as CFDictionary)
        context.closePDF()
        let provider = try #require(CGDataProvider(data: data))
        return try #require(CGPDFDocument(provider))
    }

    private func pixel(_ context: CGContext, _ x: Int, _ y: Int) throws -> [UInt8] {
        let data = try #require(context.data)
        return (0..<4).map { data.load(fromByteOffset: y * context.bytesPerRow + x * 4 + $0, as: UInt8.self) }
    }

    @Test func `a document has its pages with their sizes`() throws {
        let document = try document()
        #expect(document.numberOfPages == 2)
        #expect(document.isUnlocked && !document.isEncrypted)
        #expect(document.page(at: 0) == nil && document.page(at: 3) == nil)
        let page = try #require(document.page(at: 2))
        #expect(page.pageNumber == 2 && page.document === document)
        #expect(page.getBoxRect(.mediaBox) == CGRect(x: 0, y: 0, width: 30, height: 60))
        var version: (Int32, Int32) = (0, 0)
        document.getVersion(majorVersion: &version.0, minorVersion: &version.1)
        #expect(version.0 == 1 && version.1 >= 3)
    }

    @Test(arguments: [CGImageAlphaInfo.premultipliedFirst, .premultipliedLast])
    func `a page is drawn with y pointing up`(alpha: CGImageAlphaInfo) throws {
        let page = try #require(try document().page(at: 1))
        let order: CGBitmapInfo = alpha == .premultipliedFirst ? .byteOrder32Little : .byteOrder32Big
        let context = try #require(
            CGContext(
                data: nil, width: 200, height: 100, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: alpha.rawValue | order.rawValue))
        context.scaleBy(x: 2, y: 2)
        context.drawPDFPage(page)
        let opaque: [UInt8] = alpha == .premultipliedFirst ? [0, 0, 255, 255] : [255, 0, 0, 255]
        #expect(try pixel(context, 20, 90) == opaque)
        #expect(try pixel(context, 20, 20) == [0, 0, 0, 0])
        #expect(try pixel(context, 120, 90) == [0, 0, 0, 0])
        // The opacity of the context applies to the page as a whole.
        context.clear(CGRect(x: 0, y: 0, width: 200, height: 100))
        context.setAlpha(0.5)
        context.drawPDFPage(page)
        #expect(try pixel(context, 20, 90)[3] == 128)
    }

    @Test func `the drawing transform fits a page into a rectangle`() throws {
        let page = try #require(try document().page(at: 1))
        let rect = CGRect(x: 10, y: 10, width: 50, height: 50)
        func placed(_ rotate: Int32, _ keepsRatio: Bool, _ rect: CGRect) -> CGRect {
            let transform = page.getDrawingTransform(
                .cropBox, rect: rect, rotate: rotate, preserveAspectRatio: keepsRatio)
            return page.getBoxRect(.cropBox).applying(transform).integral
        }
        #expect(placed(0, true, rect) == CGRect(x: 10, y: 22, width: 50, height: 26))
        #expect(placed(0, false, rect) == rect)
        #expect(placed(90, true, rect).height == 50)
        // A page is not enlarged.
        #expect(placed(0, true, CGRect(x: 0, y: 0, width: 400, height: 400)).size == CGSize(width: 100, height: 50))
    }

    @Test func `data that is no document is rejected`() throws {
        let provider = try #require(CGDataProvider(data: Data("%PDF-1.7 nothing".utf8) as CFData))
        #expect(CGPDFDocument(provider) == nil)
        #expect(CGPDFDocument(URL(fileURLWithPath: "/missing.pdf") as CFURL) == nil)
    }
}
