import CompositionalGeometry

/// The orthogonal scrolling behavior of a section: how it scrolls perpendicular to the layout's scroll direction.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
    /// The section does not scroll. Its groups are arranged along the scroll axis.
    case none = 0
    /// The section scrolls continuously.
    case continuous = 1
    /// The section scrolls continuously and stops with a group at the leading edge.
    case continuousGroupLeadingBoundary = 2
    /// The section scrolls by pages that have the length of the collection view.
    case paging = 3
    /// The section scrolls by one group.
    case groupPaging = 4
    /// The section scrolls by one group, which is centered.
    case groupPagingCentered = 5

    var geometry: CompositionalGeometry.Behavior {
        switch self {
        case .none: .none
        case .continuous: .continuous
        case .continuousGroupLeadingBoundary: .continuousGroupLeadingBoundary
        case .paging: .paging
        case .groupPaging: .groupPaging
        case .groupPagingCentered: .groupPagingCentered
        }
    }
}
