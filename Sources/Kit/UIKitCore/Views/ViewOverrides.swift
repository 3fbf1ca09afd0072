import ClassRuntime
import CoreGraphics
import QuartzCore

/// Which of the costly methods of views a class overrides.
///
/// A view that draws nothing of its own needs no memory for pixels, and most do not. A view with no actions of its own has
/// none outside of animation blocks, and nobody need ask it. A view that neither has subviews nor places anything reads
/// nothing while it is laid out.
struct ViewOverrides: OptionSet {
    let rawValue: UInt8

    /// It overrides `draw(_:)`.
    static let drawing = ViewOverrides(rawValue: 1)
    /// It overrides `action(for:forKey:)`.
    static let actions = ViewOverrides(rawValue: 2)
    /// It overrides `layoutSubviews()`.
    static let layout = ViewOverrides(rawValue: 4)

    @MainActor private static var known: [ObjectIdentifier: ViewOverrides] = [:]

    /// What `type` overrides. Looked up once for each class.
    @MainActor
    static func of(_ type: UIView.Type) -> ViewOverrides {
        if let answer = known[ObjectIdentifier(type)] { return answer }
        let own: UnsafePointer<UInt> = ClassMetadata.words(of: type)
        let plain: UnsafePointer<UInt> = ClassMetadata.words(of: UIView.self)
        var answer: ViewOverrides = []
        if own[drawingEntry] != plain[drawingEntry] { answer.insert(.drawing) }
        if own[actionEntry] != plain[actionEntry] { answer.insert(.actions) }
        if own[layoutEntry] != plain[layoutEntry] { answer.insert(.layout) }
        known[ObjectIdentifier(type)] = answer
        return answer
    }

    @MainActor private static let drawingEntry: Int = entry(replacedBy: DrawingView.self)
    @MainActor private static let actionEntry: Int = entry(replacedBy: ActingView.self)
    @MainActor private static let layoutEntry: Int = entry(replacedBy: PlacingView.self)

    /// The one method that a class of views replaces.
    @MainActor
    private static func entry(replacedBy type: UIView.Type) -> Int {
        let silent: [Int] = ClassMetadata.entries(of: UIView.self, replacedBy: SilentView.self)
        let entries: [Int] = ClassMetadata.entries(of: UIView.self, replacedBy: type).filter { !silent.contains($0) }
        stopProgram(unless: entries.count == 1, "The method table of UIView was not understood on this toolchain.")
        return entries[0]
    }

    private final class SilentView: UIView {}

    private final class DrawingView: UIView {
        override func draw(_ rect: CGRect) {
            UIRectFill(rect)
        }
    }

    private final class ActingView: UIView {
        override func action(for layer: CALayer, forKey key: String) -> (any CAAction)? { nil }
    }

    private final class PlacingView: UIView {
        override func layoutSubviews() {
            setNeedsDisplay()
        }
    }
}
