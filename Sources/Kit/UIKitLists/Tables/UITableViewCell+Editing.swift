import Foundation

/// The controls that a cell shows in editing mode.
struct CellEditing: Equatable {
    var style: UITableViewCell.EditingStyle = .none
    /// Whether the row can be edited.
    var canEdit = false
    /// Whether the cell shows a checkmark in place of the control.
    var selects = false
    /// Whether the user can drag the row.
    var moves = false

    /// The kind of the control at the leading edge, if any.
    var control: TableEditControl.Kind? {
        if selects { return .selection }
        switch style {
        case .none: return nil
        case .delete: return .delete
        case .insert: return .insert
        }
    }
}

extension UITableViewCell {
    /// The width by which the control at the leading edge moves the content, in points.
    private var indentation: CGFloat { 16 + signLength(TableEditControl.diameter) }
    private static let duration: TimeInterval = 0.3

    /// Shows the controls for `new`, and begins editing if the row can be edited or moved.
    func beginEditing(_ new: CellEditing, animated: Bool) {
        let hasChanged: Bool = new != editing
        editing = new
        let edits: Bool = new.canEdit || new.moves
        if isEditing != edits {
            setEditing(edits, animated: animated)
        } else if hasChanged {
            updateEditingControls(animated: animated)
        }
    }

    func endEditing(animated: Bool) {
        if isEditing { setEditing(false, animated: animated) }
        editing = CellEditing()
    }

    /// The width by which the control at the leading edge indents the content, in points.
    var editIndentation: CGFloat {
        isEditing && editing.canEdit && shouldIndentWhileEditing ? indentation : 0
    }

    /// The width of the control at the trailing edge that moves the row, in points.
    var reorderWidth: CGFloat {
        isEditing && editing.moves ? tableContext.margin + signLength(TableReorderControl.width) : 0
    }

    /// The controls that the cell shows.
    var stateMask: StateMask {
        var mask: StateMask = []
        if isEditing, editing.control != nil { mask.insert(.showingEditControl) }
        if showingDeleteConfirmation { mask.insert(.showingDeleteConfirmation) }
        return mask
    }

    /// Called when the row opens or closes.
    func setShowsActions(_ showsActions: Bool) {
        guard showsActions != showingDeleteConfirmation else { return }
        var mask = stateMask
        mask.formSymmetricDifference(.showingDeleteConfirmation)
        willTransition(to: mask)
        showingDeleteConfirmation = showsActions
        setNeedsUpdateConfiguration()
        didTransition(to: mask)
    }

    /// Called by `setEditing(_:animated:)` after the state changed.
    func editingDidChange(from oldMask: StateMask, animated: Bool) {
        let mask = stateMask
        if mask != oldMask { willTransition(to: mask) }
        accessoryDidChange()
        setNeedsUpdateConfiguration()
        updateEditingControls(animated: animated) { [weak self] in
            if mask != oldMask { self?.didTransition(to: mask) }
        }
    }

    /// Creates and removes the controls, and animates them and the content to their final frames.
    func updateEditingControls(animated: Bool, completion: @escaping () -> Void = {}) {
        let isAnimated: Bool = animated && window != nil && UIView.areAnimationsEnabled
        let kind: TableEditControl.Kind? = isEditing ? editing.control : nil
        var removed: [UIView] = []
        if let editControl, editControl.kind != kind {
            removed.append(editControl)
            self.editControl = nil
        }
        if editControl == nil, let kind { editControl = addEditControl(kind) }
        if !(isEditing && editing.moves), let reorderControl {
            removed.append(reorderControl)
            self.reorderControl = nil
        }
        if isEditing, editing.moves, reorderControl == nil { reorderControl = addReorderControl() }
        editControl?.isChecked = isSelected
        setNeedsLayout()
        guard isAnimated else {
            for view in removed { view.removeFromSuperview() }
            return completion()
        }
        let added: [UIView] = [editControl, reorderControl].compactMap { $0 }.filter { $0.frame == .zero }
        UIView.performWithoutAnimation {
            placeEditingControls()
            for view in added {
                view.alpha = 0
                view.frame.origin.x += departure(of: view)
            }
        }
        beginClipping()
        UIView.animate(withDuration: Self.duration, delay: 0, options: .allowUserInteraction) {
            for view in added { view.alpha = 1 }
            for view in removed {
                view.alpha = 0
                view.frame.origin.x += self.departure(of: view)
            }
            self.layoutIfNeeded()
        } completion: { _ in
            for view in removed { view.removeFromSuperview() }
            self.endClipping()
            completion()
        }
    }

    /// In an inset group, which has a margin beside it, clips moving controls and text to the bounds of the cell.
    private func beginClipping() {
        if tableContext.style == .insetGrouped, clippingAnimationCount == 0, !clipsToBounds {
            clipsToBounds = true
            clippingAnimationCount = 1
        } else if clippingAnimationCount > 0 {
            clippingAnimationCount += 1
        }
    }

    private func endClipping() {
        guard clippingAnimationCount > 0 else { return }
        clippingAnimationCount -= 1
        if clippingAnimationCount == 0 { clipsToBounds = false }
    }

    /// Returns the distance by which a control moves out of the cell, in points to the right.
    private func departure(of view: UIView) -> CGFloat {
        let isLeading: Bool = view is TableEditControl
        let isMirrored: Bool = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return isLeading == isMirrored ? indentation : -indentation
    }

    private func addEditControl(_ kind: TableEditControl.Kind) -> TableEditControl {
        let control = TableEditControl(kind: kind)
        control.cell = self
        addSubview(control)
        return control
    }

    private func addReorderControl() -> TableReorderControl {
        let control = TableReorderControl()
        control.cell = self
        addSubview(control)
        return control
    }

    /// Positions the controls at the edges of the cell.
    func placeEditingControls() {
        let isMirrored: Bool = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let inner = bounds.inset(
            by: UIEdgeInsets(top: 0, left: contentSafeArea.left, bottom: 0, right: contentSafeArea.right))
        let margin = tableContext.margin
        if let editControl {
            let width: CGFloat = margin + signLength(TableEditControl.diameter) + 8
            editControl.frame = CGRect(
                x: isMirrored ? inner.maxX - width : inner.minX, y: 0, width: width, height: bounds.height)
            editControl.margin = margin
        }
        if let reorderControl {
            let width: CGFloat = margin + signLength(TableReorderControl.width)
            reorderControl.frame = CGRect(
                x: isMirrored ? inner.minX : inner.maxX - width, y: 0, width: width, height: bounds.height)
            reorderControl.margin = margin
        }
    }
}
