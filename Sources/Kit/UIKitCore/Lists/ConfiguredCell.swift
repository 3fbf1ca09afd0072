import Foundation

/// A cell whose content may be described by a configuration.
@MainActor
protocol ConfiguredCell: UIView {
    var contentView: UIView { get }
    var storedContentConfiguration: (any UIContentConfiguration)? { get set }
    var automaticallyUpdatesContentConfiguration: Bool { get }
    var needsConfigurationUpdate: Bool { get set }
    var configurationState: UICellConfigurationState { get }

    /// Lets the cell's class, and whoever filled it, bring what it shows up to date.
    func tellHandlers(_ state: UICellConfigurationState)

    func replaceContentView(with view: UIView)
}

extension ConfiguredCell {
    func setContentConfiguration(_ configuration: (any UIContentConfiguration)?) {
        storedContentConfiguration = configuration
        if let configuration { show(configuration) } else { replaceContentView(with: UIView()) }
    }

    func makeConfigurationState(isSelected: Bool, isHighlighted: Bool) -> UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isSelected = isSelected
        state.isHighlighted = isHighlighted
        state.isDisabled = !isUserInteractionEnabled
        return state
    }

    func updateConfigurationIfNeeded() {
        guard needsConfigurationUpdate else { return }
        needsConfigurationUpdate = false
        let state: UICellConfigurationState = configurationState
        tellHandlers(state)
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
