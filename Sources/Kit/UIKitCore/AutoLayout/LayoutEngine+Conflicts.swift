import ConstraintSolver
import Foundation

extension LayoutEngine {
    /// Logs the constraints of a conflict and the ignored constraint, in Apple's format.
    func report(_ conflict: SolverConflict) {
        let list: String = conflict.involved.map { "    \"\(text(of: $0))\"" }.joined(separator: ",\n")
        Diagnostics.warn(
            """
            Unable to simultaneously satisfy constraints.
            \tProbably at least one of the constraints in the following list is one you don't want.
            (
            \(list)
            )

            Will attempt to recover by breaking constraint
            \(text(of: conflict.broken))
            """)
    }

    /// Returns the layout constraint of a solver constraint; nil for the engine's own constraints.
    func constraint(behind handle: SolverConstraint) -> NSLayoutConstraint? {
        guard let tag = solver.tag(of: handle), tag > 0 else { return nil }
        return constraints[tag - 1].constraint
    }

    private func text(of handle: SolverConstraint) -> String {
        if let constraint = constraint(behind: handle) { return "\(constraint)" }
        guard let tag = solver.tag(of: handle), tag < 0 else { return "<NSLayoutConstraint (deallocated)>" }
        let (index, own) = OwnConstraint.item(ofTag: tag)
        return own.map { text(of: $0, at: index) } ?? "<NSLayoutConstraint (deallocated)>"
    }

    /// Returns the name of an item for log messages.
    func name(at index: Int) -> String {
        object(at: index).map { ConstraintText.name(of: $0) } ?? "(deallocated)"
    }

    private func text(of own: OwnConstraint, at index: Int) -> String {
        let attribute: String
        let value: CGFloat
        let rect: CGRect
        if case .view(let view) = object(at: index), items[index].role == .given {
            rect = givenFrame(of: view)
        } else {
            rect = self.rect(at: index)
        }
        switch own {
        case .x: (attribute, value) = ("minX", rect.minX)
        case .y: (attribute, value) = ("minY", rect.minY)
        case .width: (attribute, value) = ("width", rect.width)
        case .height: (attribute, value) = ("height", rect.height)
        case .widthHugging, .widthCompression: (attribute, value) = ("width", items[index].contentSize.width)
        case .heightHugging, .heightCompression: (attribute, value) = ("height", items[index].contentSize.height)
        case .widthFloor: (attribute, value) = ("width", 0)
        case .heightFloor: (attribute, value) = ("height", 0)
        }
        let state = "   (active\(ConstraintText.names(of: [object(at: index)])))>"
        switch object(at: index) {
        case .guide(let guide):
            return "<NSLayoutConstraint '\(guide.identifier)' \(name(at: index)).\(attribute)\(state)"
        case .view(let view) where items[index].role == .given:
            return "<NSAutoresizingMaskLayoutConstraint \(ConstraintText.mask(of: view)) "
                + "\(name(at: index)).\(attribute) == \(Dump.number(value))\(state)"
        case .view where own == .width || own == .height:
            let name: String = own == .width ? "UITemporaryLayoutWidth" : "UITemporaryLayoutHeight"
            let length: CGFloat = own == .width ? fittingTarget?.size.width ?? 0 : fittingTarget?.size.height ?? 0
            return "<NSLayoutConstraint '\(name)' \(self.name(at: index)).\(attribute) == "
                + "\(Dump.number(length))\(state)"
        case .view(let view):
            let axis: NSLayoutConstraint.Axis =
                own == .widthHugging || own == .widthCompression ? .horizontal : .vertical
            let hugging = CGFloat(view.contentHuggingPriority(for: axis).rawValue)
            let compression = CGFloat(view.contentCompressionResistancePriority(for: axis).rawValue)
            return "<NSContentSizeLayoutConstraint \(name(at: index)).\(attribute) == \(Dump.number(value)) "
                + "Hug:\(Dump.number(hugging)) CompressionResistance:\(Dump.number(compression))\(state)"
        case nil:
            return "<NSLayoutConstraint (deallocated)>"
        }
    }
}
