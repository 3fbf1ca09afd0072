import Glibc
import Diagnostics

/// A growable array of plain values in manually managed memory, without bounds checks in release builds and without
/// copy-on-write.
///
/// The solver's inner loops depend on its speed. The owner must call ``free()``; copies share the memory.
struct FlatArray<Element: BitwiseCopyable> {
    private(set) var base: UnsafeMutablePointer<Element>
    private(set) var count = 0
    private var capacity: Int
    private var isOwner: Bool

    /// Creates an empty array, which allocates no memory until an element is added.
    init() {
        // The pointer is never dereferenced while the capacity is zero.
        base = UnsafeMutablePointer(bitPattern: MemoryLayout<Element>.alignment)!
        capacity = 0
        isOwner = false
    }

    /// Creates an array in memory that it does not own. It moves to its own memory when it exceeds the capacity.
    init(borrowing memory: UnsafeMutablePointer<Element>, capacity: Int) {
        base = memory
        self.capacity = capacity
        isOwner = false
    }

    func free() { if isOwner { Glibc.free(base) } }

    @inline(__always)
    subscript(index: Int) -> Element {
        get {
            assert(index >= 0 && index < count)
            return base[index]
        }
        nonmutating set {
            assert(index >= 0 && index < count)
            base[index] = newValue
        }
        nonmutating _modify {
            assert(index >= 0 && index < count)
            yield &base[index]
        }
    }

    @inline(__always)
    subscript(index: Int32) -> Element {
        get { self[Int(index)] }
        nonmutating set { self[Int(index)] = newValue }
        nonmutating _modify { yield &self[Int(index)] }
    }

    @inline(__always)
    mutating func append(_ element: Element) {
        if count == capacity { reserve(count + 1) }
        base[count] = element
        count += 1
    }

    @inline(__always)
    mutating func popLast() -> Element? {
        if count == 0 { return nil }
        count -= 1
        return base[count]
    }

    mutating func removeAll() { count = 0 }

    /// Changes the count. New elements are uninitialized.
    mutating func resize(_ newCount: Int) {
        if newCount > capacity { reserve(newCount) }
        count = newCount
    }

    mutating func fill(_ newCount: Int, with element: Element) {
        resize(newCount)
        base.update(repeating: element, count: newCount)
    }

    mutating func reserve(_ minimumCapacity: Int) {
        if minimumCapacity <= capacity { return }
        let grown = max(minimumCapacity, max(8, capacity * 2))
        let bytes = grown * MemoryLayout<Element>.stride
        // The C library moves large blocks by remapping their pages. A copy would have to touch them.
        guard let block = isOwner ? realloc(base, bytes) : malloc(bytes) else {
            stopProgram("The constraint solver could not allocate \(bytes) bytes of memory.")
        }
        let moved = block.bindMemory(to: Element.self, capacity: grown)
        if !isOwner { moved.update(from: base, count: count) }
        base = moved
        capacity = grown
        isOwner = true
    }

    /// Sorts the elements from `start` on.
    func sort(from start: Int = 0, by precedes: (Element, Element) -> Bool) {
        var part = UnsafeMutableBufferPointer(start: base + start, count: count - start)
        part.sort(by: precedes)
    }

    var buffer: UnsafeMutableBufferPointer<Element> { UnsafeMutableBufferPointer(start: base, count: count) }
}
