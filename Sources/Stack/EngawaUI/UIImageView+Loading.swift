public import Foundation
public import ImagePipeline
public import UIKitCore

extension UIImageView {
    /// Shows the picture at `url`, as soon as it is there.
    ///
    /// A picture that is in memory is shown at once, without anything in between. Otherwise the placeholder is shown
    /// meanwhile, unless the view shows the picture of `url` already. Asking for another picture calls the former off,
    /// so a view that is used again never shows a picture that it was once asked for. A view that goes away calls off
    /// what it waits for.
    ///
    /// The picture is decoded at the size of the view, which must have one by the end of this turn; otherwise it is
    /// decoded at its own.
    ///
    /// - Parameters:
    ///   - url: nil shows the placeholder.
    ///   - placeholder: shown until the picture is there; nil shows nothing.
    ///   - failure: shown when the picture cannot be had; nil leaves the placeholder.
    ///   - pipeline: what brings it.
    ///   - completion: called once the picture is shown or cannot be had, but not when it was called off.
    public func setImage(
        from url: URL?, placeholder: UIImage? = nil, failure: UIImage? = nil, pipeline: ImagePipeline = .shared,
        completion: (@MainActor (Result<UIImage, ImageError>) -> Void)? = nil
    ) {
        let former = imageLoading as? ImageLoading
        guard let url else {
            former?.cancel()
            imageLoading = nil
            image = placeholder
            return
        }
        let loading = ImageLoading(url: url, view: self, pipeline: pipeline, failure: failure, completion: completion)
        imageLoading = loading
        let hasPicture: Bool = former?.url == url && former?.hasPicture == true
        let showsPreview: Bool = former?.url == url && former?.showsPreview == true
        if showsPreview { loading.goOn(before: placeholder) }
        if !bounds.isEmpty { loading.begin() }
        // Only now, so that a download of the same picture goes on.
        former?.cancel()
        guard !loading.hasPicture else { return }
        if !hasPicture, !showsPreview { image = placeholder }
        if bounds.isEmpty { loading.beginAfterLayout() }
    }

    /// Calls off what the view waits for. What it shows stays.
    public func cancelImageLoading() {
        (imageLoading as? ImageLoading)?.cancel()
    }

    var requestMode: ImageRequest.ContentMode { contentMode == .scaleAspectFit ? .aspectFit : .aspectFill }
}
