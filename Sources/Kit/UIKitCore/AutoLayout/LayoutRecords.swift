import ConstraintSolver
import Foundation

/// The state of one item of an engine. It contains no references, so that access to it costs no reference counting.
@MainActor
struct LayoutItemRecord {
    let x: SolverVariable
    let y: SolverVariable
    let width: SolverVariable
    let height: SolverVariable
    var role = LayoutRole.free
    /// The engine's own constraints of the item, indexed by ``OwnConstraint``.
    var own = InlineArray<10, SolverConstraint?>(repeating: nil)
    /// The first of the positions in the solver's order of constraints that are reserved for ``own``. The order
    /// determines which of several equally good solutions the solver chooses.
    var order = 0
    /// How a given frame depends on the superview's size. While this is unchanged, an update changes only constants.
    var maskShares = MaskShares()
    /// The width at which wrapping content was last measured, in points.
    var measuredWidth: CGFloat?
    /// Whether the previous measurement used a larger width. Its lines needed less, so the content became narrower.
    var isNarrowed = false
    /// The size of the content at the measured width.
    var contentSize = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    /// The size of the content without wrapping.
    var naturalSize = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    var isAlive = true
    var isRoot = false
    var isStale = false
    var isMoved = false
    /// Whether constants of constraints depend on the item's baseline, or on the scroll position of its content.
    var hasDependents = false
    /// Whether the item has a baseline, if constraints refer to it. Otherwise they refer to the bottom.
    var hasBaseline: Bool?
    var isContentStale = true
    var wraps = false

    init(x: SolverVariable, y: SolverVariable, width: SolverVariable, height: SolverVariable) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    var variables: [SolverVariable] { [x, y, width, height] }
}

/// The distances by which a view moves and grows, as fractions of the growth of its superview, from 0 to 1.
struct MaskShares: Equatable {
    var left: CGFloat = 0
    var width: CGFloat = 0
    var top: CGFloat = 0
    var height: CGFloat = 0
}

/// The source of an item's position and size.
enum LayoutRole {
    /// The frame and the autoresizing mask.
    case given
    /// The insets of the view that owns the guide.
    case inset
    /// Constraints.
    case free
}

/// A constraint that the engine itself adds for an item.
enum OwnConstraint: Int, CaseIterable {
    case x = 0
    case y = 1
    case width = 2
    case height = 3
    case widthHugging = 4
    case widthCompression = 5
    case heightHugging = 6
    case heightCompression = 7
    case widthFloor = 8
    case heightFloor = 9

    /// Returns the solver's tag of this constraint of the item `index`.
    func tag(ofItem index: Int) -> Int { -(index * OwnConstraint.allCases.count + rawValue) - 1 }

    /// Returns the item and the constraint for a tag from ``tag(ofItem:)``.
    static func item(ofTag tag: Int) -> (index: Int, own: OwnConstraint?) {
        let number: Int = -tag - 1
        return (number / allCases.count, OwnConstraint(rawValue: number % allCases.count))
    }
}

/// A constraint that an engine solves.
@MainActor
struct LayoutConstraintRecord {
    var constraint: NSLayoutConstraint?
    let handle: SolverConstraint
}
