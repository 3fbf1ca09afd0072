import Foundation
import UIKitCore

/// How a cell takes part in a drag.
struct CellDragDrop: Equatable {
    var drag: UICellConfigurationState.DragState = .none
    var drop: UICellConfigurationState.DropState = .none
}

extension ConfigurationState where Kind == CellStateKind {
    /// How the cell is dragged.
    public enum DragState: Int, Sendable {
        /// The cell is not dragged.
        case none
        /// The preview of the cell is being lifted.
        case lifting
        /// The preview of the cell is being dragged.
        case dragging
    }

    /// How a drop concerns the cell.
    public enum DropState: Int, Sendable {
        /// There are no items over the list.
        case none
        /// Items are over the list, and would not be dropped into the cell.
        case notTargeted
        /// Items would be dropped into the cell.
        case targeted
    }

    /// How the cell is dragged. The default is `none`.
    public var cellDragState: DragState {
        get { (self[.drag]?.base as? Int).flatMap(DragState.init) ?? .none }
        set { self[.drag] = AnyHashable(newValue.rawValue) }
    }

    /// How a drop concerns the cell. The default is `none`.
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
    /// How the cell is dragged.
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
    /// How the cell is dragged.
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
