import CoreGraphics
import Foundation
import HostClock
import ItemProviders
import UIKitCore

/// The items of a drag, and its location.
@MainActor
final class ItemSession: NSObject, UIDragSession, UIDropSession {
    private(set) var items: [UIDragItem]
    var localContext: Any?
    var allowsMoveOperation: Bool
    /// The location in the coordinates of `window`.
    var point: CGPoint
    weak var window: UIWindow?
    /// Finds the spring-loaded interaction under the drag.
    weak var springs: SpringTracker?

    /// Whether the drag began in this application.
    private let isLocal: Bool
    /// The progress of all objects that are loaded.
    let progress = Progress(totalUnitCount: 0)

    init(items: [UIDragItem], at point: CGPoint, in window: UIWindow, isLocal: Bool = true) {
        self.items = items
        self.point = point
        self.window = window
        self.isLocal = isLocal
        allowsMoveOperation = isLocal
        super.init()
    }

    /// Sets the items that the delegate provided for the session.
    func begin(with items: [UIDragItem]) { self.items = items }

    func add(_ items: [UIDragItem]) { self.items += items }

    var localDragSession: (any UIDragSession)? { isLocal ? self : nil }

    var isRestrictedToDraggingApplication: Bool { isLocal }

    func location(in view: UIView) -> CGPoint { view.convert(point, from: window) }

    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
        items.contains { item in typeIdentifiers.contains { item.itemProvider.hasItemConformingToTypeIdentifier($0) } }
    }

    func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
    }

    func loadObjects(
        ofClass aClass: any NSItemProviderReading.Type, completion: @escaping ([any NSItemProviderReading]) -> Void
    ) -> Progress {
        let providers: [NSItemProvider] = items.map(\.itemProvider).filter { $0.canLoadObject(ofClass: aClass) }
        let progress = Progress(totalUnitCount: Int64(providers.count))
        self.progress.totalUnitCount += 1
        self.progress.addChild(progress, withPendingUnitCount: 1)
        let loading = LoadedObjects(count: providers.count, completion: completion)
        for (index, provider) in providers.enumerated() {
            // The ledger delivers the object before virtual time advances. A block of Dispatch gives no such guarantee.
            let work = Ledger.shared.begin()
            _ = provider.loadObject(ofClass: aClass) { object, _ in
                // The object is passed to the main thread, and not used elsewhere.
                nonisolated(unsafe) let object = object
                Ledger.shared.finish(work) {
                    progress.completedUnitCount += 1
                    loading.set(object, at: index)
                }
            }
        }
        return progress
    }
}

/// The objects that are being loaded, in the order of the items.
@MainActor
private final class LoadedObjects {
    private var objects: [(any NSItemProviderReading)?]
    private var missing: Int
    private let completion: ([any NSItemProviderReading]) -> Void

    init(count: Int, completion: @escaping ([any NSItemProviderReading]) -> Void) {
        objects = Array(repeating: nil, count: count)
        missing = count
        self.completion = completion
        if count == 0 { completion([]) }
    }

    func set(_ object: (any NSItemProviderReading)?, at index: Int) {
        objects[index] = object
        missing -= 1
        if missing == 0 { completion(objects.compactMap { $0 }) }
    }
}
