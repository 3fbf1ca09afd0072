import ClassRuntime
import CoreGraphics

/// Tells which classes of views override `draw(_:)`.
///
/// A view that draws nothing of its own needs no memory for pixels, and most do not.
@MainActor
enum DrawingOverrides {
    private static var known: [ObjectIdentifier: Bool] = [:]

    /// Whether `type` draws content of its own. Looked up once for each class.
    static func hasOwnDrawing(_ type: UIView.Type) -> Bool {
        if let answer = known[ObjectIdentifier(type)] { return answer }
        let own: UnsafePointer<UInt> = ClassMetadata.words(of: type)
        let plain: UnsafePointer<UInt> = ClassMetadata.words(of: UIView.self)
        let answer: Bool = entries.contains { own[$0] != plain[$0] }
        known[ObjectIdentifier(type)] = answer
        return answer
    }

    /// What a view that draws replaces, and one that does not leaves alone: the entry of `draw(_:)`.
    private static let entries: [Int] = {
        let silent: [Int] = ClassMetadata.entries(of: UIView.self, replacedBy: SilentView.self)
        let drawing: [Int] = ClassMetadata.entries(of: UIView.self, replacedBy: DrawingView.self)
        let entries: [Int] = drawing.filter { !silent.contains($0) }
        precondition(entries.count == 1, "The method table of UIView was not understood on this toolchain.")
        return entries
    }()

    private final class SilentView: UIView {}

    private final class DrawingView: UIView {
        override func draw(_ rect: CGRect) {
            UIRectFill(rect)
        }
    }
}
