public import DeveloperToolsSupport
import Foundation
import ProgramDiagnostics

extension UIColor {
    /// Creates the color with the given name in the main bundle's asset catalogs, or nil if no such color exists.
    public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

    /// Creates the color with the given name in a bundle's asset catalogs, or nil if no such color exists.
    ///
    /// - Parameter traitCollection: The traits for which to resolve the color, or nil for a dynamic color.
    public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
    ) {
        guard let color = BundleAssets.of(bundle).color(named: name) else { return nil }
        let resolved: UIColor? = traitCollection.map { color.color(in: $0).resolvedColor(with: $0) }
        self.init(storage: resolved?.storage ?? .named(color))
    }

    /// Creates the color of a resource. The asset catalogs of its bundle must contain the color.
    public convenience init(resource: ColorResource) {
        guard let color = BundleAssets.of(resource.bundle).color(named: resource.name) else {
            stopProgram("There is no color named “\(resource.name)” in \(resource.bundle.bundlePath).")
        }
        self.init(storage: .named(color))
    }
}
