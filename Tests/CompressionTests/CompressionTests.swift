import Compression
import Expectations
import Foundation
import FoundationAdditions
import TestSupport
import Testing

/// Streams, buffers and filters of compressed data.
struct CompressionTests {
    /// “Hello, Hello, Hello, Hello!” as raw DEFLATE data of zlib.
    private let known = Data(base64Encoded: "80jNycnXUfDApBQB")
    private let text = Data("Hello, Hello, Hello, Hello!".utf8)
    /// Data that is larger than the buffers of the tests.
    private let long: Data = Data((0..<100_000).map { UInt8(truncatingIfNeeded: $0 * $0 >> 5) })

    /// Processes data as archive libraries do: with a stream in memory that is not initialized, and pieces of a size.
    private func process(
        _ data: Data, _ operation: compression_stream_operation, pieces size: Int
    ) -> (Data, compression_status) {
        let memory = UnsafeMutablePointer<compression_stream>.allocate(capacity: 1)
        defer { memory.deallocate() }
        let target = UnsafeMutablePointer<UInt8>.allocate(capacity: size)
        defer { target.deallocate() }
        var stream = memory.pointee
        var status: compression_status = compression_stream_init(&stream, operation, COMPRESSION_ZLIB)
        guard status != COMPRESSION_STATUS_ERROR else { return (Data(), status) }
        defer { compression_stream_destroy(&stream) }
        (stream.dst_ptr, stream.dst_size, stream.src_size) = (target, size, 0)
        var result = Data()
        var position = 0
        var source = Data()
        repeat {
            if stream.src_size == 0 {
                source = data.dropFirst(position).prefix(size)
                position += source.count
                stream.src_size = source.count
            }
            source.withUnsafeBytes { bytes in
                if let base = bytes.bindMemory(to: UInt8.self).baseAddress {
                    stream.src_ptr = base + source.count - stream.src_size
                }
                let flags: Int32 = source.count < size ? Int32(COMPRESSION_STREAM_FINALIZE.rawValue) : 0
                status = compression_stream_process(&stream, flags)
            }
            result.append(target, count: size - stream.dst_size)
            (stream.dst_ptr, stream.dst_size) = (target, size)
        } while status == COMPRESSION_STATUS_OK
        return (result, status)
    }

    @Test(arguments: [7, 64, 4096, 200_000]) func `a stream processes data in pieces`(size: Int) {
        for data in [text, long, Data()] {
            let (compressed, status): (Data, compression_status) = process(
                data, COMPRESSION_STREAM_ENCODE, pieces: size)
            expect(status, equals: COMPRESSION_STATUS_END)
            let (result, end): (Data, compression_status) = process(
                compressed, COMPRESSION_STREAM_DECODE, pieces: size)
            expect(end, equals: COMPRESSION_STATUS_END)
            expect(result, equals: data)
        }
    }

    @Test func `the data is raw DEFLATE data`() throws {
        let known: Data = try #require(known)
        expect(process(known, COMPRESSION_STREAM_DECODE, pieces: 64).0, equals: text)
        try expect((known as NSData).decompressed(using: .zlib) as Data, equals: text)
        let compressed: Data = try (long as NSData).compressed(using: .zlib) as Data
        expect(compressed.count, isLessThan: long.count)
        try expect((compressed as NSData).decompressed(using: .zlib) as Data, equals: long)
        let data = NSMutableData(data: text)
        try data.compress(using: .zlib)
        expect(data.length, isLessThan: text.count)
        try data.decompress(using: .zlib)
        expect(data as Data, equals: text)
    }

    @Test func `data that is not valid is an error`() throws {
        let known: Data = try #require(known)
        for data in [Data([0xFF, 0xFF, 0xFF]), known.dropLast(2)] {
            expect(process(data, COMPRESSION_STREAM_DECODE, pieces: 64).1, equals: COMPRESSION_STATUS_ERROR)
            #expect(throws: CocoaError(.decompressionFailed)) { try (data as NSData).decompressed(using: .zlib) }
        }
        let unknown = compression_algorithm(0x801)
        let target = UnsafeMutablePointer<UInt8>.allocate(capacity: 1)
        defer { target.deallocate() }
        var stream = compression_stream(
            dst_ptr: target, dst_size: 0, src_ptr: UnsafePointer(target), src_size: 0, state: nil)
        expect(compression_stream_init(&stream, COMPRESSION_STREAM_ENCODE, unknown), equals: COMPRESSION_STATUS_ERROR)
        expect(compression_stream_process(&stream, 0), equals: COMPRESSION_STATUS_ERROR)
        expect(compression_stream_destroy(&stream), equals: COMPRESSION_STATUS_ERROR)
    }

    @Test func `buffers are processed at once`() {
        func run(_ data: Data, _ capacity: Int, compresses: Bool) -> Data {
            var result = Data(count: capacity)
            let count: Int = result.withUnsafeMutableBytes { target in
                data.withUnsafeBytes { source in
                    guard let into = target.bindMemory(to: UInt8.self).baseAddress,
                        let from = source.bindMemory(to: UInt8.self).baseAddress
                    else { return 0 }
                    return compresses
                        ? compression_encode_buffer(into, capacity, from, data.count, nil, COMPRESSION_ZLIB)
                        : compression_decode_buffer(into, capacity, from, data.count, nil, COMPRESSION_ZLIB)
                }
            }
            return result.prefix(count)
        }
        let compressed: Data = run(text, 100, compresses: true)
        expect(run(compressed, 100, compresses: false), equals: text)
        // A destination that is too small.
        expect(run(text, 3, compresses: true).count, equals: 0)
        expect(run(compressed, 5, compresses: false), equals: Data("Hello".utf8))
    }

    @Test func `filters process what is written and read`() throws {
        var compressed = Data()
        var ends = 0
        let output = try OutputFilter(.compress, using: .zlib, bufferCapacity: 50) { piece in
            if let piece {
                expect(piece.count, isAtMost: 50)
                compressed.append(piece)
            } else {
                ends += 1
            }
        }
        for start in stride(from: 0, to: long.count, by: 30_000) {
            try output.write(long.dropFirst(start).prefix(30_000))
        }
        try output.finalize()
        try output.finalize()
        expect(ends, equals: 1)
        #expect(throws: FilterError.invalidState) { try output.write(text) }
        var rest: Data = compressed
        let input = try InputFilter(.decompress, using: .zlib, bufferCapacity: 100) { count -> Data? in
            defer { rest = Data(rest.dropFirst(count)) }
            return rest.prefix(count)
        }
        var result = Data()
        while let piece = try input.readData(ofLength: 999) { result.append(piece) }
        expect(result, equals: long)
        let broken = try InputFilter(.decompress, using: .zlib) { _ in Data([0xFF]) }
        #expect(throws: FilterError.invalidData) { try broken.readData(ofLength: 10) }
    }

    @Test func `small pieces of the output are read in linear time`() throws {
        func compressed(_ count: Int) throws -> Data {
            var result = Data()
            let filter = try OutputFilter(.compress, using: .zlib) { $0.map { result.append($0) } }
            try filter.write(Data(count: count))
            try filter.finalize()
            return result
        }
        let growth: Double = try growth(from: 1 << 20, prepare: compressed) { data in
            var rest: Data? = data
            let input = try InputFilter(.decompress, using: .zlib) { _ -> Data? in
                defer { rest = nil }
                return rest
            }
            while try input.readData(ofLength: 1024) != nil {}
        }
        expect(growth, isLessThan: 2.5)
    }
}
