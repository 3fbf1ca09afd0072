import ConstraintSolver
import Foundation

/// What an engine knows of one item, apart from what it refers to: plain values, so that a look at one costs no counting.
@MainActor
struct LayoutItemRecord {
    let x: SolverVariable
    let y: SolverVariable
    let width: SolverVariable
    let height: SolverVariable
    var role = LayoutRole.free
    /// What the engine itself says of the item, by ``OwnConstraint``.
    var own = InlineArray<10, SolverConstraint?>(repeating: nil)
    /// The first of the places that they have among all constraints, by whose order what is open is settled.
    var order = 0
    /// How a given place hangs on the superview's size. While that stays, only constants change.
    var placeShape = PlaceShape()
    /// The width at which content that wraps was last measured, in points.
    var measuredWidth: CGFloat?
    /// The size that the content wants now.
    var contentSize = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    /// The size that it wants when nothing makes it wrap.
    var naturalSize = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    var isAlive = true
    var isRoot = false
    var isStale = false
    var isMoved = false
    /// Whether constants of constraints rest on the item's baseline, or on how far its content is scrolled.
    var hasDependents = false
    var contentIsStale = true
    var wraps = false

    init(x: SolverVariable, y: SolverVariable, width: SolverVariable, height: SolverVariable) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    var variables: [SolverVariable] { [x, y, width, height] }
}

/// How much of each point that a superview grows goes before a view and into it.
struct PlaceShape: Equatable {
    var left: CGFloat = 0
    var width: CGFloat = 0
    var top: CGFloat = 0
    var height: CGFloat = 0
}

/// What decides where an item is.
enum LayoutRole {
    /// Its frame, and its mask.
    case given
    /// The insets of its view.
    case inset
    /// Constraints.
    case free
}

/// What an engine says of an item without being told.
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

    /// The number by which the solver knows what an engine says of the item `index`.
    func tag(ofItem index: Int) -> Int { -(index * OwnConstraint.allCases.count + rawValue) - 1 }

    /// What a number of ``tag(ofItem:)`` stands for.
    static func item(ofTag tag: Int) -> (index: Int, own: OwnConstraint?) {
        let number: Int = -tag - 1
        return (number / allCases.count, OwnConstraint(rawValue: number % allCases.count))
    }
}

/// A constraint that takes part in an engine.
@MainActor
struct LayoutConstraintRecord {
    var constraint: NSLayoutConstraint?
    let handle: SolverConstraint
}
