import Foundation
import UIKitCore

/// The state of a cell in a drag.
struct CellDragDrop: Equatable {
    var drag: UICellConfigurationState.DragState = .none
    var drop: UICellConfigurationState.DropState = .none
}

extension ConfigurationState where Kind == CellStateKind {
    /// The state of the cell as a dragged element.
    public enum DragState: Int, Sendable {
        /// The cell is not dragged.
        case none
        /// The preview of the cell is being lifted.
        case lifting
        /// The preview of the cell is being dragged.
        case dragging
    }

    /// The state of the cell as the destination of a drop.
    public enum DropState: Int, Sendable {
        /// No items are over the list.
        case none
        /// Items are over the list, and would not be dropped into the cell.
        case notTargeted
        /// Items would be dropped into the cell.
        case targeted
    }

    /// The state of the cell as a dragged element. The default is `none`.
    public var cellDragState: DragState {
        get { (self[.drag]?.base as? Int).flatMap(DragState.init) ?? .none }
        set { self[.drag] = AnyHashable(newValue.rawValue) }
    }

    /// The state of the cell as the destination of a drop. The default is `none`.
    public var cellDropState: DropState {
        get { (self[.drop]?.base as? Int).flatMap(DropState.init) ?? .none }
        set { self[.drop] = AnyHashable(newValue.rawValue) }
    }
}

extension UIConfigurationStateCustomKey {
    fileprivate static let drag = UIConfigurationStateCustomKey("UICellDragState")
    fileprivate static let drop = UIConfigurationStateCustomKey("UICellDropState")
}

extension UITableViewCell {
    /// The state of the cell in a drag.
    public enum DragState: Int, Sendable {
        /// The cell is not dragged.
        case none
        /// The preview of the cell is being lifted.
        case lifting
        /// The preview of the cell is being dragged.
        case dragging
    }

    func callDragStateDidChange() { dragStateDidChange(DragState(rawValue: dragDropState.drag.rawValue) ?? .none) }
}

extension UICollectionViewCell {
    /// The state of the cell in a drag.
    public enum DragState: Int, Sendable {
        /// The cell is not dragged.
        case none
        /// The preview of the cell is being lifted.
        case lifting
        /// The preview of the cell is being dragged.
        case dragging
    }

    func callDragStateDidChange() { dragStateDidChange(DragState(rawValue: dragDropState.drag.rawValue) ?? .none) }
}
