// Measures the cost of showing a large photo as a small picture. The program `bench` calls it.
//     ImageBenchmark write FILE       writes a photo of 4,000×3,000 pixels
//     ImageBenchmark avatar FILE      prints the processor time in milliseconds, and the growth of the process in MB, for
//                                     loading it with the pipeline as a picture of 60 points at 2x
//     ImageBenchmark full FILE        prints the same for decoding it at full size and drawing it scaled down
import CoreGraphics
import Foundation
import ImageIO
import ImagePipeline

/// Loads local files.
struct FileLoader: ImageDataLoading {
    nonisolated(nonsending) func data(for url: URL) async throws -> Data { try Data(contentsOf: url) }
}

struct DecodingFailed: Error {}

let sidePixels = 120

@MainActor
func avatar(of file: URL) async throws {
    let pipeline = ImagePipeline(loader: FileLoader())
    let request = ImageRequest(url: file, size: CGSize(width: sidePixels / 2, height: sidePixels / 2), scale: 2)
    let picture: DecodedImage = try await pipeline.image(for: request)
    guard picture.image.height == sidePixels else { throw DecodingFailed() }
}

func full(_ file: URL) throws {
    let data: Data = try Data(contentsOf: file)
    guard let source = CGImageSourceCreateWithData(data as CFData, nil),
        let image = CGImageSourceCreateImageAtIndex(source, 0, nil),
        let context = CGContext.pixels(width: 160, height: 120)
    else { throw DecodingFailed() }
    context.interpolationQuality = .high
    context.draw(image, in: CGRect(x: 0, y: 0, width: 160, height: 120))
    guard context.makeImage() != nil else { throw DecodingFailed() }
}

let arguments: [String] = Array(CommandLine.arguments.dropFirst())
guard arguments.count == 2, ["write", "avatar", "full"].contains(arguments[0]) else {
    FileHandle.standardError.write(Data("ImageBenchmark write|avatar|full FILE.\n".utf8))
    exit(1)
}
let file = URL(fileURLWithPath: arguments[1])
switch arguments[0] {
case "write":
    try Photograph.write(to: file, width: 4_000, height: 3_000)
default:
    // Decoding a small picture loads the libraries before the measurement.
    let small: URL = file.appendingPathExtension("small.jpg")
    try Photograph.write(to: small, width: 200, height: 150)
    let isAvatar: Bool = arguments[0] == "avatar"
    var times: [Double] = []
    var memory = 0.0
    if isAvatar { try await avatar(of: small) } else { try full(small) }
    for _ in 0..<5 {
        let before = Usage.now()
        if isAvatar { try await avatar(of: file) } else { try full(file) }
        let after = Usage.now()
        times.append(after.processorTime - before.processorTime)
        memory = max(memory, after.peakMemory - before.peakMemory)
    }
    print("\(times.sorted()[times.count / 2])\t\(memory)")
}
