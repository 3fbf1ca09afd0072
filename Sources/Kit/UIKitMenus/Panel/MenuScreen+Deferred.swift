import UIKitCore

/// The requests for the elements of deferred elements.
extension MenuScreen {
    /// Requests the deferred elements among elements and in inline menus, each once.
    func load(_ elements: [UIMenuElement]) {
        for element in elements {
            if let inner = element as? UIMenu, inner.options.contains(.displayInline) { load(inner.children) }
            guard let deferred = element as? UIDeferredMenuElement,
                requested.updateValue(deferred, forKey: ObjectIdentifier(deferred)) == nil
            else { continue }
            deferred.load { [weak self, id = ObjectIdentifier(deferred)] elements in
                guard let self, loaded.updateValue(elements, forKey: id) == nil else { return }
                reload()
                load(elements)
            }
        }
    }

    /// Requests elements that are not kept again when their menu opens again.
    func forgetUncached(in elements: [UIMenuElement]) {
        for element in elements {
            if let inner = element as? UIMenu, inner.options.contains(.displayInline) {
                forgetUncached(in: inner.children)
            }
            guard let deferred = element as? UIDeferredMenuElement else { continue }
            let id = ObjectIdentifier(deferred)
            forgetUncached(in: loaded[id] ?? [])
            guard !deferred.keepsElements, loaded.removeValue(forKey: id) != nil else { continue }
            requested[id] = nil
        }
    }
}
