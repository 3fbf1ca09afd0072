import CXML2
import RawMemory

/// The position of the parser in a document: the open elements, and the tree of the element that is being recorded.
///
/// The parser's callbacks use it for every tag and every piece of text. Therefore, it consists of trivial values,
/// without reference counting and bounds checks. Rare operations are in `XMLSession`.
struct XMLParserState {
    /// An open element.
    struct Frame {
        /// The element's position in the tree of the paths that have handlers.
        var step: Step
        var name: Int32
        /// The element's index in the tree, or -1 if it is not recorded.
        var element: Int32
    }

    /// The position of an element in the tree of the paths that have handlers.
    struct Step {
        /// The node of the element, or nil if there are no handlers for it and its descendants.
        var node: Unmanaged<XMLPathNode>?
        /// Whether the node has a handler for start tags.
        var hasStart = false
        /// Whether the node has a handler for text or elements. If so, the element must be recorded.
        var hasEnd = false

        init(_ node: XMLPathNode?) {
            guard let node else { return }
            self.node = Unmanaged.passUnretained(node)
            hasStart = node.onStart != nil
            hasEnd = node.onText != nil || node.onElement != nil
        }
    }

    private struct StepKey: Equatable, BitwiseCopyable {
        var parent: UnsafeMutableRawPointer?
        var name: Int32
    }

    fileprivate let session: Unmanaged<XMLSession>
    fileprivate let root: Unmanaged<XMLPathNode>
    fileprivate let depthLimit: Int
    fileprivate(set) var frames = RawArray<Frame>(capacity: 16)
    /// The number of open elements that are recorded.
    fileprivate var recordedDepth = 0
    /// The tree in which elements are recorded.
    var tree: UnsafeMutablePointer<XMLTree.Storage>
    /// Whether reading stopped with an error, after which no handler is called.
    var isStopped = false
    /// Whether the root element has ended.
    fileprivate(set) var hasEnded = false
    private var names = LookasideCache<XMLNames.Key, Int32>(empty: XMLNames.Key(), -1)
    private var steps: LookasideCache<StepKey, Step>

    /// Creates the state of a parser. The session and the root must outlive it.
    init(session: XMLSession, root: XMLPathNode, tree: XMLTree, depthLimit: Int) {
        self.session = Unmanaged.passUnretained(session)
        self.root = Unmanaged.passUnretained(root)
        self.tree = tree.storage
        self.depthLimit = depthLimit
        steps = LookasideCache(empty: StepKey(parent: nil, name: -1), Step(nil))
    }

    func deallocate() {
        frames.deallocate()
        names.deallocate()
        steps.deallocate()
    }

    /// Clears the cache of steps. Call this method after handlers are added.
    func clearStepCache() { steps.removeAll() }

    /// Returns the number in `XMLNames` for a name that the XML parser passes to a callback.
    @inline(__always)
    fileprivate func number(
        _ local: UnsafePointer<UInt8>?, _ prefix: UnsafePointer<UInt8>?, _ namespace: UnsafePointer<UInt8>?
    ) -> Int32 {
        let key = XMLNames.Key(local: local, prefix: prefix, namespace: namespace)
        return names.value(of: key, hash: Int(bitPattern: local)) {
            session._withUnsafeGuaranteedRef { $0.names.number(of: key) }
        }
    }

    /// Returns the step of a child of the innermost open element.
    @inline(__always)
    fileprivate func step(to name: Int32) -> Step {
        let parent: Unmanaged<XMLPathNode>? = frames.count == 0 ? root : frames[frames.count - 1].step.node
        guard let parent else { return Step(nil) }
        let key = StepKey(parent: parent.toOpaque(), name: name)
        return steps.value(of: key, hash: Int(bitPattern: key.parent) &+ Int(name)) {
            parent._withUnsafeGuaranteedRef { Step($0.child(name)) }
        }
    }
}

/// The callbacks of the parser. They do not access the pointee while a handler runs, because a handler may modify it.
extension UnsafeMutablePointer<XMLParserState> {
    var session: XMLSession { pointee.session.takeUnretainedValue() }

    func begin(
        _ local: UnsafePointer<UInt8>?, _ prefix: UnsafePointer<UInt8>?, _ namespace: UnsafePointer<UInt8>?,
        _ attributes: UnsafeMutablePointer<UnsafePointer<UInt8>?>?, _ attributeCount: Int
    ) {
        guard !pointee.isStopped else { return }
        guard pointee.frames.count < pointee.depthLimit else {
            return session.stopAtDepthLimit()
        }
        let name = pointee.number(local, prefix, namespace)
        let step = pointee.step(to: name)
        var frame = XMLParserState.Frame(step: step, name: name, element: -1)
        if pointee.recordedDepth > 0 || step.hasEnd {
            if pointee.recordedDepth == 0 { pointee.session._withUnsafeGuaranteedRef { $0.resetTree() } }
            pointee.recordedDepth += 1
            frame.element = Int32(add(name, attributes, attributeCount, to: pointee.tree))
        }
        pointee.frames.append(frame)
        if step.hasStart, let node = step.node {
            let alone = XMLTree(names: pointee.session._withUnsafeGuaranteedRef { $0.names })
            _ = add(name, attributes, attributeCount, to: alone.storage)
            alone.storage.pointee.end(0)
            session.callStartHandler(node.takeUnretainedValue(), XMLFragment(tree: alone, index: 0))
        }
    }

    @inline(__always)
    private func add(
        _ name: Int32, _ attributes: UnsafeMutablePointer<UnsafePointer<UInt8>?>?, _ count: Int,
        to tree: UnsafeMutablePointer<XMLTree.Storage>
    ) -> Int {
        let element: Int = tree.pointee.begin(name, offset: pointee.session._withUnsafeGuaranteedRef { $0.offset })
        guard let attributes else { return element }
        // Each attribute has five parts: name, prefix, namespace, and the start and end of its value.
        for index in 0..<count {
            let part: UnsafeMutablePointer<UnsafePointer<UInt8>?> = attributes + index * 5
            guard let start = part[3], let end = part[4] else { continue }
            tree.pointee.addAttribute(
                pointee.number(part[0], part[1], part[2]), UnsafeBufferPointer(start: start, count: end - start))
        }
        return element
    }

    func addText(_ text: UnsafeBufferPointer<UInt8>) {
        guard pointee.recordedDepth > 0, !pointee.isStopped else { return }
        pointee.tree.pointee.addText(text, to: Int(pointee.frames[pointee.frames.count - 1].element))
    }

    func end() {
        guard !pointee.isStopped, let frame = pointee.frames.last else { return }
        if frame.element >= 0 {
            pointee.tree.pointee.end(Int(frame.element))
            if let node = frame.step.node, frame.step.hasEnd {
                pointee.session._withUnsafeGuaranteedRef { session in
                    node._withUnsafeGuaranteedRef { session.callEndHandlers($0, Int(frame.element)) }
                }
            }
            pointee.recordedDepth -= 1
        }
        pointee.frames.removeLast()
        if pointee.frames.count == 0 { pointee.hasEnded = true }
    }
}
