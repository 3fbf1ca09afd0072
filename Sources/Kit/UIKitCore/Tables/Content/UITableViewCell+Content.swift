import Foundation

extension UITableViewCell {
    /// A configuration with the looks of the cell's style, to be filled and set as `contentConfiguration`.
    public func defaultContentConfiguration() -> UIListContentConfiguration {
        var configuration: UIListContentConfiguration
        switch cellStyle {
        case .default: configuration = .cell()
        case .subtitle: configuration = .subtitleCell()
        case .value1, .value2: configuration = .valueCell()
        }
        configuration.directionalLayoutMargins.leading = place.margin
        configuration.directionalLayoutMargins.trailing = place.margin
        return configuration
    }

    /// What is true of the cell now.
    public var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isSelected = isSelected
        state.isHighlighted = isHighlighted
        state.isDisabled = !isUserInteractionEnabled
        return state
    }

    /// Asks for `updateConfiguration(using:)` before the next layout.
    public func setNeedsUpdateConfiguration() {
        needsConfigurationUpdate = true
        setNeedsLayout()
    }

    func updateConfigurationIfNeeded() {
        guard needsConfigurationUpdate else { return }
        needsConfigurationUpdate = false
        let state: UICellConfigurationState = configurationState
        updateConfiguration(using: state)
        configurationUpdateHandler?(self, state)
        guard automaticallyUpdatesContentConfiguration, let configuration = storedContentConfiguration else { return }
        show(configuration.updated(for: state))
    }

    /// Shows `configuration`: in the content view if it can, in a new one otherwise.
    func show(_ configuration: any UIContentConfiguration) {
        if let view = contentView as? any UIView & UIContentView, view.supports(configuration) {
            view.configuration = configuration
        } else {
            replaceContentView(with: configuration.makeContentView())
        }
        setNeedsLayout()
    }
}
