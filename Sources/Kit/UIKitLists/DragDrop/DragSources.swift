import Foundation
import RowGeometry
import UIKitCore
import UIKitDragDrop

/// The elements of a list that the user drags, with their index paths on the screen.
@MainActor
struct DragSources {
    private var sources: [ObjectIdentifier: (path: IndexPath, state: UICellConfigurationState.DragState)] = [:]

    var isEmpty: Bool { sources.isEmpty }

    /// Adds items that represent the element at `path`.
    mutating func insert(_ items: [UIDragItem], at path: IndexPath) {
        for item in items { sources[ObjectIdentifier(item)] = (path, .none) }
    }

    mutating func remove(_ items: [UIDragItem]) { for item in items { sources[ObjectIdentifier(item)] = nil } }

    mutating func removeAll() { sources = [:] }

    /// Returns the index path of the element that an item represents, or nil if the item is not from this list, or if
    /// the element was deleted.
    func path(of item: UIDragItem) -> IndexPath? { sources[ObjectIdentifier(item)]?.path }

    mutating func setState(_ state: UICellConfigurationState.DragState, of items: [UIDragItem]) {
        for item in items { sources[ObjectIdentifier(item)]?.state = state }
    }

    /// Returns the drag state of the element at `path`.
    func state(at path: IndexPath) -> UICellConfigurationState.DragState {
        sources.values.first { $0.path == path }?.state ?? .none
    }

    /// Changes the index paths after an update of the list.
    mutating func move(_ mapping: RowMapping) {
        sources = sources.compactMapValues { source in
            mapping.newPosition(of: source.path.rowPosition).map { (IndexPath($0), source.state) }
        }
    }
}
