/// The visibility of the views that show the state of a request.
///
/// The values apply immediately. The views themselves delay their indicators and keep them for a minimum time.
public struct RequestVisibility: Sendable, Hashable {
    /// Whether an activity indicator is shown in place of the items.
    public var showsIndicator = false
    /// Whether an error with a Retry button is shown in place of the items.
    public var showsRetry = false
    /// Whether text for an empty list is shown in place of the items.
    public var showsNoData = false
    /// Whether progress is shown beside the items, by a refresh control or a spinner below the last row.
    public var showsProgressBesideItems = false
    /// Whether an error is shown beside the items, by a banner with a Retry button.
    public var showsBanner = false

    /// Creates a value that shows nothing.
    public init() {}

    /// Creates the value for a state, with items or without.
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
