import CompositionalGeometry

/// How a section scrolls across the scroll axis of a compositional layout.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
    /// It does not: its groups follow each other on the scroll axis.
    case none = 0
    /// Anywhere.
    case continuous = 1
    /// To rest with a group at the leading edge.
    case continuousGroupLeadingBoundary = 2
    /// By pages as long as the collection view.
    case paging = 3
    /// By one group.
    case groupPaging = 4
    /// By one group, which is centered.
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
