/// A growable list of trivial values, for the parser's hot paths.
///
/// Release builds check neither bounds nor exclusive access. The owner must call `deallocate()`.
struct RawList<Element: BitwiseCopyable> {
    private(set) var base: UnsafeMutablePointer<Element>
    private(set) var count = 0
    private(set) var capacity: Int

    init(capacity: Int) {
        base = .allocate(capacity: capacity)
        self.capacity = capacity
    }

    func deallocate() { base.deallocate() }

    subscript(index: Int) -> Element {
        @inline(__always) get {
            assert(index >= 0 && index < count)
            return base[index]
        }
        @inline(__always) nonmutating _modify {
            assert(index >= 0 && index < count)
            yield &base[index]
        }
    }

    @inline(__always)
    mutating func append(_ element: Element) {
        if count == capacity { grow(to: count + 1) }
        base[count] = element
        count += 1
    }

    @inline(__always)
    mutating func append(contentsOf elements: UnsafeBufferPointer<Element>) {
        guard let first = elements.baseAddress else { return }
        if count + elements.count > capacity { grow(to: count + elements.count) }
        (base + count).update(from: first, count: elements.count)
        count += elements.count
    }

    var last: Element? { count > 0 ? base[count - 1] : nil }

    mutating func removeLast() { count -= 1 }

    mutating func removeAll() { count = 0 }

    func map<Result>(_ transform: (Element) -> Result) -> [Result] {
        UnsafeBufferPointer(start: base, count: count).map(transform)
    }

    @inline(never)
    private mutating func grow(to least: Int) {
        let larger: Int = max(least, capacity * 2)
        let memory: UnsafeMutablePointer<Element> = .allocate(capacity: larger)
        memory.update(from: base, count: count)
        base.deallocate()
        base = memory
        capacity = larger
    }
}
