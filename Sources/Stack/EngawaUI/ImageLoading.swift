import CoreGraphics
import Foundation
import ImagePipeline
import UIKitCore

/// The picture that an image view waits for, or shows.
@MainActor
final class ImageLoading {
    let url: URL
    /// Whether the picture of `url` is shown.
    private(set) var hasPicture = false

    private weak var view: UIImageView?
    private let pipeline: ImagePipeline
    private let failure: UIImage?
    private let completion: (@MainActor (Result<UIImage, ImageError>) -> Void)?
    private var task: ImageTask?
    /// What the view showed before it showed the picture coming; nil while it does not show that.
    private var beforePreviews: UIImage??
    /// Whether it waits for the view to be laid out.
    private var waits = false

    init(
        url: URL, view: UIImageView, pipeline: ImagePipeline, failure: UIImage?,
        completion: (@MainActor (Result<UIImage, ImageError>) -> Void)?
    ) {
        self.url = url
        self.view = view
        self.pipeline = pipeline
        self.failure = failure
        self.completion = completion
    }

    /// Whether a picture that is still coming is shown.
    var showsPreview: Bool { beforePreviews != nil && !hasPicture }

    /// Leaves what a former loading of the same picture shows, which is still coming.
    ///
    /// - Parameter placeholder: shown if it never does.
    func goOn(before placeholder: UIImage?) {
        beforePreviews = .some(placeholder)
    }

    /// Begins once the view was laid out, and so knows how large the picture will be.
    func beginAfterLayout() {
        waits = true
        UIApplication.shared.afterTurn { [weak self] in
            if self?.waits == true { self?.begin() }
        }
    }

    func begin() {
        waits = false
        guard let view else { return }
        let scale: CGFloat = max(1, view.traitCollection.displayScale)
        let request = ImageRequest(
            url: url, size: view.bounds.size, scale: scale, contentMode: view.requestMode)
        task = pipeline.load(
            request, priority: view.window == nil ? .normal : .high,
            preview: { [weak self] in self?.show($0, scale: scale) },
            completion: { [weak self] in self?.take($0, scale: scale) })
    }

    func cancel() {
        waits = false
        task?.cancel()
    }

    /// Shows a picture that is still coming.
    private func show(_ preview: DecodedImage, scale: CGFloat) {
        if beforePreviews == nil { beforePreviews = .some(view?.image) }
        view?.image = preview.picture(scale: scale)
    }

    private func take(_ result: Result<DecodedImage, ImageError>, scale: CGFloat) {
        switch result {
        case .success(let decoded):
            let picture: UIImage = decoded.picture(scale: scale)
            hasPicture = true
            view?.image = picture
            completion?(.success(picture))
        case .failure(let error):
            if let failure {
                view?.image = failure
            } else if let beforePreviews {
                // Half a picture is none.
                view?.image = beforePreviews
            }
            completion?(.failure(error))
        }
    }

    isolated deinit { cancel() }
}

extension DecodedImage {
    /// The picture for the kit, at `scale` pixels to a point; an animation runs at its own pace.
    @MainActor
    func picture(scale: CGFloat) -> UIImage {
        let still = UIImage(cgImage: image, scale: scale, orientation: .up)
        guard isAnimated else { return still }
        // The kit shows every frame for equally long, so frames that last longer come several times.
        let step: TimeInterval = max(0.02, durations.min() ?? 0.1)
        let pictures: [UIImage] = frames.map { UIImage(cgImage: $0, scale: scale, orientation: .up) }
        let shown: [UIImage] = zip(pictures, durations).flatMap { picture, duration in
            Array(repeating: picture, count: min(50, max(1, Int((duration / step).rounded()))))
        }
        return UIImage.animatedImage(with: shown, duration: step * TimeInterval(shown.count)) ?? still
    }
}
