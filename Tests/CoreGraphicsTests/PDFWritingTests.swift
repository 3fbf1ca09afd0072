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
}
