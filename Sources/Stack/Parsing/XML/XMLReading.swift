import CXML2

/// Where the parser stands in a document: what is open, and what is being kept.
///
/// The parser calls it for every tag and every piece of text, so it is made of plain values in memory of its own, without
/// objects to count or arrays to check. What has to be done seldom, it leaves to the session.
struct XMLReading {
    /// An element that is open.
    struct Frame {
        /// What is done at its end, and who waits for what is inside it.
        var step: Step
        var name: Int32
        /// Where it stands in what is being kept; -1 if it is not kept.
        var element: Int32
    }

    /// Where an element is on the paths that somebody waits for.
    struct Step {
        /// Nil if nobody waits for it, nor for anything inside it.
        var node: Unmanaged<XMLPathNode>?
        /// Whether somebody waits for its start tag.
        var hasStart = false
        /// Whether somebody waits for its end, and so for what is inside.
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
    fileprivate(set) var frames = RawList<Frame>(capacity: 16)
    /// How many open elements are kept.
    fileprivate var keptDepth = 0
    /// Where they are kept.
    var tree: UnsafeMutablePointer<XMLTree.Storage>
    /// Whether nobody is called any more.
    var isStopped = false
    /// Whether the outermost element has ended.
    fileprivate(set) var hasEnded = false
    private var names = LookasideCache<XMLNames.Key, Int32>(empty: XMLNames.Key(), -1)
    private var steps: LookasideCache<StepKey, Step>

    /// The session and the root must live as long as this.
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

    /// Looks at the paths again, because somebody waits for more.
    func forgetPaths() { steps.removeAll() }

    /// The number of a name that the parser hands out.
    @inline(__always)
    fileprivate func number(
        _ local: UnsafePointer<UInt8>?, _ prefix: UnsafePointer<UInt8>?, _ namespace: UnsafePointer<UInt8>?
    ) -> Int32 {
        let key = XMLNames.Key(local: local, prefix: prefix, namespace: namespace)
        return names.value(of: key, hash: Int(bitPattern: local)) {
            session._withUnsafeGuaranteedRef { $0.names.number(of: key) }
        }
    }

    /// Where an element is, inside the innermost open one.
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

/// What the parser calls. Nothing here holds on to the reading while others are called, who may change it.
extension UnsafeMutablePointer<XMLReading> {
    var session: XMLSession { pointee.session.takeUnretainedValue() }

    func begin(
        _ local: UnsafePointer<UInt8>?, _ prefix: UnsafePointer<UInt8>?, _ namespace: UnsafePointer<UInt8>?,
        _ attributes: UnsafeMutablePointer<UnsafePointer<UInt8>?>?, _ attributeCount: Int
    ) {
        guard !pointee.isStopped else { return }
        guard pointee.frames.count < pointee.depthLimit else {
            return session.stopAtDepthLimit()
        }
        let name: Int32 = pointee.number(local, prefix, namespace)
        let step: XMLReading.Step = pointee.step(to: name)
        var frame = XMLReading.Frame(step: step, name: name, element: -1)
        if pointee.keptDepth > 0 || step.hasEnd {
            if pointee.keptDepth == 0 { pointee.session._withUnsafeGuaranteedRef { $0.renewTree() } }
            pointee.keptDepth += 1
            frame.element = Int32(add(name, attributes, attributeCount, to: pointee.tree))
        }
        pointee.frames.append(frame)
        if step.hasStart, let node = step.node {
            let alone = XMLTree(names: pointee.session._withUnsafeGuaranteedRef { $0.names })
            _ = add(name, attributes, attributeCount, to: alone.storage)
            alone.storage.pointee.end(0)
            session.tellStart(node.takeUnretainedValue(), XMLFragment(tree: alone, index: 0))
        }
    }

    @inline(__always)
    private func add(
        _ name: Int32, _ attributes: UnsafeMutablePointer<UnsafePointer<UInt8>?>?, _ count: Int,
        to tree: UnsafeMutablePointer<XMLTree.Storage>
    ) -> Int {
        let element: Int = tree.pointee.begin(name, offset: pointee.session._withUnsafeGuaranteedRef { $0.offset })
        guard let attributes else { return element }
        // Each has five parts: its name, prefix and namespace, and where its value begins and ends.
        for index in 0..<count {
            let part: UnsafeMutablePointer<UnsafePointer<UInt8>?> = attributes + index * 5
            guard let start = part[3], let end = part[4] else { continue }
            tree.pointee.addAttribute(
                pointee.number(part[0], part[1], part[2]), UnsafeBufferPointer(start: start, count: end - start))
        }
        return element
    }

    func addText(_ text: UnsafeBufferPointer<UInt8>) {
        guard pointee.keptDepth > 0, !pointee.isStopped else { return }
        pointee.tree.pointee.addText(text, to: Int(pointee.frames[pointee.frames.count - 1].element))
    }

    func end() {
        guard !pointee.isStopped, let frame = pointee.frames.last else { return }
        if frame.element >= 0 {
            pointee.tree.pointee.end(Int(frame.element))
            if let node = frame.step.node, frame.step.hasEnd {
                pointee.session._withUnsafeGuaranteedRef { session in
                    node._withUnsafeGuaranteedRef { session.tellEnd($0, Int(frame.element)) }
                }
            }
            pointee.keptDepth -= 1
        }
        pointee.frames.removeLast()
        if pointee.frames.count == 0 { pointee.hasEnded = true }
    }
}
