import FileBrowsing
import Foundation
import FoundationAdditions
import UIKitCore

/// Adds a picture to the user's folder for pictures, as a PNG file.
///
/// - Parameters:
///   - completionTarget: The object whose method is called on the main thread after the picture is written, or after
///     writing fails. It is retained until then.
///   - completionSelector: A method with a signature like `image(_:didFinishSavingWithError:contextInfo:)`, which
///     receives the picture, an error or nil, and `contextInfo`.
///   - contextInfo: A pointer that the method receives.
public func UIImageWriteToSavedPhotosAlbum(
    _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?, _ contextInfo: UnsafeMutableRawPointer?
) {
    SavedPhotos.run(
        { () throws(FileProblem) in try SavedPhotos.save(image) },
        completion: PhotoCompletion(
            item: image, target: completionTarget, selector: completionSelector, context: contextInfo))
}

/// Adds a video to the user's folder for videos.
///
/// - Parameters:
///   - videoPath: The path of the video. Check first whether `UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(_:)`
///     returns true for it.
///   - completionTarget: The object whose method is called on the main thread after the video is copied, or after
///     copying fails. It is retained until then.
///   - completionSelector: A method with a signature like `video(_:didFinishSavingWithError:contextInfo:)`, which
///     receives the path, an error or nil, and `contextInfo`.
///   - contextInfo: A pointer that the method receives.
public func UISaveVideoAtPathToSavedPhotosAlbum(
    _ videoPath: String, _ completionTarget: Any?, _ completionSelector: Selector?,
    _ contextInfo: UnsafeMutableRawPointer?
) {
    SavedPhotos.run(
        { () throws(FileProblem) in try SavedPhotos.saveVideo(URL(fileURLWithPath: videoPath)) },
        completion: PhotoCompletion(
            item: videoPath, target: completionTarget, selector: completionSelector, context: contextInfo))
}

/// Returns whether a video can be added to the user's folder for videos: whether the file exists and has the extension
/// of a video. Whether the desktop can play it is not checked.
public func UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(_ videoPath: String) -> Bool {
    SavedPhotos.isVideo(URL(fileURLWithPath: videoPath))
}
