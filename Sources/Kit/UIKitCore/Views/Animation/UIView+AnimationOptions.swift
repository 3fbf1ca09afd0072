import QuartzCore

extension UIView {
    /// The options of an animation.
    public struct AnimationOptions: OptionSet, Sendable, Hashable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Animates the layout of the subviews of animated views.
        public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
        /// Allows touches in animated views, at their final positions. Without this option, touches are blocked.
        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        /// Starts from the presented value. Engawa always starts animations from it, or adds them to those in progress.
        public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
        /// Repeats indefinitely.
        public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
        /// Plays each pass forward and then backward.
        public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
        /// Uses the duration of a nested block instead of the duration of the outer block.
        public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
        /// Uses the curve of a nested block instead of the curve of the outer block.
        public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
        /// Animates changes inside a view during its transition. Without this option, they apply immediately.
        public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
        /// Lets `transition(from:to:)` hide and show the views instead of removing and adding them.
        public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
        /// Keeps a nested block from inheriting repetition and other options.
        public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)

        /// Updates properties, constraints and layout when animations begin or end, so that the changes of a scope, for
        /// example those of observable objects, are animated by this scope and by no other. All windows are updated
        /// before a block, before its end, and before and after a part without animation. Nested blocks do the same.
        public static let flushUpdates = AnimationOptions(rawValue: 1 << 10)

        /// Starts and ends slowly. The default.
        public static let curveEaseInOut = AnimationOptions([])
        /// Starts slowly.
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        /// Ends slowly.
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        /// Keeps a constant speed.
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

        /// Flips the view about its vertical axis. The left side moves toward the viewer.
        public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
        /// Flips the view about its vertical axis. The right side moves toward the viewer.
        public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
        /// Fades from the old content to the new.
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
        /// Flips the view about its horizontal axis. The top moves toward the viewer.
        public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
        /// Flips the view about its horizontal axis. The bottom moves toward the viewer.
        public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

        package var curve: AnimationCurve { AnimationCurve(rawValue: Int((rawValue >> 16) & 3)) ?? .easeInOut }

        /// The options that a nested block inherits.
        var inherited: AnimationOptions { intersection([.repeat, .autoreverse, .allowUserInteraction]) }
    }

    /// The options of a keyframe animation.
    public struct KeyframeAnimationOptions: OptionSet, Sendable, Hashable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Animates the layout of the subviews of animated views.
        public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
        /// Allows touches in animated views, at their final positions.
        public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
        /// Starts from the presented value. Engawa always starts animations from the presented value.
        public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
        /// Repeats indefinitely.
        public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
        /// Plays each pass forward and then backward.
        public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
        /// Uses the duration of a nested block instead of the duration of the outer block.
        public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
        /// Keeps a nested block from inheriting repetition and other options.
        public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)

        /// Interpolates linearly between values. The default.
        public static let calculationModeLinear = KeyframeAnimationOptions([])
        /// Jumps to each value when its keyframe starts.
        public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
        /// Interpolates linearly at a constant speed, and ignores the times of keyframes.
        public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
        /// Interpolates along a smooth curve through the values.
        public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
        /// Interpolates along a smooth curve at a nearly constant speed, and ignores the times of keyframes.
        public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

        var calculationMode: CAAnimationCalculationMode {
            switch (rawValue >> 10) & 7 {
            case 1: .discrete
            case 2: .paced
            case 3: .cubic
            case 4: .cubicPaced
            default: .linear
            }
        }

        /// The same options as `AnimationOptions`, which uses the same bits, including the bits of the curve.
        var options: AnimationOptions { AnimationOptions(rawValue: rawValue & ~(7 << 10)) }
    }

    /// A named timing curve.
    public typealias AnimationCurve = UIViewAnimationCurve
}
