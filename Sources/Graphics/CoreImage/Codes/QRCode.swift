import CQRCode
import Foundation

/// A QR code, which libqrencode makes. The library is loaded for the first code.
struct QRCode {
    /// The share of a code that can be damaged. The raw value is the value of the filter.
    enum CorrectionLevel: String, CaseIterable {
        /// 7%
        case low = "L"
        /// 15%
        case medium = "M"
        /// 25%
        case quarter = "Q"
        /// 30%
        case high = "H"
    }

    /// The number of modules in a row and in a column.
    let width: Int
    /// Whether modules are dark, in rows from the top.
    let modules: [Bool]

    /// The reason why no codes can be made, or nil if libqrencode is available.
    static var unavailability: String? { qrcode_load().map { String(cString: $0) } }

    /// Creates the smallest code that contains the bytes. Returns nil if there are none or too many, or if libqrencode is
    /// missing.
    init?(message: Data, level: CorrectionLevel) {
        guard let index = CorrectionLevel.allCases.firstIndex(of: level) else { return nil }
        var width: Int32 = 0
        let modules: UnsafeMutablePointer<UInt8>? = message.withUnsafeBytes { (bytes: UnsafeRawBufferPointer) in
            qrcode_encode(bytes.bindMemory(to: UInt8.self).baseAddress, bytes.count, Int32(index), &width)
        }
        guard let modules else { return nil }
        defer { free(modules) }
        self.width = Int(width)
        self.modules = (0..<Int(width) * Int(width)).map { modules[$0] == 1 }
    }
}
