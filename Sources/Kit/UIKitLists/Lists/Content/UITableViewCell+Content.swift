import Foundation

extension UITableViewCell {
    /// Returns an empty configuration with the appearance of the cell's style, for `contentConfiguration`.
    public func defaultContentConfiguration() -> UIListContentConfiguration {
        var configuration: UIListContentConfiguration
        switch cellStyle {
        case .default: configuration = .cell()
        case .subtitle: configuration = .subtitleCell()
        case .value1, .value2: configuration = .valueCell()
        }
        configuration.directionalLayoutMargins.leading = tableContext.margin
        configuration.directionalLayoutMargins.trailing = tableContext.margin
        return configuration
    }

    /// The current state of the cell.
    public var configurationState: UICellConfigurationState {
        var state = makeConfigurationState(isSelected: isSelected, isHighlighted: isHighlighted)
        state.isEditing = isEditing
        state.cellDragState = dragDropState.drag
        state.cellDropState = dragDropState.drop
        state.isSwiped = showingDeleteConfirmation
        state.isReordering = tableView?.drag?.cell === self
        return state
    }

    /// Schedules a call to `updateConfiguration(using:)` before the next layout.
    public func setNeedsUpdateConfiguration() {
        needsConfigurationUpdate = true
        setNeedsLayout()
    }

    func callUpdateHandlers(_ state: UICellConfigurationState) {
        updateConfiguration(using: state)
        configurationUpdateHandler?(self, state)
    }
}
