import Foundation
import ObjectCaches

// Foundation on Linux orders the objects of a cache by their cost, so that a full cache evicts each new object.

extension NSCache {
    /// Replaces `object(forKey:)`.
    @_silgen_name("$s10Foundation7NSCacheC6object6forKeyq_Sgx_tF")
    public final func replacedObject(forKey key: KeyType) -> ObjectType? { contents.object(for: key) as? ObjectType }

    /// Replaces `setObject(_:forKey:)`.
    @_silgen_name("$s10Foundation7NSCacheC9setObject_6forKeyyq__xtF")
    public final func replacedSetObject(_ object: ObjectType, forKey key: KeyType) {
        setObject(object, forKey: key, cost: 0)
    }

    /// Replaces `setObject(_:forKey:cost:)`. The delegate is called outside the lock, so that it can use the cache.
    @_silgen_name("$s10Foundation7NSCacheC9setObject_6forKey4costyq__xSitF")
    public final func replacedSetObject(_ object: ObjectType, forKey key: KeyType, cost: Int) {
        let limits = CacheContents.Limits(count: countLimit, totalCost: totalCostLimit)
        let evicted: [AnyObject] = contents.set(object, for: key, cost: cost, limits: limits)
        guard !evicted.isEmpty, let delegate else { return }
        // The delegate receives a cache with keys and objects of any class. As in Foundation, this is not checked.
        let cache = Unmanaged<NSCache<AnyObject, AnyObject>>.fromOpaque(Unmanaged.passUnretained(self).toOpaque())
        for object in evicted { delegate.cache(cache.takeUnretainedValue(), willEvictObject: object) }
    }

    /// Replaces `removeObject(forKey:)`.
    @_silgen_name("$s10Foundation7NSCacheC12removeObject6forKeyyx_tF")
    public final func replacedRemoveObject(forKey key: KeyType) { contents.remove(key) }

    /// Replaces `removeAllObjects()`.
    @_silgen_name("$s10Foundation7NSCacheC16removeAllObjectsyyF")
    public final func replacedRemoveAllObjects() { contents.removeAll() }

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
    private var contents: CacheContents {
        cacheCreation.withLock {
            if let contents = storedContents() { return unsafeDowncast(contents, to: CacheContents.self) }
            let contents = CacheContents()
            storeContents(contents)
            return contents
        }
    }

    @_silgen_name("engawa_cache_contents")
    private final func storedContents() -> AnyObject?

    @_silgen_name("engawa_set_cache_contents")
    private final func storeContents(_ contents: __owned AnyObject)
}

/// Held while the contents of a cache are looked up, because two threads may use a new cache at the same time.
private let cacheCreation = NSLock()
