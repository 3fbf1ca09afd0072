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
        case .colr: "Look up a color, and tag it"
        case .timeline: "Read a timeline while it loads"
        case .profile: "Edit your account and upload a picture"
        case .lab: "A page for each part of the kit"
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
