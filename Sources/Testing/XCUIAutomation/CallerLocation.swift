import Foundation
import Runtime

/// The source location of a call into this module.
struct CallerLocation {
    let file: StaticString
    let line: UInt

    /// The location of the innermost stack frame outside this module. Nil if the program has no debugging
    /// information.
    ///
    /// Finding the location of one frame reads the line tables of the whole program, so this property reads the stack
    /// in short parts, and stops at the first location that it can return.
    static var current: CallerLocation? {
        let frameLimit = 32
        let partLimit = 6
        // The last frame of a part can be a marker for omitted frames, so the next part begins at that frame.
        for offset in stride(from: 0, to: frameLimit, by: partLimit - 1) {
            guard let trace = try? Backtrace.capture(limit: partLimit, offset: offset, top: 0),
                let frames = trace.symbolicated(options: [.showSourceLocations, .useSymbolCache])?.frames,
                !frames.isEmpty
            else { return nil }
            if let location: CallerLocation = innermostCaller(in: frames) { return location }
        }
        return nil
    }

    private static func innermostCaller(in frames: some Sequence<SymbolicatedBacktrace.Frame>) -> CallerLocation? {
        let moduleFolder: String = (#filePath as NSString).deletingLastPathComponent + "/"
        for frame in frames {
            guard let location = frame.symbol?.sourceLocation, location.line > 0, location.path.hasPrefix("/"),
                !location.path.hasPrefix(moduleFolder), !location.path.contains("PackageDiscoveredTests.derived/")
            else { continue }
            return CallerLocation(file: staticString(location.path), line: UInt(location.line))
        }
        return nil
    }

    /// Returns `text` as a static string, the type that XCTest requires for the path of a file.
    static func staticString(_ text: String) -> StaticString {
        let bytes = Array(text.utf8)
        let memory = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: bytes.count + 1)
        _ = memory.initialize(from: bytes + [0])
        guard let start = memory.baseAddress else { return "" }
        // The layout of `StaticString` is part of Swift's ABI: an address, a byte count and flags. The flag 2 marks the
        // bytes as UTF-8. The memory is never freed, so the address stays valid.
        return unsafeBitCast((UInt(bitPattern: start), UInt(bytes.count), UInt8(2)), to: StaticString.self)
    }
}
