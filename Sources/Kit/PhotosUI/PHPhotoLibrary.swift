import Foundation

/// The user's pictures and videos. On a desktop, they are the files in the folders for pictures and videos.
// @unchecked: it has no state.
open class PHPhotoLibrary: NSObject, @unchecked Sendable {
    private static let library = PHPhotoLibrary()

    /// Returns the library of the user.
    open class func shared() -> PHPhotoLibrary { library }
}
