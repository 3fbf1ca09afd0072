import Foundation

/// A cell whose content can be described by a configuration.
@MainActor
protocol ConfiguredCell: UIView {
    var contentView: UIView { get }
    var storedContentConfiguration: (any UIContentConfiguration)? { get set }
    var automaticallyUpdatesContentConfiguration: Bool { get }
    var needsConfigurationUpdate: Bool { get set }
    var configurationState: UICellConfigurationState { get }

    /// Calls the update handler of the cell and `updateConfiguration(using:)` with `state`.
    func callUpdateHandlers(_ state: UICellConfigurationState)

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
        state.isFocused = isFocused
        return state
    }

    func updateConfigurationIfNeeded() {
        guard needsConfigurationUpdate else { return }
        needsConfigurationUpdate = false
        let state = configurationState
        callUpdateHandlers(state)
        guard automaticallyUpdatesContentConfiguration, let configuration = storedContentConfiguration else { return }
        show(configuration.updated(for: state))
    }

    /// Applies `configuration` to the content view or, if that does not support it, to a new one.
    func show(_ configuration: any UIContentConfiguration) {
        if let view = contentView as? any UIView & UIContentView, view.supports(configuration) {
            view.configuration = configuration
        } else {
            replaceContentView(with: configuration.makeContentView())
        }
        setNeedsLayout()
    }
}
