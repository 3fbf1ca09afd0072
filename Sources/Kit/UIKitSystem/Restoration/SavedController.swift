import Foundation
import UIKitCore

/// The saved state of a controller.
struct SavedController: Codable {
    /// The identifiers of the controller's ancestors, the outermost first, followed by its own identifier.
    var path: [String]
    /// The index of the parent among the saved controllers, or nil for the outermost controller.
    var parent: Int?
    /// The number of earlier siblings with the same identifier.
    var position = 0
    /// The name of the class that creates the controller, or nil.
    var restorationClass: String?
    /// The name of the storyboard that contains the controller, or nil.
    var storyboard: String?
    /// The state that the controller encoded.
    var state: Data
    /// The indices of the controllers on the stack of a navigation controller among the saved controllers, or nil for
    /// other controllers. The index of a controller that was not saved is nil.
    var stack: [Int?]?
    /// The index of the selected tab of a tab bar controller, or nil for other controllers.
    var selectedTab: Int?
    /// Whether the parent presents the controller.
    var isPresented = false
}

/// The saved state of an application.
struct SavedApplication: Codable {
    /// The state that the delegate encoded.
    var state: Data
    /// The controllers, each after its parent.
    var controllers: [SavedController]
}
