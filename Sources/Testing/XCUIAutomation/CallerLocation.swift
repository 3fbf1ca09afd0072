import Foundation
import Runtime

/// The place in the code that called into this module.
struct CallerLocation {
    let file: StaticString
    let line: UInt

    /// The place that the stack names; nil when the program has no debugging information.
    static var current: CallerLocation? {
        let own: String = (#filePath as NSString).deletingLastPathComponent + "/"
        guard let trace = try? Backtrace.capture(limit: 32), let frames = trace.symbolicated()?.frames else {
            return nil
        }
        for frame in frames {
            guard let location = frame.symbol?.sourceLocation, location.line > 0, location.path.hasPrefix("/"),
                !location.path.hasPrefix(own)
            else { continue }
            return CallerLocation(file: immortal(location.path), line: UInt(location.line))
        }
        return nil
    }

    /// A static string of `text`, which XCTest wants for the path of a file.
    private static func immortal(_ text: String) -> StaticString {
        let bytes = Array(text.utf8)
        let memory = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: bytes.count + 1)
        _ = memory.initialize(from: bytes + [0])
        guard let start = memory.baseAddress else { return "" }
        // The memory is never freed, and a static string is frozen as an address, a count of bytes and flags, of which
        // 2 says that the bytes may be read as UTF-8.
        return unsafeBitCast((UInt(bitPattern: start), UInt(bytes.count), UInt8(2)), to: StaticString.self)
    }
}
