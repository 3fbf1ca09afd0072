import FileBrowsing
import Foundation
import FoundationAdditions
import UIKitCore

/// The method that is called after a picture or a video is saved, or after saving fails.
///
/// `@unchecked Sendable` is correct because only the main thread uses the values after the initialization.
struct PhotoCompletion: @unchecked Sendable {
    /// The picture, or the path of the video.
    let item: Any
    let target: Any?
    let selector: Selector?
    let context: UnsafeMutableRawPointer?

    /// Calls the method with the item, the error and the context.
    @MainActor
    func call(_ problem: FileProblem?) {
        guard let target, let selector else { return }
        let error: NSError? = problem.map {
            NSError(
                domain: NSCocoaErrorDomain, code: CocoaError.Code.fileWriteUnknown.rawValue,
                userInfo: [NSLocalizedDescriptionKey: $0.sentence])
        }
        selector.invoke(on: ClassTarget.object(for: target), arguments: [item, error, context])
    }
}
