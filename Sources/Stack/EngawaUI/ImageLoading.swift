import CoreGraphics
import Foundation
import ImagePipeline
import UIKitCore

/// The state of loading one picture into an image view.
@MainActor
final class ImageLoading {
    let url: URL
    /// Whether loading has ended.
    private(set) var isFinished = false

    private weak var view: UIImageView?
    private let pipeline: ImagePipeline
    private let failure: UIImage?
    private let completion: (@MainActor (Result<UIImage, ImageError>) -> Void)?
    private var task: ImageTask?
    /// The picture or its preview that this loading, or an earlier one of the same picture, has shown.
    private weak var shown: UIImage?
    /// Whether `shown` is the complete picture.
    private var isComplete = false
    /// The image of the view before the first preview.
    private var beforePreviews: UIImage?
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

    /// Whether the view shows the picture or a preview of it. The app may have set another image.
    var isShown: Bool { shown != nil && view?.image === shown }

    /// Keeps what an earlier loading of the same picture shows.
    ///
    /// - Parameter placeholder: The image to restore if the view shows a preview and loading fails.
    func keepPicture(of earlier: ImageLoading, restoring placeholder: UIImage?) {
        guard earlier.isShown else { return }
        shown = earlier.shown
        isComplete = earlier.isComplete
        beforePreviews = placeholder
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

    /// Shows a preview of the picture, unless the view shows the complete picture of an earlier loading.
    private func show(_ preview: DecodedImage, scale: CGFloat) {
        guard !(isComplete && isShown) else { return }
        if !isShown { beforePreviews = view?.image }
        isComplete = false
        show(preview.picture(scale: scale))
    }

    private func show(_ image: UIImage) {
        view?.image = image
        shown = image
    }

    private func handle(_ result: Result<DecodedImage, ImageError>, scale: CGFloat) {
        isFinished = true
        switch result {
        case .success(let decoded):
            let picture = decoded.picture(scale: scale)
            isComplete = true
            show(picture)
            completion?(.success(picture))
        case .failure(let error):
            if let failure {
                view?.image = failure
            } else if isShown, !isComplete {
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
        let durations: [Int] = durations.map { max(1, Int(($0 * 1_000).rounded())) }
        let total: Int = durations.reduce(0, +)
        let step: Int = max(durations.reduce(0, greatestCommonDivisor), total / DecodedImage.mostFrames)
        let pictures: [UIImage] = frames.map { UIImage(cgImage: $0, scale: scale, orientation: .up) }
        let shown: [UIImage] = zip(pictures, durations).flatMap { picture, duration in
            Array(repeating: picture, count: max(1, (duration + step / 2) / step))
        }
        return UIImage.animatedImage(with: shown, duration: TimeInterval(step * shown.count) / 1_000) ?? still
    }

    /// The approximate maximum number of frames with the same duration, which limits their memory.
    private static let mostFrames = 2_000
}

/// Returns the greatest number that divides both numbers; the other number if one is 0.
private func greatestCommonDivisor(_ first: Int, _ second: Int) -> Int {
    second == 0 ? first : greatestCommonDivisor(second, first % second)
}
