import Foundation
import PlatformHost
import UIKitCore

/// An object that plays feedback for collisions, such as between a view and an edge.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// The kinds of objects that collide.
    public enum FeedbackStyle: Int, Sendable {
        /// Light objects.
        case light = 0
        /// Objects of medium mass.
        case medium = 1
        /// Heavy objects.
        case heavy = 2
        /// Soft objects.
        case soft = 3
        /// Rigid objects.
        case rigid = 4

        var kind: HostFeedback.Kind {
            switch self {
            case .light: .light
            case .medium: .medium
            case .heavy: .heavy
            case .soft: .soft
            case .rigid: .rigid
            }
        }
    }

    private let style: FeedbackStyle

    /// Creates a generator for collisions of a style.
    public init(style: FeedbackStyle) {
        self.style = style
        super.init()
    }

    /// Creates a generator for collisions of a style, for feedback that belongs to a view.
    public init(style: FeedbackStyle, view: UIView) {
        self.style = style
        super.init(view: view)
    }

    /// Creates a generator for collisions of medium mass.
    public override init() {
        style = .medium
        super.init()
    }

    /// Creates a generator for collisions of medium mass, for feedback that belongs to a view.
    public required init(view: UIView) {
        style = .medium
        super.init(view: view)
    }

    /// Plays the feedback of a collision.
    open func impactOccurred() { play(style.kind) }

    /// Plays the feedback of a collision with a strength from 0 to 1.
    open func impactOccurred(intensity: CGFloat) { play(style.kind, intensity: intensity) }

    /// Plays the feedback of a collision at a point of the view.
    open func impactOccurred(at location: CGPoint) { play(style.kind) }

    /// Plays the feedback of a collision with a strength from 0 to 1 at a point of the view.
    open func impactOccurred(intensity: CGFloat, at location: CGPoint) { play(style.kind, intensity: intensity) }
}
