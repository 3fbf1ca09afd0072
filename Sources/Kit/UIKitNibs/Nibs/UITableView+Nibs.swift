import Foundation
import ProgramDiagnostics
import UIKitCore
import UIKitLists

extension UITableView {
    /// Registers a nib that contains a cell, for the given reuse identifier. If `nib` is nil, removes the registration.
    ///
    /// The nib must contain one top-level object, which is a cell. Its reuse identifier is `identifier` or empty.
    public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
        guard let nib else { return registerCells(from: nil, identifier: identifier) }
        registerCells(
            from: {
                let cell: UITableViewCell = nib.makeOnlyView(identifier)
                UINib.require(cell.reuseIdentifier, identifier)
                cell.storedReuseIdentifier = identifier
                return cell
            }, identifier: identifier)
    }

    /// Registers a nib that contains a header or footer view, for the given reuse identifier. If `nib` is nil, removes
    /// the registration.
    ///
    /// The nib must contain one top-level object, which is a header or footer view.
    public func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
        guard let nib else { return registerHeaderFooterViews(from: nil, identifier: identifier) }
        registerHeaderFooterViews(
            from: {
                let view: UITableViewHeaderFooterView = nib.makeOnlyView(identifier)
                view.storedReuseIdentifier = identifier
                return view
            }, identifier: identifier)
    }
}

extension UICollectionView {
    /// Registers a nib that contains a cell, for the given reuse identifier. If `nib` is nil, removes the registration.
    ///
    /// The nib must contain one top-level object, which is a cell. Its reuse identifier is `identifier` or empty.
    public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        guard let nib else { return registerCells(from: nil, identifier: identifier) }
        registerCells(
            from: {
                let cell: UICollectionViewCell = nib.makeOnlyView(identifier)
                UINib.require(cell.reuseIdentifier, identifier)
                return cell
            }, identifier: identifier)
    }

    /// Registers a nib that contains a supplementary view, for the given kind and reuse identifier. If `nib` is nil,
    /// removes the registration.
    ///
    /// The nib must contain one top-level object, which is a reusable view.
    public func register(
        _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
    ) {
        guard let nib else { return registerSupplementaryViews(from: nil, kind: kind, identifier: identifier) }
        registerSupplementaryViews(
            from: {
                let view: UICollectionReusableView = nib.makeOnlyView(identifier)
                UINib.require(view.reuseIdentifier, identifier)
                return view
            }, kind: kind, identifier: identifier)
    }
}

extension UINib {
    /// Creates the top-level object of the nib. Stops the program if the nib contains several objects, no object, or an
    /// object of another class.
    fileprivate func makeOnlyView<View: UIView>(_ identifier: String) -> View {
        let objects: [Any] = instantiate(withOwner: nil).filter { !($0 is UIGestureRecognizer) }
        guard objects.count == 1, let view = objects.first as? View else {
            let found: String = objects.map { "\(type(of: $0))" }.joined(separator: ", ")
            stopProgram(
                "The nib that is registered for the identifier “\(identifier)” must contain exactly one top-level "
                    + "object, which must be a \(View.self). It contains: \(found.isEmpty ? "nothing" : found).")
        }
        return view
    }

    /// Stops the program if the reuse identifier in a nib differs from the registered identifier.
    fileprivate static func require(_ found: String?, _ identifier: String) {
        guard let found, !found.isEmpty, found != identifier else { return }
        stopProgram(
            "The reuse identifier in the nib, “\(found)”, is not the identifier with which the nib is registered, "
                + "“\(identifier)”.")
    }
}
