import Colr
import Lab
import Profile
import Sync
import Timeline
import UIKit

/// The examples.
enum Example: String, CaseIterable {
    case colr
    case timeline
    case profile
    case sync
    case lab

    /// The display name.
    var title: String {
        switch self {
        case .colr: "Colr"
        case .timeline: "Timeline"
        case .profile: "Profile"
        case .sync: "Sync"
        case .lab: "Lab"
        }
    }

    /// A short description.
    var summary: String {
        switch self {
        case .colr: "Look up a color, and tag it"
        case .timeline: "Read a timeline while it loads"
        case .profile: "Edit your account and upload a picture"
        case .sync: "Write messages, and receive them at once"
        case .lab: "A page for each part of the kit"
        }
    }

    @MainActor
    func makeController() -> UIViewController {
        switch self {
        case .colr: SearchController()
        case .timeline: TimelineAppDelegate.makeController()
        case .profile: ProfileAppDelegate.makeController()
        case .sync: SyncAppDelegate.makeController()
        case .lab: LabController()
        }
    }

    /// Whether the example has its own navigation bars.
    var hasNavigation: Bool { self == .sync }
}
