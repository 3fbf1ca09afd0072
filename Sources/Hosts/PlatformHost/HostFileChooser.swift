/// The file dialogs of the desktop.
@preconcurrency @MainActor
public protocol HostFileChooser: AnyObject {
    /// Shows a dialog above a window, and returns immediately.
    ///
    /// - Parameter completion: A closure that is called once with the result of the dialog, after this method returns.
    ///   It is not called after the client closes the dialog.
    func show(
        _ request: HostFileRequest, above window: any HostWindow,
        completion: @escaping @MainActor (HostFileAnswer) -> Void
    ) -> any HostFileDialog
}

/// A file dialog of the desktop.
@preconcurrency @MainActor
public protocol HostFileDialog: AnyObject {
    /// Closes the dialog. The completion handler is not called.
    func close()
}
