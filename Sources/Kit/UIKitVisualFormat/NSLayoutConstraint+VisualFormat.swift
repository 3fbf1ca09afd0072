import Foundation
import ProgramDiagnostics
import UIKitCore

extension NSLayoutConstraint {
    /// The alignment of the views of a visual format across its axis, and the direction of the format.
    public struct FormatOptions: OptionSet, Sendable, Hashable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The left edges are aligned.
        public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
        /// The right edges are aligned.
        public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
        /// The top edges are aligned.
        public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
        /// The bottom edges are aligned.
        public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
        /// The leading edges are aligned.
        public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
        /// The trailing edges are aligned.
        public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
        /// The horizontal centers are aligned.
        public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
        /// The vertical centers are aligned.
        public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
        /// The last baselines are aligned.
        public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
        /// The first baselines are aligned.
        public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
        /// The bits of all alignments.
        public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)
        /// The format runs in the reading direction. This is the default.
        public static let directionLeadingToTrailing = FormatOptions([])
        /// The format runs from left to right.
        public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
        /// The format runs from right to left.
        public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
        /// The bits of the direction.
        public static let directionMask = FormatOptions(rawValue: 3 << 16)
        /// Spaces in vertical formats are between edges. This is the default.
        public static let spacingEdgeToEdge = FormatOptions([])
        /// Spaces in vertical formats are between last and first baselines.
        public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
        /// The bits of the spacing.
        public static let spacingMask = FormatOptions(rawValue: 1 << 19)
    }

    /// Creates the constraints that a visual format describes. They have no effect until they are activated.
    ///
    /// An invalid format stops the program with a message that shows the position of the error.
    ///
    /// - Parameters:
    ///   - format: The format, such as `"H:|-[title]-(>=8)-[button(44)]-|"`. A `-` without a number is 8 points between
    ///     views, and the margin at a superview.
    ///   - opts: The alignment of the views and the direction of the format.
    ///   - metrics: Numbers by name, in points.
    ///   - views: Views and layout guides by name.
    public class func constraints(
        withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?,
        views: [String: Any]
    ) -> [NSLayoutConstraint] {
        do {
            var reader = try VisualFormatReader(format: format, options: opts, metrics: metrics ?? [:], views: views)
            return try reader.constraints()
        } catch {
            stopProgram("\(error)")
        }
    }
}
