import Foundation
import UIKitCore

extension Bundle {
    /// Creates the objects of a nib in the bundle, and returns the top-level objects.
    ///
    /// Stops the program if the bundle does not contain the nib.
    ///
    /// - Parameters:
    ///   - name: The name of the file, without its extension.
    ///   - owner: The file's owner.
    ///   - options: A dictionary that can contain objects for the placeholders, at the key `externalObjects`.
    @preconcurrency @MainActor
    @discardableResult
    public func loadNibNamed(_ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any]? {
        UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
    }
}
