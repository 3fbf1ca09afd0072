public import Foundation
public import ImagePipeline
public import UIKitCore

extension UIImageView {
    /// Loads and shows the picture at `url`.
    ///
    /// A picture in the memory cache is shown immediately. Otherwise, the placeholder is shown during loading, unless
    /// the view already shows the picture of `url`. A new call cancels the previous loading, so a reused view never
    /// shows an earlier picture. Deallocation of the view cancels loading.
    ///
    /// The picture is decoded at the size of the view. A view without a size waits for the layout of this turn. If the
    /// size is still zero then, the picture is decoded at its own size.
    ///
    /// - Parameters:
    ///   - url: The picture's URL; nil shows the placeholder.
    ///   - placeholder: The image to show during loading; nil shows nothing.
    ///   - failure: The image to show if loading fails; nil keeps the placeholder.
    ///   - pipeline: The pipeline that loads the picture.
    ///   - completion: Called when the picture is shown or loading fails, but not after a cancellation.
    public func setImage(
        from url: URL?, placeholder: UIImage? = nil, failure: UIImage? = nil, pipeline: ImagePipeline = .shared,
        completion: (@MainActor (Result<UIImage, ImageError>) -> Void)? = nil
    ) {
        let previous = imageLoading as? ImageLoading
        guard let url else {
            previous?.cancel()
            imageLoading = nil
            image = placeholder
            return
        }
        let loading = ImageLoading(url: url, view: self, pipeline: pipeline, failure: failure, completion: completion)
        imageLoading = loading
        if let previous, previous.url == url { loading.keepPicture(of: previous, restoring: placeholder) }
        if !bounds.isEmpty { loading.begin() }
        // If the new loading has begun, it shares the download of the same picture, so that canceling the previous
        // loading does not cancel the download.
        previous?.cancel()
        guard !loading.isFinished else { return }
        if !loading.isShown { image = placeholder }
        if bounds.isEmpty { loading.beginAfterLayout() }
    }

    /// Cancels loading. The current image stays.
    public func cancelImageLoading() {
        (imageLoading as? ImageLoading)?.cancel()
    }

    var requestMode: ImageRequest.ContentMode { contentMode == .scaleAspectFit ? .aspectFit : .aspectFill }
}
