import Foundation
import QuartzCore

/// A cell whose content can be described by a configuration.
@preconcurrency @MainActor
protocol ConfiguredCell: ConfigurationUpdating {
    var contentView: UIView { get }
    var storedContentConfiguration: (any UIContentConfiguration)? { get set }
    var automaticallyUpdatesContentConfiguration: Bool { get }
    var storedBackgroundConfiguration: UIBackgroundConfiguration? { get set }
    var automaticallyUpdatesBackgroundConfiguration: Bool { get }
    /// The view that shows the background configuration, or nil if there is none.
    var backgroundConfigurationView: BackgroundConfigurationView? { get set }
    /// The corners of the background that the list rounds, or nil if the configuration determines the corners.
    var backgroundCorners: (radius: CGFloat, corners: CACornerMask)? { get }
    /// The appearance of the list that contains the cell, or nil if it is unknown.
    var listEnvironment: ListEnvironment? { get }
    var needsConfigurationUpdate: Bool { get set }
    var configurationState: UICellConfigurationState { get }
    var dragDropState: CellDragDrop { get set }
    func callDragStateDidChange()

    /// Calls the update handler of the cell and `updateConfiguration(using:)` with `state`.
    func callUpdateHandlers(_ state: UICellConfigurationState)

    func replaceContentView(with view: UIView)
}

extension ConfiguredCell {
    func setContentConfiguration(_ configuration: (any UIContentConfiguration)?) {
        storedContentConfiguration = configuration
        guard let configuration else { return replaceContentView(with: UIView()) }
        // A pending update applies the state of the cell, after update handlers have set their configurations.
        let updates: Bool = automaticallyUpdatesContentConfiguration && !needsConfigurationUpdate
        show(updates ? configuration.updated(for: configurationState) : configuration)
    }

    func makeConfigurationState(isSelected: Bool, isHighlighted: Bool) -> UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isSelected = isSelected
        state.isHighlighted = isHighlighted
        state.isDisabled = !isUserInteractionEnabled
        state.isFocused = isFocused
        state.listEnvironment = listEnvironment
        return state
    }

    /// Updates the configuration and the constraints, before the content is measured.
    func prepareForFitting() {
        updateConfigurationIfNeeded()
        updateConstraintsIfNeeded()
    }

    func updateConfigurationIfNeeded() {
        guard needsConfigurationUpdate else { return }
        needsConfigurationUpdate = false
        track(.configuration) { updateConfiguration() }
    }

    private func updateConfiguration() {
        let state = configurationState
        callUpdateHandlers(state)
        if let background = storedBackgroundConfiguration {
            showBackground(automaticallyUpdatesBackgroundConfiguration ? background.updated(for: state) : background)
        }
        guard automaticallyUpdatesContentConfiguration, let configuration = storedContentConfiguration else { return }
        show(configuration.updated(for: state))
    }

    func setBackgroundConfiguration(_ configuration: UIBackgroundConfiguration?) {
        storedBackgroundConfiguration = configuration
        if let configuration {
            let updates: Bool = automaticallyUpdatesBackgroundConfiguration
            showBackground(updates ? configuration.updated(for: configurationState) : configuration)
        } else {
            backgroundConfigurationView?.removeFromSuperview()
            backgroundConfigurationView = nil
        }
    }

    private func showBackground(_ configuration: UIBackgroundConfiguration) {
        let view: BackgroundConfigurationView =
            backgroundConfigurationView ?? BackgroundConfigurationView(frame: bounds)
        if backgroundConfigurationView == nil {
            backgroundConfigurationView = view
            insertSubview(view, at: 0)
        }
        if let (radius, corners) = backgroundCorners {
            view.show(configuration, tintColor: tintColor, cornerRadius: radius, corners: corners)
        } else {
            view.show(configuration, tintColor: tintColor)
        }
        view.place(in: self)
    }

    /// Applies `configuration` to the content view, or to a new content view if the current one does not support it.
    func show(_ configuration: any UIContentConfiguration) {
        if let view = contentView as? any UIView & UIContentView, view.supports(configuration) {
            view.configuration = configuration
        } else {
            replaceContentView(with: configuration.makeContentView())
        }
        setNeedsLayout()
    }
}
