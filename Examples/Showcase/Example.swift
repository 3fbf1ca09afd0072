import Colr
import Lab
import Profile
import Timeline
import UIKit

/// The examples.
enum Example: String, CaseIterable {
    case colr
    case timeline
    case profile
    case lab

    /// The display name.
    var title: String {
        switch self {
        case .colr: "Colr"
        case .timeline: "Timeline"
        case .profile: "Profile"
        case .lab: "Lab"
        }
    }

    /// A short description.
    var summary: String {
        switch self {
        case .colr: "Look up a colour, and say what it is called"
        case .timeline: "Read what somebody wrote, while it loads"
        case .profile: "Change your account, and see it change everywhere"
        case .lab: "The parts of the kit, a page for each"
        }
    }

    @MainActor
    func makeController() -> UIViewController {
        switch self {
        case .colr: SearchController()
        case .timeline: TimelineAppDelegate.makeController()
        case .profile: ProfileAppDelegate.makeController()
        case .lab: LabController()
        }
    }
}
