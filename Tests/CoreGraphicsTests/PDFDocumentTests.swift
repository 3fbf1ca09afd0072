import Expectations
import Foundation
import ProgramDiagnostics
import Synchronization
import Testing
import _Testing_CoreGraphics

@testable import CoreGraphics

/// Tests of PDF documents, which `CGPDFDocument` reads with Poppler's programs.
struct PDFDocumentTests {
    /// A document with a page of 100 × 50 points, whose lower left quarter is red, and an empty page of 30 × 60 points.
    private func document() throws -> CGPDFDocument {
        let data = NSMutableData()
        let consumer = try #require(CGDataConsumer(data: data))
        var box = CGRect(x: 0, y: 0, width: 100, height: 50)
        let context = try #require(CGContext(consumer: consumer, mediaBox: &box, nil))
        context.beginPDFPage(nil)
        context.setFillColor(.red)
        context.fill(CGRect(x: 0, y: 0, width: 50, height: 25))
        context.endPDFPage()
        var small = CGRect(x: 0, y: 0, width: 30, height: 60)
        let bytes = Data(bytes: &small, count: MemoryLayout<CGRect>.size)
        context.beginPDFPage([kCGPDFContextMediaBox: bytes] as CFDictionary)
        context.closePDF()
        let provider = try #require(CGDataProvider(data: data))
        return try #require(CGPDFDocument(provider))
    }

    /// A document whose pages have these dictionaries and contents.
    private func document(
        _ pages: [(dictionary: String, content: String)], title: String? = nil
    ) throws -> CGPDFDocument {
        let kids: String = pages.indices.map { "\(3 + $0 * 2) 0 R" }.joined(separator: " ")
        var objects: [String] = ["<</Type/Catalog/Pages 2 0 R>>", "<</Type/Pages/Kids[\(kids)]/Count \(pages.count)>>"]
        for (index, page) in pages.enumerated() {
            objects.append("<</Type/Page/Parent 2 0 R/Contents \(4 + index * 2) 0 R\(page.dictionary)>>")
            objects.append("<</Length \(page.content.utf8.count)>>stream\n\(page.content)\nendstream")
        }
        title.map { objects.append("<</Title(\($0))>>") }
        let information: String = title == nil ? "" : "/Info \(objects.count) 0 R"
        var text = "%PDF-1.5\n"
        var table = "0000000000 65535 f \n"
        for (index, object) in objects.enumerated() {
            table += "\(String(repeating: "0", count: 10 - "\(text.utf8.count)".count))\(text.utf8.count) 00000 n \n"
            text += "\(index + 1) 0 obj\(object)\nendobj\n"
        }
        let count: Int = objects.count + 1
        let start: Int = text.utf8.count
        text += "xref\n0 \(count)\n\(table)trailer<</Size \(count)/Root 1 0 R\(information)>>\n"
        text += "startxref\n\(start)\n%%EOF\n"
        let provider = try #require(CGDataProvider(data: Data(text.utf8) as CFData))
        return try #require(CGPDFDocument(provider))
    }

    @Test func `a document has its pages with their sizes`() throws {
        let document = try document()
        expect(document.numberOfPages, equals: 2)
        expect(document.isUnlocked && !document.isEncrypted && document.allowsPrinting && document.allowsCopying)
        expect(document.page(at: 0) == nil && document.page(at: 3) == nil)
        let page = try #require(document.page(at: 2))
        expect(page.pageNumber == 2 && page.document === document)
        expect(page.getBoxRect(.mediaBox), equals: CGRect(x: 0, y: 0, width: 30, height: 60))
        var version: (Int32, Int32) = (0, 0)
        document.getVersion(majorVersion: &version.0, minorVersion: &version.1)
        expect(version.0 == 1 && version.1 >= 3)
    }

    @Test(arguments: [CGImageAlphaInfo.premultipliedFirst, .premultipliedLast])
    func `a page is drawn with y pointing up`(alpha: CGImageAlphaInfo) throws {
        let document = try document()
        let page = try #require(document.page(at: 1))
        let order: CGBitmapInfo = alpha == .premultipliedFirst ? .byteOrder32Little : .byteOrder32Big
        let context = try #require(
            CGContext(
                data: nil, width: 200, height: 100, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: alpha.rawValue | order.rawValue))
        context.scaleBy(x: 2, y: 2)
        context.drawPDFPage(page)
        func colors(_ places: [(Int, Int)]) throws -> [Pixel] { try places.map { try context.pixel($0.0, $0.1) } }
        // The last red pixel and its neighbors: the edge is sharp.
        try expect(colors([(0, 99), (99, 50), (100, 50), (99, 49)]), equals: [.red, .red, .clear, .clear])
        // The opacity of the context applies to the page as a whole.
        context.clear(CGRect(x: 0, y: 0, width: 200, height: 100))
        context.setAlpha(0.5)
        context.drawPDFPage(page)
        try expect(context.pixel(20, 90).alpha, equals: 128)
    }

    @Test(arguments: [0, 90, 180, 270])
    func `a rotated page is drawn upright with its drawing transform`(degrees: Int) throws {
        // The lower left corner of the media box is red, and the lower right corner is blue.
        let content = "1 0 0 rg 10 20 10 10 re f 0 0 1 rg 40 20 10 10 re f"
        let dictionary = "/MediaBox[10 20 50 50]/CropBox[20 30 40 45]/Rotate \(degrees)"
        let document = try document([(dictionary, content)])
        let page = try #require(document.page(at: 1))
        expect(page.rotationAngle, equals: Int32(degrees))
        expect(page.getBoxRect(.mediaBox), equals: CGRect(x: 10, y: 20, width: 40, height: 30))
        expect(page.getBoxRect(.cropBox), equals: CGRect(x: 20, y: 30, width: 20, height: 15))
        let plain = try bottomLeft(60, 60)
        plain.drawPDFPage(page)
        try expect(plain.pixel(15, 35) == .red && plain.pixel(45, 35) == .blue)
        let isOnItsSide: Bool = degrees % 180 != 0
        let (width, height) = isOnItsSide ? (30, 40) : (40, 30)
        let upright = try bottomLeft(width, height)
        let rect = CGRect(x: 0, y: 0, width: width, height: height)
        upright.concatenate(page.getDrawingTransform(.mediaBox, rect: rect, rotate: 0, preserveAspectRatio: true))
        upright.drawPDFPage(page)
        let (red, blue): ((Int, Int), (Int, Int)) =
            switch degrees {
            case 90: ((5, 5), (5, 35))
            case 180: ((35, 5), (5, 5))
            case 270: ((25, 35), (25, 5))
            default: ((5, 25), (35, 25))
            }
        try expect(upright.pixel(red.0, red.1) == .red && upright.pixel(blue.0, blue.1) == .blue)
    }

    @Test func `a tilted page and a part of a large page are drawn`() throws {
        let document = try document()
        let page = try #require(document.page(at: 1))
        let tilted = try bottomLeft(100, 100)
        tilted.translateBy(x: 50, y: 10)
        tilted.rotate(by: .pi / 4)
        tilted.drawPDFPage(page)
        try expect(tilted.pixel(50, 70) == .red && tilted.pixel(50, 85) == .red)
        try expect(tilted.pixel(20, 89) == .clear && tilted.pixel(50, 45) == .clear)
        // 5,000 × 2,500 pixels, of which 40 × 40 around the corner of the red quarter are drawn.
        let large = try bottomLeft(40, 40)
        large.translateBy(x: -2480, y: -1230)
        large.scaleBy(x: 50, y: 50)
        large.drawPDFPage(page)
        try expect(large.pixel(19, 20) == .red && large.pixel(20, 20) == .clear && large.pixel(19, 19) == .clear)
    }

    @Test func `a page is drawn into a document`() throws {
        let document = try document()
        let page = try #require(document.page(at: 1))
        let data = NSMutableData()
        let consumer = try #require(CGDataConsumer(data: data))
        let context = try #require(CGContext(consumer: consumer, mediaBox: nil, nil))
        context.beginPDFPage(nil)
        context.drawPDFPage(page)
        context.closePDF()
        let provider = try #require(CGDataProvider(data: data))
        let copy = try #require(CGPDFDocument(provider)?.page(at: 1))
        let bitmap = try bottomLeft(612, 792)
        bitmap.drawPDFPage(copy)
        try expect(bitmap.pixel(25, 780) == .red && bitmap.pixel(75, 780) == .clear)
    }

    @Test func `the drawing transform fits a page into a rectangle`() throws {
        let document = try document()
        let page = try #require(document.page(at: 1))
        let rect = CGRect(x: 10, y: 10, width: 50, height: 50)
        func placed(_ rotate: Int32, _ keepsRatio: Bool, _ rect: CGRect) -> CGRect {
            let transform = page.getDrawingTransform(
                .cropBox, rect: rect, rotate: rotate, preserveAspectRatio: keepsRatio)
            return page.getBoxRect(.cropBox).applying(transform)
        }
        expect(placed(0, true, rect), equals: CGRect(x: 10, y: 22.5, width: 50, height: 25))
        expect(placed(0, false, rect), equals: rect)
        expect(placed(90, true, rect), equals: CGRect(x: 22.5, y: 10, width: 25, height: 50))
        expect(placed(-90, true, rect), equals: placed(90, true, rect))
        expect(placed(90, false, rect), equals: rect)
        // A page is not enlarged.
        expect(
            placed(0, true, CGRect(x: 0, y: 0, width: 400, height: 400)).size, equals: CGSize(width: 100, height: 50))
    }

    @Test(arguments: [
        #"x\nPage 1 rot: nan"#, #"x\nPage 1 rot: inf"#, #"x\nPage 1 rot: 1e300"#, #"x\nPage 1 rot: 90"#,
        #"x\nPages: 3\nPage 2 MediaBox: 0 0 5 5\nPage 1 TrimBox: 0 0 5 5"#, "Help: Incorrect password",
        #"x\nCommand Line Error: Incorrect password"#,
    ])
    func `the title of a document does not affect its pages`(title: String) throws {
        let document = try document([("/MediaBox[0 0 20 10]", "")], title: title)
        expect(document.isUnlocked && !document.isEncrypted)
        expect(document.numberOfPages, equals: 1)
        expectNil(document.page(at: 2))
        let page = try #require(document.page(at: 1))
        expect(page.rotationAngle, equals: 0)
        expect(page.getBoxRect(.trimBox), equals: CGRect(x: 0, y: 0, width: 20, height: 10))
    }

    @Test func `the geometry of many pages is read in parts`() throws {
        let document = try document((1...130).map { ("/MediaBox[0 0 \($0) 10]", "") })
        let widths: [CGFloat] = [1, 64, 65, 128, 129, 130].compactMap {
            document.page(at: $0)?.getBoxRect(.cropBox).width
        }
        expect(widths, equals: [1, 64, 65, 128, 129, 130])
    }

    @Test func `an encrypted document is unlocked by the user password or the owner password`() throws {
        for password in ["open", "owner"] {
            let data = try #require(Data(base64Encoded: PDFDocumentTests.encrypted, options: .ignoreUnknownCharacters))
            let provider = try #require(CGDataProvider(data: data as CFData))
            let document = try #require(CGPDFDocument(provider))
            expect(document.isEncrypted && !document.isUnlocked && document.numberOfPages == 0)
            expectNil(document.page(at: 1))
            expect(!document.unlockWithPassword("wrong"))
            expect(document.unlockWithPassword(password) && document.isUnlocked)
            expect(document.allowsCopying && document.numberOfPages == 1)
            let context = try bottomLeft(20, 20)
            let page = try #require(document.page(at: 1))
            context.drawPDFPage(page)
            try expect(context.pixel(10, 10), equals: .blue)
        }
    }

    @Test func `data that is not a document is rejected`() throws {
        for text in ["", "%PDF-1.7 nothing", "Pages: 3\n"] {
            let provider = try #require(CGDataProvider(data: Data(text.utf8) as CFData))
            expectNil(CGPDFDocument(provider))
        }
        expectNil(CGPDFDocument(URL(fileURLWithPath: "/missing.pdf") as CFURL))
        expectNil(CGPDFDocument(URL(fileURLWithPath: "/") as CFURL))
    }

    @Test func `if the program is missing, a warning names the package to install`() throws {
        let warnings = Mutex<[String]>([])
        let file = Diagnostics.$observer.withValue({ text in warnings.withLock { $0.append(text) } }) {
            PDFFile(path: "/dev/null", program: PDFProgram(name: "no-such-program"))
        }
        expectNil(file)
        expect(
            warnings.withLock { $0 },
            equals: [
                """
                PDF documents cannot be read, because the program no-such-program is missing. Install the package \
                poppler-utils.
                """
            ])
    }

    /// A document with a blue page of 20 × 20 points, encrypted with RC4. The user password is “open”, and the owner
    /// password is “owner”.
    private static let encrypted = """
        JVBERi0xLjQKMSAwIG9iajw8L1R5cGUvQ2F0YWxvZy9QYWdlcyAyIDAgUj4+CmVuZG9iagoyIDAgb2JqPDwvVHlwZS9QYWdlcy9L
        aWRzWzMgMCBSXS9Db3VudCAxPj4KZW5kb2JqCjMgMCBvYmo8PC9UeXBlL1BhZ2UvUGFyZW50IDIgMCBSL01lZGlhQm94WzAgMCAy
        MCAyMF0vQ29udGVudHMgNCAwIFI+PgplbmRvYmoKNCAwIG9iajw8L0xlbmd0aCAyMz4+c3RyZWFtCqsbjJSDEX6F3szR7dTyQtc9
        z0L01MLNCmVuZHN0cmVhbQplbmRvYmoKNSAwIG9iajw8L0ZpbHRlci9TdGFuZGFyZC9WIDEvUiAyL088OGVlYjA5NTgxOTY2MmE3
        NzQ0NDJmYjA3MmUzZDlmMTllOWQxMzBlYzA5YTRkMDA2MWU3OGZlOTIwZjdhYjYyZj4vVTw3ZDU3ZThmNTRmN2E1NWU0NmE2ZTdl
        YTIxZDNjNTMzNzE2YzNiYWMzMzM3NjA0YzdjNmY1Nzc3NWJjZTJhNDBiPi9QIC00ND4+CmVuZG9iagp4cmVmCjAgNgowMDAwMDAw
        MDAwIDY1NTM1IGYgCjAwMDAwMDAwMDkgMDAwMDAgbiAKMDAwMDAwMDA1MyAwMDAwMCBuIAowMDAwMDAwMTAzIDAwMDAwIG4gCjAw
        MDAwMDAxODAgMDAwMDAgbiAKMDAwMDAwMDI0OSAwMDAwMCBuIAp0cmFpbGVyPDwvU2l6ZSA2L1Jvb3QgMSAwIFIvRW5jcnlwdCA1
        IDAgUi9JRFs8MzAzMTMyMzMzNDM1MzYzNzM4Mzk2MTYyNjM2NDY1NjY+PDMwMzEzMjMzMzQzNTM2MzczODM5NjE2MjYzNjQ2NTY2
        Pl0+PgpzdGFydHhyZWYKNDM0CiUlRU9GCg==
        """
}
