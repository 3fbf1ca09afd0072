import Foundation

/// A run of an application without a window. It saves a picture and the view tree of each of several screens.
///
/// A module above the kit implements it, because a tour uses the test driver. A program that links that module runs a
/// tour instead of opening a window if the environment variable `ENGAWA_TOUR` names a folder.
package protocol ApplicationTour: AnyObject {
    /// Runs the application whose delegate has the class `delegateClass`.
    ///
    /// - Throws: An error if a picture cannot be written or the application cannot be launched.
    @MainActor static func run(_ delegateClass: any UIApplicationDelegate.Type, folder: URL) throws
}
