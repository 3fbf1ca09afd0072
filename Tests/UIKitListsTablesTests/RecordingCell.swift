@testable import UIKitLists

/// A cell that records its transitions.
final class RecordingCell: UITableViewCell {
    var transitions: [String] = []

    override func willTransition(to state: StateMask) {
        super.willTransition(to: state)
        transitions.append("will \(state.rawValue)")
    }

    override func didTransition(to state: StateMask) {
        super.didTransition(to: state)
        transitions.append("did \(state.rawValue)")
    }
}
