import CoreGraphics
import Expectations
import Testing

@testable import CoreImage

/// QR codes and barcodes.
struct CodeTests {
    /// The code of `hello` with the level H, as the program qrencode prints it.
    private let hello = """
        ####### # ### #######
        #     # ##    #     #
        # ### # ####  # ### #
        # ### #  #    # ### #
        # ### #   # # # ### #
        #     # ## #  #     #
        ####### # # # #######
                # ##\u{20}\u{20}\u{20}\u{20}\u{20}\u{20}\u{20}\u{20}\u{20}
          ### # ## # ###  ###
        #  ### ##        ## #
        ####  #  #   ### ###\u{20}
        ## #   #  ####   ##\u{20}\u{20}
          #   #   ## # #    #
                ### #  # #  #
        #######      ## # ##\u{20}
        #     #    # #######\u{20}
        # ### # # ### # #  #\u{20}
        # ### # ##  ## # #\u{20}\u{20}\u{20}
        # ### # #      #  #\u{20}\u{20}
        #     #   ###   ###\u{20}\u{20}
        #######         #  #\u{20}
        """.split(separator: "\n").map(String.init)

    /// Returns the rows of an image, with `#` for dark pixels and without a margin.
    private func rows(_ image: CIImage, margin: Int) -> [String] {
        let width = Int(image.extent.width)
        let pixels: [[UInt8]] = Pictures.pixels(image, image.extent)
        return (margin..<Int(image.extent.height) - margin).map { y in
            String((margin..<width - margin).map { pixels[y * width + $0][0] == 0 ? "#" : " " })
        }
    }

    @Test func `a QR code has the modules of the reference, and a margin of one module`() throws {
        expect(QRCode.unavailability == nil)
        let filter = try #require(CIFilter(name: "CIQRCodeGenerator"))
        filter.setValue(Data("hello".utf8), forKey: "inputMessage")
        filter.setValue("H", forKey: "inputCorrectionLevel")
        let image = try #require(filter.outputImage)
        expect(image.extent, equals: CGRect(x: 0, y: 0, width: 23, height: 23))
        expect(rows(image, margin: 1), equals: hello)
        expect(Set(Pictures.pixels(image, image.extent)), equals: [Pictures.black, Pictures.white])
        let border: [[UInt8]] = Pictures.pixels(image, CGRect(x: 0, y: 0, width: 23, height: 1))
        expect(Set(border), equals: [Pictures.white])
    }

    @Test func `an enlarged QR code is sharp`() throws {
        let filter = CIFilter.qrCodeGenerator()
        filter.message = Data("hello".utf8)
        filter.correctionLevel = "H"
        let image = try #require(filter.outputImage).transformed(by: CGAffineTransform(scaleX: 10, y: 10))
        let bitmap = try #require(CIContext().createCGImage(image, from: image.extent))
        expect(bitmap.width == 230 && bitmap.height == 230)
        for y in 0..<21 {
            for (x, module) in hello[y].enumerated() {
                let expected: UInt8 = module == "#" ? 0 : 255
                for (dx, dy) in [(0, 0), (9, 0), (0, 9), (9, 9)] {
                    expect(bitmap.pixel(x: 10 + x * 10 + dx, y: 10 + y * 10 + dy).red, equals: expected)
                }
            }
        }
    }

    @Test func `two colors replace black and white`() throws {
        let code = CIFilter.qrCodeGenerator()
        code.message = Data("hello".utf8)
        let colors = CIFilter.falseColor()
        colors.inputImage = code.outputImage
        colors.color0 = .blue
        colors.color1 = .clear
        let image = try #require(colors.outputImage)
        expect(Set(Pictures.pixels(image, image.extent)), equals: [Pictures.blue, Pictures.clear])
    }

    @Test func `a QR code requires a message that fits and a level`() {
        let filter = CIFilter.qrCodeGenerator()
        expect(filter.correctionLevel, equals: "M")
        expect(filter.outputImage == nil)
        filter.message = Data(count: 2331)
        expect(filter.outputImage?.extent.width, equals: 179)
        filter.message = Data(count: 2332)
        expect(filter.outputImage == nil)
        filter.message = Data("hello".utf8)
        filter.correctionLevel = "X"
        expect(filter.outputImage == nil)
    }

    // MARK: Code 128

    @Test func `the symbols of a barcode are valid`() {
        expect(Code128.widths.count, equals: 107)
        expect(Set(Code128.widths).count, equals: 107)
        for (index, widths) in Code128.widths.enumerated() {
            let numbers: [Int] = widths.compactMap(\.wholeNumberValue)
            expect(numbers.reduce(0, +), equals: index == 106 ? 13 : 11)
            // In the standard, the bars of a symbol have an even width together.
            let bars: Int = stride(from: 0, to: numbers.count, by: 2).reduce(0) { $0 + numbers[$1] }
            expect(bars % 2 == 0 || index == 106, "\(index)")
        }
    }

    @Test(arguments: [
        ("PJJ123C", [104, 48, 42, 42, 17, 18, 19, 35, 55, 106]), ("12", [105, 12, 14, 106]),
        ("123456", [105, 12, 34, 56, 44, 106]), ("12345", [105, 12, 34, 100, 21, 54, 106]),
        ("A123456", [104, 33, 99, 12, 34, 56, 66, 106]), ("\u{1}", [103, 65, 65, 106]),
    ])
    func `a message is encoded with few symbols`(message: String, symbols: [Int]) {
        expect(Code128(message: Data(message.utf8))?.symbols, equals: symbols)
    }

    @Test func `a barcode has margins and a height`() throws {
        let filter = CIFilter.code128BarcodeGenerator()
        filter.message = Data("12".utf8)
        let image = try #require(filter.outputImage)
        expect(image.extent, equals: CGRect(x: 0, y: 0, width: 11 * 3 + 13 + 14, height: 32))
        let row: String = rows(image, margin: 0)[31]
        expect(row.hasPrefix("       ## #  ###  ") && row.hasSuffix("##   ### # ##       "), "\(row)")
        expect(Set(rows(image, margin: 0)).count, equals: 1)
        filter.quietSpace = 0
        filter.barcodeHeight = 10
        expect(filter.outputImage?.extent.size, equals: CGSize(width: 46, height: 10))
        filter.message = Data("é".utf8)
        expect(filter.outputImage == nil)
    }
}
