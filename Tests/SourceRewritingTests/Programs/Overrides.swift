// Overrides that involve extensions.
import Foundation

class Base: NSObject {
    func setUp() { print("base setUp") }
    var level: Int { 1 }
    func run() {
        setUp()
        close(animated: true)
        print(level, title, Base.make())
    }
}

extension Base {
    @objc func close(animated: Bool = false) { print("base close", animated) }
    @objc var title: String { "base" }
    @objc class func make() -> String { "made" }
}

class Sub: Base {
    override func close(animated: Bool) {
        super.close(animated: !animated)
        print("sub close")
    }
    override var title: String { super.title + " sub" }
    override class func make() -> String { super.make() + " sub" }
}

extension Sub {
    override func setUp() {
        super.setUp()
        print("sub setUp")
    }
    override var level: Int { super.level + 1 }
}

class Leaf: Sub {
    override func setUp() {
        super.setUp()
        print("leaf setUp")
    }
}

extension NSObject {
    @objc func describe(_ depth: Int = 0) -> String { "object \(depth)" }
    @objc var tag: Int {
        get { 0 }
        set { print("no tag", newValue) }
    }
}

class Named: NSObject {
    override func describe(_ depth: Int) -> String { "named " + super.describe(depth + 1) }
    private var stored = 5
    override var tag: Int {
        get { stored }
        set {
            super.tag = newValue
            stored = newValue
        }
    }
}

class Child: Named {
    override func describe(_ depth: Int) -> String { "child " + super.describe(depth) }
}

// Extensions of classes of Foundation that override members of extensions, by an alias.
typealias Block = BlockOperation

extension NSObject {
    @objc func trace(_ depth: Int = 0) -> String { "object \(depth)" }
    @objc var parts: [String] { ["object"] }
}

extension Operation {
    override func trace(_ depth: Int) -> String { "operation " + super.trace() }
    override var parts: [String] { super.parts + ["operation"] }
}

extension Block {
    override func trace(_ depth: Int) -> String { "block " + super.trace(depth) }
}

// @unchecked: the superclass is sendable, and the classes add no stored properties.
class Job: BlockOperation, @unchecked Sendable {
    nonisolated override init() { super.init() }
    override func trace(_ depth: Int) -> String { "job " + super.trace(depth) }
    override var parts: [String] { super.parts + ["job"] }
}

class SubJob: Job, @unchecked Sendable {
    nonisolated override init() { super.init() }
    override func trace(_ depth: Int) -> String { "sub " + super.trace(depth) }
}

for object in [NSObject(), Operation(), BlockOperation(), Job(), SubJob(), NumberFormatter()] {
    print(object.trace(2), object.parts)
}
//> object 2 ["object"]
//> operation object 0 ["object", "operation"]
//> block operation object 0 ["object", "operation"]
//> job block operation object 0 ["object", "operation", "job"]
//> sub job block operation object 0 ["object", "operation", "job"]
//> object 2 ["object"]

Leaf().run()
print(Sub.make())
let objects: [NSObject] = [NSObject(), Named(), Child()]
for object in objects {
    object.tag = 9
    print(object.describe(), object.tag)
}
print(objects[1].perform(#selector(getter: NSObject.tag))!.takeUnretainedValue())
//> base setUp
//> sub setUp
//> leaf setUp
//> base close false
//> sub close
//> 2 base sub made
//> made sub
//> no tag 9
//> object 0 0
//> no tag 9
//> named object 1 9
//> no tag 9
//> child named object 1 9
//> 9
