import ClassNames
import Foundation
import ProgramDiagnostics
import UIKitCore

/// Loads the views of controllers from nibs.
@MainActor
enum ControllerNibs {
    /// Loads the view of a controller. Returns false if the controller has no nib.
    ///
    /// If `nibName` is nil, the nib has the name of the class without the suffix “Controller” or, if the bundle does
    /// not contain such a nib, the full name of the class.
    static func load(_ controller: UIViewController) -> Bool {
        let bundle: Bundle = controller.nibBundle ?? .main
        guard let name = controller.nibName ?? nameOfClass(of: controller, in: bundle) else { return false }
        UINib(nibName: name, bundle: bundle).instantiate(withOwner: controller)
        stopProgram(
            unless: controller.isViewLoaded,
            "The nib “\(name)” was loaded, but the outlet “view” of \(type(of: controller)) was not set. Connect the "
                + "outlet of the file's owner in the file.")
        return true
    }

    private static func nameOfClass(of controller: UIViewController, in bundle: Bundle) -> String? {
        // The name of a class of the kit has no module.
        guard let name = ClassName.of(controller).split(separator: ".").dropFirst().last.map({ String($0) }) else {
            return nil
        }
        let suffix = "Controller"
        let names: [String] = (name.hasSuffix(suffix) ? [String(name.dropLast(suffix.count))] : []) + [name]
        return names.first { name in
            !name.isEmpty && NibFiles.url(of: name, extension: "xib", in: bundle) != nil
        }
    }
}
