import CoreGraphics
import Foundation
import QuartzCore
import RowGeometry
import UIKitCore
import UIKitDragDrop
import UIKitDrawing

/// Handles drags of the rows or items of a list, and drops on the list.
@MainActor
final class ListDragDrop: NSObject {
    private(set) weak var list: (any DragDropList)?
    /// The drag interaction of the list. The interaction retains this object.
    private(set) weak var drag: UIDragInteraction?
    private lazy var drop = UIDropInteraction(delegate: self)
    /// The drag delegate of the list.
    weak var dragDelegate: (any NSObjectProtocol)?
    /// The drop delegate of the list.
    weak var dropDelegate: (any NSObjectProtocol)?
    /// The session of the drag that is over the list, or nil.
    private var dropSession: (any UIDropSession)?
    var hasActiveDrop: Bool { dropSession != nil }

    var sources = DragSources()
    /// The index path on the screen of the last proposed drop.
    private var destination: IndexPath?
    /// The index path in the data of the last proposed drop.
    private var dataDestination: IndexPath?
    private var proposal = UIDropProposal(operation: .cancel)
    /// The element into which items would be dropped, or nil for an insertion.
    private var targeted: IndexPath?
    /// Whether the data source moves the dragged element, instead of the drop delegate.
    private var isReordering = false
    private var performed: ListDrop?
    /// The cells whose states this object changed, including cells that are no longer visible.
    private var changedCells: [ObjectIdentifier: any ConfiguredCell] = [:]
    /// Highlights the element into which items would be dropped.
    private let marker = UIView()
    private lazy var scroller: EdgeScroller? = list.map { list in
        EdgeScroller(list) { [weak self] in self?.listDidScroll() }
    }

    private let pause = DestinationPause<ListGap>()

    static let duration: TimeInterval = 0.25
    /// The opacity of dragged cells.
    private static let dimmed: CGFloat = 0.4

    init(list: any DragDropList) {
        self.list = list
        super.init()
        marker.isUserInteractionEnabled = false
        marker.layer.cornerRadius = 8
        let drag = ListDragInteraction(self)
        self.drag = drag
        list.addInteraction(drag)
        list.addInteraction(drop)
    }

    // MARK: Cells

    /// Sets the drag states of the cells. The cell of a dragged element is dimmed, and hidden while other cells make
    /// room for it.
    func updateCells() {
        guard let list else { return }
        for (path, cell) in list.dragCells {
            var state = CellDragDrop(drag: sources.state(at: path))
            if hasActiveDrop { state.drop = path == targeted ? .targeted : .notTargeted }
            set(state, of: cell, alpha: state.drag != .dragging ? 1 : list.gap?.source == path ? 0 : Self.dimmed)
        }
    }

    private func set(_ state: CellDragDrop, of cell: any ConfiguredCell, alpha: CGFloat) {
        let old: CellDragDrop = cell.dragDropState
        if old != state {
            cell.dragDropState = state
            changedCells[ObjectIdentifier(cell)] = cell
            if old.drag != state.drag { cell.callDragStateDidChange() }
            cell.needsConfigurationUpdate = true
            cell.setNeedsLayout()
        }
        if old.drag == .dragging || state.drag == .dragging, cell.alpha != alpha { cell.alpha = alpha }
    }

    /// Restores the normal states of the cells that no drag and no drop changes any longer.
    func resetCells() {
        updateCells()
        let shown = Set(list?.dragCells.map { ObjectIdentifier($0.cell) } ?? [])
        for (id, cell) in changedCells where !shown.contains(id) { set(CellDragDrop(), of: cell, alpha: 1) }
        changedCells = changedCells.filter { $0.value.dragDropState != CellDragDrop() }
    }

    // MARK: Changes of the list

    /// Called after an update of the list. The next update of the drop determines its destination again.
    func elementsDidMove(_ mapping: RowMapping) {
        sources.move(mapping)
        targeted = targeted.flatMap { mapping.newPosition(of: $0.rowPosition) }.map { IndexPath($0) }
        forgetDestination()
    }

    /// Called when the list reloads its data. The dragged elements may not exist any longer.
    func listDidReload() {
        sources.removeAll()
        targeted = nil
        forgetDestination()
        resetCells()
    }

    private func forgetDestination() {
        pause.cancel()
        destination = nil
        dataDestination = nil
    }

    /// Determines the destination again after the list has scrolled under the drag.
    private func listDidScroll() {
        list?.placeCellsAroundGap()
        guard let dropSession else { return }
        _ = dropInteraction(drop, sessionDidUpdate: dropSession)
        dropSession.contentDidScroll()
    }

    // MARK: Gap

    private func setGap(_ gap: ListGap?) {
        if gap == nil { pause.cancel() }
        guard let list, gap != list.gap else { return }
        list.gap = gap
        UIView.animate(
            withDuration: Self.duration, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]
        ) { list.placeCellsAroundGap() }
    }

    /// Shows the destination of the drop.
    private func showDestination(_ element: (path: IndexPath, frame: CGRect)?, _ session: any UIDropSession) {
        guard let list else { return }
        if let element, targeted != nil {
            if marker.superview == nil { list.addSubview(marker) }
            list.bringSubviewToFront(marker)
            marker.backgroundColor = list.tintColor.withAlphaComponent(0.15)
            marker.frame = element.frame
        } else {
            marker.removeFromSuperview()
        }
        updateCells()
    }

    /// Returns the gap at the destination of a drop.
    private func gap(for session: any UIDropSession) -> ListGap? {
        guard let list, let destination else { return nil }
        let source: IndexPath? = proposal.operation == .move ? singleSource(session) : nil
        func length(_ path: IndexPath?) -> CGFloat? {
            path.flatMap { list.dragCell(at: $0) }.map { $0.bounds.height }
        }
        // If a dragged element is not visible, its previous length is used.
        let sourceLength: CGFloat = length(source) ?? list.gap?.lengths.source ?? 0
        let item: IndexPath? = session.items.lazy.compactMap { self.sources.path(of: $0) }.first
        let gapLength: CGFloat = length(item) ?? list.gap?.lengths.gap ?? length(destination) ?? Self.standardLength
        return ListGap(
            source: source, target: destination,
            lengths: (source: source == nil ? 0 : sourceLength, gap: source == nil ? gapLength : sourceLength))
    }

    private static let standardLength: CGFloat = 44

    /// Returns the index path of the dragged element of this list, if exactly one is dragged.
    private func singleSource(_ session: any UIDropSession) -> IndexPath? {
        let paths: [IndexPath?] = session.items.map { sources.path(of: $0) }
        guard let first = paths.first, paths.allSatisfy({ $0 == first }) else { return nil }
        return first
    }

    /// Returns the index path in the data of the dragged element, if it is the only one and the data source can move
    /// it.
    private func reorderSource(_ session: any UIDropSession) -> IndexPath? {
        guard let list, session.items.count == 1, let source = singleSource(session).flatMap({ list.unshownPath($0) }),
            list.canReorder(source)
        else { return nil }
        return source
    }

    /// Sets the destination of an element that the data source moves. The delegate of the list can change it.
    private func updateReordering(from source: IndexPath, _ session: any UIDropSession) {
        guard let list, let proposed = dataDestination, let shownSource = singleSource(session) else { return }
        let target: IndexPath = list.reorderTarget(from: source, to: proposed)
        guard target != proposed else { return }
        dataDestination = target
        let placeholders: ListPlaceholders = list.placeholders
        destination =
            placeholders.isEmpty
            ? target : IndexPath(placeholders.shownDestination(target.rowPosition, removing: shownSource.rowPosition))
    }
}

extension ListDragDrop: UIDropInteractionDelegate {
    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
        dropDelegate == nil ? reorderSource(session) != nil : list?.canDrop(session) == true
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
        dropSession = session
        forgetDestination()
        list?.dropDidEnter(session)
    }

    /// Requests a proposal, and shows the destination.
    ///
    /// 1. The list determines the index path of an insertion: before or after the element at the location. If the
    ///    location is between elements, the last index path is kept.
    /// 2. The drop delegate returns a proposal for this index path.
    /// 3. The elements make room for an insertion, or the element into which the items would be dropped is highlighted.
    func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal {
        guard let list else { return UIDropProposal(operation: .cancel) }
        let point: CGPoint = session.location(in: list)
        scroller?.dragDidMove(to: CGRect(origin: point, size: .zero).insetBy(dx: -22, dy: -22))
        let element = list.dragElement(at: point)
        let isInContent: Bool = CGRect(origin: .zero, size: list.contentSize).contains(point)
        let insertion: IndexPath? = element.map { insertionPath($0, at: point) }
        let reorderSource: IndexPath? = reorderSource(session)
        // Without a drop delegate, an element that is dragged outside the content keeps its last destination.
        let keepsDestination: Bool = isInContent || dropDelegate == nil
        let path: IndexPath? = insertion.map { finalPath($0, session) } ?? (keepsDestination ? destination : nil)
        let dataPath: IndexPath? = path.map { self.dataPath($0, removing: singleSource(session)) }
        let (proposal, intent): (UIDropProposal, ListDropIntent) =
            dropDelegate == nil
            ? (UIDropProposal(operation: .move), .insertion) : list.dropProposal(for: session, at: dataPath)
        self.proposal = proposal
        let isAccepted: Bool = proposal.operation == .copy || proposal.operation == .move
        let isInto: Bool = intent == .into || intent == .automatic && element.map { isInside($0.frame, point) } == true
        // Items cannot be dropped into a placeholder.
        let target: IndexPath? = element.flatMap { list.unshownPath($0.path) }
        targeted = isAccepted && isInto && target != nil ? element?.path : nil
        // `path` assumes that the dragged element is removed. A copy does not remove it.
        let isMove: Bool = proposal.operation == .move
        destination = isInto ? element?.path : isMove ? path : insertion ?? path
        dataDestination =
            isInto ? target : isMove ? dataPath : insertion.map { self.dataPath($0, removing: nil) } ?? dataPath
        isReordering = isMove && !isInto && intent != .unspecified && reorderSource != nil
        if isReordering, let reorderSource { updateReordering(from: reorderSource, session) }
        if isAccepted, !isInto, intent != .unspecified, let gap = gap(for: session) {
            pause.wait(at: gap, for: list.reorderingDelay) { [weak self] in self?.setGap(gap) }
        } else {
            setGap(nil)
        }
        showDestination(element, session)
        return proposal
    }

    /// Returns the index path of an insertion at a point, which is before or after the element there.
    private func insertionPath(_ element: (path: IndexPath, frame: CGRect), at point: CGPoint) -> IndexPath {
        guard isAfter(element.frame, point) else { return element.path }
        return IndexPath(item: element.path.item + 1, section: element.path.section)
    }

    private func isAfter(_ frame: CGRect, _ point: CGPoint) -> Bool {
        guard let list else { return false }
        if list.isColumn { return point.y > frame.midY }
        return (point.x > frame.midX) != (list.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }

    /// Returns whether a point is in the middle half of an element.
    private func isInside(_ frame: CGRect, _ point: CGPoint) -> Bool {
        list?.isColumn == true
            ? abs(point.y - frame.midY) < frame.height / 4 : abs(point.x - frame.midX) < frame.width / 4
    }

    /// Returns the index path that `path` becomes when the dragged element of this list is removed.
    private func finalPath(_ path: IndexPath, _ session: any UIDropSession) -> IndexPath {
        guard let source = singleSource(session), source.section == path.section, source.item < path.item
        else { return path }
        return IndexPath(item: path.item - 1, section: path.section)
    }

    /// Converts the index path of an insertion on the screen to an index path in the data.
    private func dataPath(_ path: IndexPath, removing source: IndexPath?) -> IndexPath {
        guard let list, !list.placeholders.isEmpty else { return path }
        return IndexPath(list.placeholders.destination(path.rowPosition, removing: source?.rowPosition))
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
        if dropSession === session {
            leave()
            setGap(nil)
            updateCells()
        }
        list?.dropDidExit(session)
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
        if performed?.session === session {
            performed?.finish()
            performed = nil
        }
        // Another drag can begin while the dropped items move to their places.
        if dropSession == nil || dropSession === session {
            leave()
            setGap(nil)
            isReordering = false
            forgetDestination()
        }
        resetCells()
        list?.dropDidEnd(session)
    }

    private func leave() {
        dropSession = nil
        targeted = nil
        scroller?.end()
        marker.removeFromSuperview()
    }

    /// Calls the drop delegate or the data source to change the data. In the animation of the update, the elements move
    /// from their positions around the gap.
    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        guard let list else { return }
        leave()
        let items = session.items.map { item -> (item: UIDragItem, source: IndexPath?, size: CGSize) in
            let source: IndexPath? = sources.path(of: item)
            let size: CGSize = source.flatMap { list.dragCell(at: $0)?.bounds.size } ?? .zero
            return (item, source.flatMap { list.unshownPath($0) }, size)
        }
        let drop = ListDrop(
            session: session, proposal: proposal, destination: dataDestination, items: items,
            earlierPlaceholders: list.placeholders.entries.map(\.placeholder))
        performed = drop
        if isReordering, let item = items.first, let source = item.source {
            if let dataDestination {
                _ = drop.drop(item.item, to: .element(dataDestination))
                list.reorder(from: source, to: dataDestination)
            }
        } else {
            list.performDrop(drop)
        }
        setGap(nil)
    }

    func dropInteraction(
        _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? {
        guard let list, let place = performed?.places[ObjectIdentifier(item)]?.place else { return nil }
        let target: UIDragPreviewTarget
        var parameters: UIPreviewParameters = defaultPreview.parameters
        switch place {
        case .element(let path):
            list.layoutIfNeeded()
            guard let cell = list.dragCell(at: list.shownPath(path)) else { return nil }
            parameters = list.dropPreviewParameters(at: path) ?? parameters
            target = UIDragPreviewTarget(container: cell.superview ?? list, center: cell.center)
        case .placeholder(let placeholder):
            list.layoutIfNeeded()
            guard let position = list.placeholders.shown(placeholder),
                let cell = list.dragCell(at: IndexPath(position))
            else { return nil }
            parameters = placeholder.parameters(cell) ?? parameters
            target = UIDragPreviewTarget(container: cell.superview ?? list, center: cell.center)
        case .part(let path, let rect):
            guard let cell = list.dragCell(at: list.shownPath(path)) else { return nil }
            target = UIDragPreviewTarget(container: cell, center: CGPoint(x: rect.midX, y: rect.midY))
        case .target(let given): target = given
        }
        return UITargetedDragPreview(view: defaultPreview.view, parameters: parameters, target: target)
    }

    func dropInteraction(
        _ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating
    ) { performed?.places[ObjectIdentifier(item)]?.animation.join(animator) }
}

/// The drag interaction of a list, which retains its delegate.
@MainActor
private final class ListDragInteraction: UIDragInteraction {
    let owner: ListDragDrop

    init(_ owner: ListDragDrop) {
        self.owner = owner
        super.init(delegate: owner)
    }
}

extension DragDropList {
    /// The object that handles the drags and drops of the list, or nil before a delegate is set.
    var dragDrop: ListDragDrop? {
        interactions.lazy.compactMap { ($0 as? ListDragInteraction)?.owner }.first
    }

    /// Returns the object that handles the drags and drops of the list, and creates it if necessary.
    func makeDragDrop() -> ListDragDrop { dragDrop ?? ListDragDrop(list: self) }
}
