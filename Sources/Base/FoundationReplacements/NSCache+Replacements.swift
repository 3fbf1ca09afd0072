import Foundation
import ObjectCaches

// Foundation on Linux orders the objects of a cache by their cost, so that a full cache evicts each new object.

extension NSCache {
    /// Replaces `object(forKey:)`.
    @_silgen_name("$s10Foundation7NSCacheC6object6forKeyq_Sgx_tF")
    public final func replacedObject(forKey key: KeyType) -> ObjectType? {
        let (object, removed) = contents.object(for: key)
        if let removed { discard([removed]) }
        return object as? ObjectType
    }

    /// Replaces `setObject(_:forKey:)`.
    @_silgen_name("$s10Foundation7NSCacheC9setObject_6forKeyyq__xtF")
    public final func replacedSetObject(_ object: ObjectType, forKey key: KeyType) {
        setObject(object, forKey: key, cost: 0)
    }

    /// Replaces `setObject(_:forKey:cost:)`.
    @_silgen_name("$s10Foundation7NSCacheC9setObject_6forKey4costyq__xSitF")
    public final func replacedSetObject(_ object: ObjectType, forKey key: KeyType, cost: Int) {
        let limits = CacheContents.Limits(count: countLimit, totalCost: totalCostLimit)
        discard(contents.set(object, for: key, cost: cost, limits: limits))
    }

    /// Replaces `removeObject(forKey:)`.
    @_silgen_name("$s10Foundation7NSCacheC12removeObject6forKeyyx_tF")
    public final func replacedRemoveObject(forKey key: KeyType) {
        if let removed = contents.remove(key) { discard([removed]) }
    }

    /// Replaces `removeAllObjects()`.
    @_silgen_name("$s10Foundation7NSCacheC16removeAllObjectsyyF")
    public final func replacedRemoveAllObjects() { discard(contents.removeAll()) }

    /// Replaces the getter of `evictsObjectsWithDiscardedContent`.
    @_silgen_name("$s10Foundation7NSCacheC33evictsObjectsWithDiscardedContentSbvg")
    public final func replacedEvictsObjectsWithDiscardedContent() -> Bool { contents.evictsDiscardedContent }

    /// Replaces the setter of `evictsObjectsWithDiscardedContent`.
    @_silgen_name("$s10Foundation7NSCacheC33evictsObjectsWithDiscardedContentSbvs")
    public final func replacedSetEvictsObjectsWithDiscardedContent(_ evicts: Bool) {
        contents.evictsDiscardedContent = evicts
    }

    /// The objects of the cache.
    ///
    /// A private property of Foundation's class stores them: the first entry in the order of costs. Only methods that are
    /// replaced use it.
    private var contents: CacheContents { foundContents ?? createdContents() }

    private var foundContents: CacheContents? {
        storedContents().map { unsafeDowncast($0, to: CacheContents.self) }
    }

    private func createdContents() -> CacheContents {
        cacheCreation.withLock {
            if let foundContents { return foundContents }
            let contents = CacheContents()
            storeContents(contents)
            return contents
        }
    }

    /// Notifies the delegate of removed objects, and then discards their content.
    private func discard(_ removed: [CacheContents.Entry]) {
        if !removed.isEmpty, let delegate {
            // The delegate receives a cache with keys and objects of any class. As in Foundation, this is not checked.
            let cache = Unmanaged<NSCache<AnyObject, AnyObject>>.fromOpaque(Unmanaged.passUnretained(self).toOpaque())
            for entry in removed { delegate.cache(cache.takeUnretainedValue(), willEvictObject: entry.object) }
        }
        for entry in removed { (entry.object as? any NSDiscardableContent)?.discardContentIfPossible() }
    }

    @_silgen_name("engawa_cache_contents")
    private final func storedContents() -> AnyObject?

    @_silgen_name("engawa_set_cache_contents")
    private final func storeContents(_ contents: __owned AnyObject)
}

/// Held while the contents of a cache are created, because two threads may use a new cache at the same time.
private let cacheCreation = NSLock()
