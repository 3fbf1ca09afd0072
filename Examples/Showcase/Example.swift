import Colr
import Lab
import UIKit

/// The examples that there are.
enum Example: String, CaseIterable {
    case colr
    case lab

    /// What it is called.
    var title: String {
        switch self {
        case .colr: "Colr"
        case .lab: "Lab"
        }
    }

    /// What it shows, in a line.
    var summary: String {
        switch self {
        case .colr: "Look up a colour, and say what it is called"
        case .lab: "The parts of the kit, a page for each"
        }
    }

    @MainActor
    func makeController() -> UIViewController {
        switch self {
        case .colr: SearchController()
        case .lab: LabController()
        }
    }
}
