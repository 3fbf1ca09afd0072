import CoreGraphics
import Foundation
import ImagePipeline
import UIKitCore

/// The state of loading one picture into an image view.
@MainActor
final class ImageLoading {
    let url: URL
    /// Whether the view shows the complete picture.
    private(set) var hasPicture = false

    private weak var view: UIImageView?
    private let pipeline: ImagePipeline
    private let failure: UIImage?
    private let completion: (@MainActor (Result<UIImage, ImageError>) -> Void)?
    private var task: ImageTask?
    /// The image of the view before the first preview; nil while no preview is shown.
    private var beforePreviews: UIImage??
    /// Whether loading waits for the view's layout.
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

    /// Whether the view shows a preview of a picture that is still loading.
    var showsPreview: Bool { beforePreviews != nil && !hasPicture }

    /// Keeps the preview that an earlier request for the same picture shows.
    ///
    /// - Parameter placeholder: The image to restore if loading fails.
    func keepPreview(restoring placeholder: UIImage?) {
        beforePreviews = .some(placeholder)
    }

    /// Begins loading after the layout of this turn, when the size of the view is known.
    func beginAfterLayout() {
        waits = true
        UIApplication.shared.afterTurn { [weak self] in
            if self?.waits == true { self?.begin() }
        }
    }

    func begin() {
        waits = false
        guard let view else { return }
        let scale = max(1, view.traitCollection.displayScale)
        let request = ImageRequest(
            url: url, size: view.bounds.size, scale: scale, contentMode: view.requestMode)
        task = pipeline.load(
            request, priority: view.window == nil ? .normal : .high,
            preview: { [weak self] in self?.show($0, scale: scale) },
            completion: { [weak self] in self?.handle($0, scale: scale) })
    }

    func cancel() {
        waits = false
        task?.cancel()
    }

    /// Shows a preview of the picture.
    private func show(_ preview: DecodedImage, scale: CGFloat) {
        if beforePreviews == nil { beforePreviews = .some(view?.image) }
        view?.image = preview.picture(scale: scale)
    }

    private func handle(_ result: Result<DecodedImage, ImageError>, scale: CGFloat) {
        switch result {
        case .success(let decoded):
            let picture = decoded.picture(scale: scale)
            hasPicture = true
            view?.image = picture
            completion?(.success(picture))
        case .failure(let error):
            if let failure {
                view?.image = failure
            } else if let beforePreviews {
                // An incomplete picture must not stay.
                view?.image = beforePreviews
            }
            completion?(.failure(error))
        }
    }

    isolated deinit { cancel() }
}

extension DecodedImage {
    /// Returns an image with `scale` pixels per point. An animation keeps its timing.
    @MainActor
    func picture(scale: CGFloat) -> UIImage {
        let still = UIImage(cgImage: image, scale: scale, orientation: .up)
        guard isAnimated else { return still }
        // The kit shows all frames for the same duration. Frames that have longer durations are repeated.
        let step: TimeInterval = max(0.02, durations.min() ?? 0.1)
        let pictures: [UIImage] = frames.map { UIImage(cgImage: $0, scale: scale, orientation: .up) }
        let shown: [UIImage] = zip(pictures, durations).flatMap { picture, duration in
            Array(repeating: picture, count: min(50, max(1, Int((duration / step).rounded()))))
        }
        return UIImage.animatedImage(with: shown, duration: step * TimeInterval(shown.count)) ?? still
    }
}
