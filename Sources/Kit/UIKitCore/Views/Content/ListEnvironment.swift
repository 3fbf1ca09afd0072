/// The appearance of the list that contains a view.
package enum ListEnvironment: Int, Sendable {
    case plain, grouped, insetGrouped, sidebar, sidebarPlain
}
