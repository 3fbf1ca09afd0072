import AppBundles
import Foundation
import KeyObservations

// Foundation on Linux does not notify observers when a default changes, keeps the values of the app's domain separate
// from the values of `UserDefaults.standard`, stores only the path of a URL, and reads collections whose elements are
// optional.

extension UserDefaults {
    /// Replaces `object(forKey:)`, which the other getters call.
    @_silgen_name("$s10Foundation12UserDefaultsC6object6forKeyypSgSS_tF")
    public final func replacedObject(forKey key: String) -> Any? {
        originalObject(forKey: key).map(UserDefaults.unwrapped)
    }

    @_silgen_name("engawa_original_object")
    private final func originalObject(forKey key: String) -> Any?

    /// Replaces `dictionaryRepresentation()`.
    @_silgen_name("$s10Foundation12UserDefaultsC24dictionaryRepresentationSDySSypGyF")
    public final func replacedDictionaryRepresentation() -> [String: Any] {
        originalDictionaryRepresentation().mapValues(UserDefaults.unwrapped)
    }

    @_silgen_name("engawa_original_dictionary")
    private final func originalDictionaryRepresentation() -> [String: Any]

    /// Returns a value without the optionals that contain it and its elements.
    private static func unwrapped(_ value: Any) -> Any {
        switch value {
        case let list as [Any?]: list.compactMap { $0.map(unwrapped) }
        case let dictionary as [String: Any?]: dictionary.compactMapValues { $0.map(unwrapped) }
        case let optional as Any?: optional ?? value
        }
    }

    /// Replaces `set(_:forKey:)` for any value, which the other setters call.
    @_silgen_name("$s10Foundation12UserDefaultsC3set_6forKeyyypSg_SStF")
    public final func replacedSet(_ value: Any?, forKey key: String) {
        KeyObservations.shared.willSet(key, of: self)
        originalSet(value, forKey: key)
        KeyObservations.shared.didSet(key, of: self)
        NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: self)
    }

    @_silgen_name("engawa_original_set")
    private final func originalSet(_ value: Any?, forKey key: String)

    /// Replaces `set(_:forKey:)` for URLs. As on Apple platforms, the value of a file URL is its path, and the value of
    /// another URL is an archive, which `url(forKey:)` reads.
    @_silgen_name("$s10Foundation12UserDefaultsC3set_6forKeyy0A10Essentials3URLVSg_SStF")
    public final func replacedSet(_ url: URL?, forKey key: String) {
        let value: Any? = url.flatMap { url in
            url.isFileURL
                ? url.absoluteURL.path
                : try? NSKeyedArchiver.archivedData(withRootObject: url as NSURL, requiringSecureCoding: true)
        }
        set(value, forKey: key)
    }

    /// Replaces `removeObject(forKey:)`.
    @_silgen_name("$s10Foundation12UserDefaultsC12removeObject6forKeyySS_tF")
    public final func replacedRemoveObject(forKey key: String) {
        KeyObservations.shared.willSet(key, of: self)
        originalRemoveObject(forKey: key)
        KeyObservations.shared.didSet(key, of: self)
        NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: self)
    }

    @_silgen_name("engawa_original_remove")
    private final func originalRemoveObject(forKey key: String)

    /// Replaces `persistentDomain(forName:)`.
    @_silgen_name("$s10Foundation12UserDefaultsC16persistentDomain7forNameSDySSypGSgSS_tF")
    public final func replacedPersistentDomain(forName name: String) -> [String: Any]? {
        originalPersistentDomain(forName: UserDefaults.storedName(name))?.mapValues(UserDefaults.unwrapped)
    }

    @_silgen_name("engawa_original_persistent_domain")
    private final func originalPersistentDomain(forName name: String) -> [String: Any]?

    /// Replaces `setPersistentDomain(_:forName:)`.
    @_silgen_name("$s10Foundation12UserDefaultsC19setPersistentDomain_7forNameySDySSypG_SStF")
    public final func replacedSetPersistentDomain(_ domain: [String: Any], forName name: String) {
        originalSetPersistentDomain(domain, forName: UserDefaults.storedName(name))
    }

    @_silgen_name("engawa_original_set_persistent_domain")
    private final func originalSetPersistentDomain(_ domain: [String: Any], forName name: String)

    /// Replaces `removePersistentDomain(forName:)`.
    @_silgen_name("$s10Foundation12UserDefaultsC22removePersistentDomain7forNameySS_tF")
    public final func replacedRemovePersistentDomain(forName name: String) {
        originalRemovePersistentDomain(forName: UserDefaults.storedName(name))
    }

    @_silgen_name("engawa_original_remove_persistent_domain")
    private final func originalRemovePersistentDomain(forName name: String)

    /// Returns the name under which CoreFoundation stores a domain.
    private static func storedName(_ name: String) -> String {
        name == Bundle.main.bundleIdentifier ? currentApplicationName : name
    }
}
