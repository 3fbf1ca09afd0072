import CoreGraphics
import Foundation
import ImageIO
import ImagePipeline
import TestStage

/// A pipeline with a loader in memory, on a stage.
@MainActor
final class PipelineStage {
    let stage = Stage()
    let loader = FakeLoader()
    let pipeline: ImagePipeline
    /// The results in the order of their delivery.
    private(set) var log: [String] = []

    init(_ change: (inout ImagePipelineConfiguration) -> Void = { _ in }) {
        var configuration = ImagePipelineConfiguration()
        change(&configuration)
        pipeline = ImagePipeline(loader: loader, configuration: configuration)
    }

    /// Adds a picture of one color to the loader and returns its URL.
    func put(_ name: String, width: Int, height: Int, color: CGColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1))
        -> URL
    {
        let url = URL(string: "https://pictures.example/\(name)")!
        loader.put(PipelineStage.png(width: width, height: height, color: color), at: url)
        return url
    }

    static func png(width: Int, height: Int, color: CGColor) -> Data {
        let context = CGContext(
            data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
            space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)!
        context.setFillColor(color)
        context.fill(CGRect(x: 0, y: 0, width: width, height: height))
        let data = NSMutableData()
        let destination = CGImageDestinationCreateWithData(data, "public.png" as CFString, 1, nil)!
        CGImageDestinationAddImage(destination, context.makeImage()!, nil)
        _ = CGImageDestinationFinalize(destination)
        return data as Data
    }

    @discardableResult
    func load(_ request: ImageRequest, priority: ImageRequest.Priority = .normal) -> ImageTask {
        let name: String = request.url.lastPathComponent
        return pipeline.load(request, priority: priority) { [unowned self] result in
            switch result {
            case .success(let image): log.append("\(name) \(image.image.width)×\(image.image.height)")
            case .failure(let error): log.append("\(name): \(error.message)")
            }
        }
    }

    /// Waits until no request is in progress.
    func settle() { stage.host.settle() }
}

extension ImageRequest {
    /// Creates a request for a display size in pixels.
    init(_ url: URL, _ width: CGFloat, _ height: CGFloat, _ mode: ContentMode = .aspectFill) {
        self.init(url: url, size: CGSize(width: width, height: height), scale: 1, contentMode: mode)
    }
}
