import FoundationAdditions
import HostClock

extension UIView {
    /// Runs a function of the view. It runs again when an observable object that `body` reads changes, or, if it reads the
    /// traits of a view or a controller, when the traits of this view change.
    package func track(_ function: TrackedFunction, _ body: () -> Void) {
        let outer: Bool = TraitReads.wereRead
        TraitReads.wereRead = false
        let tracking = ReadTracking.run(rare?.reads[function], body) { [weak self] in
            MainQueue.shared.nowOrAsync { self?.setNeeds(function) }
        }
        if let tracking { rareState.reads[function] = tracking }
        traitReaders.set(function, TraitReads.wereRead)
        TraitReads.wereRead = outer
    }

    /// Schedules a function that has been tracked.
    private func setNeeds(_ function: TrackedFunction) {
        switch function {
        case .properties: setNeedsUpdateProperties()
        case .constraints: setNeedsUpdateConstraints()
        case .layout: setNeedsLayout()
        case .drawing: setNeedsDisplay()
        case .configuration: (self as? any ConfigurationUpdating)?.setNeedsUpdateConfiguration()
        case .contentUnavailable: viewController?.setNeedsUpdateContentUnavailableConfiguration()
        }
    }

    /// Schedules the functions that read traits when they ran last.
    func scheduleTraitReaders() {
        let readers = traitReaders
        guard !readers.isEmpty else { return }
        for function in TrackedFunction.allCases where readers.contains(function) { setNeeds(function) }
    }

    /// Whether the class, or the class of the controller, can read observable objects or traits in a function.
    func canRead(in function: ViewOverrides) -> Bool { overrides.contains(function) || viewController != nil }
}

/// Records whether traits are read.
@MainActor
enum TraitReads {
    /// Whether the traits of a view or a controller were read since the tracked function began.
    static var wereRead = false
}
