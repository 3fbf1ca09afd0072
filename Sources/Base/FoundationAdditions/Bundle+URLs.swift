import Foundation

extension Bundle {
    /// Returns the URLs of the files with the given extension in a folder of the bundle.
    ///
    /// On Linux, Foundation's method returns `NSURL` objects. The compiler chooses this method if the extension is not
    /// an optional.
    public func urls(forResourcesWithExtension ext: String, subdirectory subpath: String?) -> [URL]? {
        urls(forResourcesWithExtension: Optional(ext), subdirectory: subpath)?.map { $0 as URL }
    }

    /// Returns the URLs of the files with the given extension in a subfolder of a localization.
    ///
    /// On Linux, Foundation's method returns `NSURL` objects. The compiler chooses this method if the extension is not
    /// an optional.
    public func urls(
        forResourcesWithExtension ext: String, subdirectory subpath: String?, localization localizationName: String?
    ) -> [URL]? {
        urls(forResourcesWithExtension: Optional(ext), subdirectory: subpath, localization: localizationName)?
            .map { $0 as URL }
    }
}
