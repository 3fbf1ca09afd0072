/// The list of the controllers that have no tab of their own. Modules above UIKitCore implement it.
@MainActor
package protocol MoreTabList: UIViewController {
    /// Called when the controllers or their tab bar items change.
    func reloadTabs()
}
