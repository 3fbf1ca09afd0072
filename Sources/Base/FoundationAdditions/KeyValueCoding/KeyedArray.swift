import Foundation

/// The array for a key of an object. Its changes change the array of the object.
final class KeyedArray: NSMutableArray {
    /// Nil only in an array that Foundation creates from elements.
    private let object: (any NSObjectProtocol)?
    private let key: String

    init(_ key: String, of object: any NSObjectProtocol) {
        self.object = object
        self.key = key
        super.init()
    }

    required init(objects: UnsafePointer<AnyObject>?, count: Int) {
        object = nil
        key = ""
        super.init(objects: objects, count: count)
    }

    required convenience init(arrayLiteral elements: Any...) { self.init(objects: nil, count: 0) }

    required init?(coder: NSCoder) { nil }

    // MARK: Elements

    private var elements: [Any?] { CollectionElements.of(object?.value(forKey: key)) ?? [] }

    override var count: Int { object == nil ? super.count : elements.count }

    override func object(at index: Int) -> Any {
        object == nil ? super.object(at: index) : elements[index] ?? NSNull()
    }

    /// The current elements. Each access to the array itself reads the whole array of the object.
    private var snapshot: NSArray { NSArray(array: elements.map { $0 ?? NSNull() }) }

    override func objectEnumerator() -> NSEnumerator {
        object == nil ? super.objectEnumerator() : snapshot.objectEnumerator()
    }

    // MARK: Changes

    private func change(_ kind: NSKeyValueChange, at indexes: IndexSet, _ body: (NSMutableArray) -> Void) {
        guard let object else { return }
        let isNotified: Bool = type(of: object).automaticallyNotifiesObservers(forKey: key)
        if isNotified { object.willChange(kind, valuesAt: indexes, forKey: key) }
        let value: Any? = object.value(forKey: key)
        if let array = value as? NSMutableArray {
            body(array)
        } else {
            let array = NSMutableArray(array: elements.map { $0 ?? NSNull() })
            body(array)
            object.setValue(value is NSArray ? array : Array(array), forKey: key)
        }
        if isNotified { object.didChange(kind, valuesAt: indexes, forKey: key) }
    }

    override func insert(_ anObject: Any, at index: Int) {
        change(.insertion, at: IndexSet(integer: index)) { $0.insert(anObject, at: index) }
    }

    override func insert(_ objects: [Any], at indexes: IndexSet) {
        change(.insertion, at: indexes) { $0.insert(objects, at: indexes) }
    }

    override func removeObject(at index: Int) {
        change(.removal, at: IndexSet(integer: index)) { $0.removeObject(at: index) }
    }

    override func removeObjects(at indexes: IndexSet) {
        change(.removal, at: indexes) { $0.removeObjects(at: indexes) }
    }

    override func removeAllObjects() {
        if count > 0 { removeObjects(at: IndexSet(integersIn: 0..<count)) }
    }

    override func replaceObject(at index: Int, with anObject: Any) {
        change(.replacement, at: IndexSet(integer: index)) { $0.replaceObject(at: index, with: anObject) }
    }

    override func replaceObjects(at indexes: IndexSet, with objects: [Any]) {
        change(.replacement, at: indexes) { array in
            for (index, object) in zip(indexes, objects) { array.replaceObject(at: index, with: object) }
        }
    }

    override func replaceObjects(in range: NSRange, withObjectsFrom otherArray: [Any]) {
        if range.length > 0 { removeObjects(in: range) }
        let end: Int = range.location + otherArray.count
        if !otherArray.isEmpty { insert(otherArray, at: IndexSet(integersIn: range.location..<end)) }
    }

    override func exchangeObject(at idx1: Int, withObjectAt idx2: Int) {
        let (first, second) = (object(at: idx1), object(at: idx2))
        replaceObjects(at: [idx1, idx2], with: idx1 < idx2 ? [second, first] : [first, second])
    }

    override func sort(options opts: NSSortOptions = [], usingComparator cmptr: (Any, Any) -> ComparisonResult) {
        let sorted: [Any] = snapshot.sortedArray(options: opts, usingComparator: cmptr)
        if !sorted.isEmpty { replaceObjects(at: IndexSet(integersIn: sorted.indices), with: sorted) }
    }
}
