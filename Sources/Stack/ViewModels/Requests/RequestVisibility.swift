/// Which views show how a request stands.
///
/// What is said here holds at once. That an indicator waits before it appears, and stays once it has, is a matter of the
/// view that shows it.
public struct RequestVisibility: Sendable, Hashable {
    /// In place of the items: something is on its way.
    public var showsIndicator = false
    /// In place of the items: it failed, with a button to try again.
    public var showsRetry = false
    /// In place of the items: there are none.
    public var showsNoData = false
    /// Beside the items: something is on its way, as by a refresh control or a spinner below the last row.
    public var showsProgressBesideItems = false
    /// Beside the items: it failed, as by a banner with a button to try again.
    public var showsBanner = false

    /// Nothing shows.
    public init() {}

    /// What shows for a state, with items or without.
    public init(state: RequestState, hasItems: Bool) {
        switch (hasItems, state) {
        case (false, .none): break
        case (false, .requesting): showsIndicator = true
        case (false, .failed): showsRetry = true
        case (false, .loaded): showsNoData = true
        case (true, .none): break
        case (true, .requesting): showsProgressBesideItems = true
        case (true, .failed): showsBanner = true
        case (true, .loaded): break
        }
    }
}
