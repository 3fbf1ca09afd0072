import UIKitCore

/// The inspector: a column of an expanded interface, and a sheet in front of a collapsed one.
extension UISplitViewController {
    private var inspector: UIViewController? { shownController(for: .inspector) }

    /// Whether the inspector is presented as a sheet.
    var presentsInspector: Bool { inspector != nil && presentedViewController === inspector }

    /// Shows or hides the inspector.
    func setInspectorShown(_ isShown: Bool) {
        guard isOneColumn else {
            guard isShown != showsInspector else { return }
            showsInspector = isShown
            return show(currentMode, animated: true)
        }
        if !isShown, presentsInspector {
            dismiss(animated: true)
        } else if isShown, !presentsInspector {
            presentInspector(animated: true)
        }
    }

    private func presentInspector(animated: Bool) {
        guard let inspector, inspector.parent == nil else { return }
        inspector.view.frame = content.bounds
        present(inspector, animated: animated)
    }

    /// Moves the inspector from its column to a sheet. The sheet appears after the turn, because the interface is
    /// collapsing.
    func presentAfterCollapse() {
        showsInspector = false
        UIApplication.shared.afterTurn { [weak self] in
            guard let self, isOneColumn, view.window != nil else { return }
            detach(.inspector)
            presentInspector(animated: false)
        }
    }

    /// Moves the inspector from a sheet back to its column. The column appears after the turn in which the sheet
    /// disappears.
    func takeBackInspector() {
        guard presentsInspector else { return }
        dismiss(animated: false) {
            UIApplication.shared.afterTurn { [weak self] in
                guard let self, !isOneColumn, !presentsInspector else { return }
                showsInspector = true
                show(currentMode, animated: false)
            }
        }
    }
}
