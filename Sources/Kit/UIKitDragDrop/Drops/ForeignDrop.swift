import CoreGraphics
import Foundation
import ItemProviders
import PlatformHost
import UIKitCore

/// A drop of files or text that another program dragged.
///
/// The host reports only the drop itself. The delegate of the view under the drop is notified of an entry, of one
/// update, and of the drop.
@MainActor
enum ForeignDrop {
    /// Drops items on the view at their location. Returns false if no view accepts them.
    static func perform(_ drop: HostDrop, in scene: UIWindowScene) -> Bool {
        var providers: [NSItemProvider] = drop.files.compactMap { NSItemProvider(contentsOf: $0) }
        providers += drop.texts.map { NSItemProvider(object: $0 as NSString) }
        guard !providers.isEmpty else { return false }
        let items: [UIDragItem] = providers.map { UIDragItem(itemProvider: $0) }
        for window in scene.windows.reversed() where !window.isHidden {
            let point: CGPoint = window.convert(drop.location, from: nil as UIWindow?)
            guard window.hitTest(point, with: nil) != nil else { continue }
            let session = ItemSession(items: items, at: point, in: window, isLocal: false)
            let tracker = DropTracker(session: session)
            let operation: UIDropOperation = tracker.update()
            guard operation == .copy || operation == .move, tracker.performDrop() else {
                tracker.leave()
                tracker.end()
                return false
            }
            tracker.conclude()
            tracker.end()
            return true
        }
        return false
    }
}
