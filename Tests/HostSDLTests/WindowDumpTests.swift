import Foundation
import XCTest

final class WindowDumpTests: XCTestCase {
    /// A dump of 2×2 pixels in rows with the given number of bytes. The blue of each pixel is its index in the data.
    private func dump(bytesPerRow: Int) -> Data {
        var words = [UInt32](repeating: 0, count: 26)
        words[0] = UInt32(words.count * 4)
        words[4] = 2
        words[5] = 2
        words[11] = 32
        words[12] = UInt32(bytesPerRow)
        words[14] = 0xFF_0000
        words[15] = 0xFF00
        words[16] = 0xFF
        let header: [UInt8] = words.flatMap { word in
            stride(from: 24, through: 0, by: -8).map { UInt8(truncatingIfNeeded: word >> UInt32($0)) }
        }
        let pixels: [UInt8] = (0..<bytesPerRow / 2).flatMap { [UInt8($0), 0, 0, 0] }
        return Data(header + pixels)
    }

    func testPixelsOutsideTheDisplayHaveNoColor() throws {
        for bytesPerRow in [8, 12] {
            let dump = try WindowDump(dump(bytesPerRow: bytesPerRow))
            XCTAssertEqual(try dump.color(1, 0), "000001")
            XCTAssertEqual(try dump.color(0, 1), bytesPerRow == 8 ? "000002" : "000003")
            for (x, y) in [(2, 0), (-1, 1), (0, 2), (0, -1)] { XCTAssertThrowsError(try dump.color(x, y)) }
        }
    }
}
