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
        makeConfigurationState(isSelected: isSelected, isHighlighted: isHighlighted)
    }

    /// Asks for `updateConfiguration(using:)` before the next layout.
    public func setNeedsUpdateConfiguration() {
        needsConfigurationUpdate = true
        setNeedsLayout()
    }

    func tellHandlers(_ state: UICellConfigurationState) {
        updateConfiguration(using: state)
        configurationUpdateHandler?(self, state)
    }
}
