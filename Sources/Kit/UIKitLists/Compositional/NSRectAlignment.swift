import CompositionalGeometry

/// The position of a boundary supplementary view relative to the content of the section or the layout.
public enum NSRectAlignment: Int, Sendable {
    /// In the center.
    case none = 0
    /// At the top.
    case top = 1
    /// At the top leading corner.
    case topLeading = 2
    /// At the leading edge.
    case leading = 3
    /// At the bottom leading corner.
    case bottomLeading = 4
    /// At the bottom.
    case bottom = 5
    /// At the bottom trailing corner.
    case bottomTrailing = 6
    /// At the trailing edge.
    case trailing = 7
    /// At the top trailing corner.
    case topTrailing = 8

    /// The position on both axes, from 0 to 1.
    var position: CompositionalGeometry.Pair {
        switch self {
        case .none: .init(x: 0.5, y: 0.5)
        case .top: .init(x: 0.5, y: 0)
        case .topLeading: .init(x: 0, y: 0)
        case .leading: .init(x: 0, y: 0.5)
        case .bottomLeading: .init(x: 0, y: 1)
        case .bottom: .init(x: 0.5, y: 1)
        case .bottomTrailing: .init(x: 1, y: 1)
        case .trailing: .init(x: 1, y: 0.5)
        case .topTrailing: .init(x: 1, y: 0)
        }
    }

    /// Whether the view precedes the content in reading order.
    var precedesContent: Bool {
        switch self {
        case .top, .topLeading, .topTrailing, .leading: true
        case .none, .bottom, .bottomLeading, .bottomTrailing, .trailing: false
        }
    }
}
