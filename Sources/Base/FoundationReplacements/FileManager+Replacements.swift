import AppBundles
import Foundation

// CBundleHooks uses these methods only for an app in a bundle.

extension FileManager {
    /// Replaces `urls(for:in:)`.
    @_silgen_name(
        "$s20FoundationEssentials11FileManagerC4urls3for2inSayAA3URLVGAC19SearchPathDirectoryO_AC0iJ10DomainMaskVtF")
    public final func replacedURLs(for directory: SearchPathDirectory, in domain: SearchPathDomainMask) -> [URL] {
        // Apps have no folders outside their own.
        guard domain.contains(.userDomainMask), let path = Sandbox.path(for: directory) else { return [] }
        return [URL(fileURLWithPath: path, isDirectory: true)]
    }

    /// Replaces `url(for:in:appropriateFor:create:)` of FoundationEssentials.
    @_silgen_name(
        "$s20FoundationEssentials11FileManagerC3url3for2in14appropriateFor6createAA3URLVAC19SearchPathDirectoryO_AC0lM10DomainMaskVAJSgSbtKF"
    )
    public final func replacedURL(
        for directory: SearchPathDirectory, in domain: SearchPathDomainMask, appropriateFor url: URL?, create: Bool
    ) throws -> URL {
        try folder(for: directory, in: domain, appropriateFor: url, create: create)
    }

    /// Replaces `url(for:in:appropriateFor:create:)` of Foundation, because Foundation's method stops the program for
    /// some folders.
    @_silgen_name(
        "$s20FoundationEssentials11FileManagerC0A0E3url3for2in14appropriateFor6createAA3URLVAC19SearchPathDirectoryO_AC0lM10DomainMaskVAKSgSbtKF"
    )
    public final func replacedFoundationURL(
        for directory: SearchPathDirectory, in domain: SearchPathDomainMask, appropriateFor url: URL?, create: Bool
    ) throws -> URL {
        try folder(for: directory, in: domain, appropriateFor: url, create: create)
    }

    private func folder(
        for directory: SearchPathDirectory, in domain: SearchPathDomainMask, appropriateFor url: URL?, create: Bool
    ) throws -> URL {
        if directory == .itemReplacementDirectory {
            let folder: URL = temporaryDirectory.appendingPathComponent("replacement-\(UUID().uuidString)")
            try createDirectory(at: folder, withIntermediateDirectories: true)
            return folder
        }
        guard let folder = urls(for: directory, in: domain).first else { throw CocoaError(.fileReadUnknown) }
        if create { try createDirectory(at: folder, withIntermediateDirectories: true) }
        return folder
    }
}
