// Selectors and messages.
import Foundation

class Target: NSObject {
    @objc func plain() { print("plain") }
    @objc private func hidden(_ sender: Any?) { print("hidden", sender ?? "nil") }
    @objc func two(_ a: Int, and b: String) -> String { "\(a)\(b)" }
    @objc(renamed:) func original(_ number: NSNumber) -> NSNumber { NSNumber(value: number.intValue + 1) }
    @objc func wrong(_ text: String) { print("never", text) }
    @objc func optional(_ text: String?) { print("optional", text ?? "nil") }
    @objc func failing() throws { throw CocoaError(.fileNoSuchFile) }
    @objc static func shared(_ notification: Notification) { print("class", notification.name.rawValue) }
    @objc dynamic func notify(_ notification: Notification) { print("object", notification.object ?? "nil") }
    func run() {
        perform(#selector(plain))
        perform(#selector(Target.hidden(_:)), with: 1)
        perform(#selector(Self.optional), with: nil)
        print(perform(#selector(two(_:and:)), with: 5, with: "x")!.takeUnretainedValue())
        print(perform(NSSelectorFromString("renamed:"), with: 41)!.takeUnretainedValue())
        perform(#selector(failing))
        print(NSStringFromSelector(#selector(original)), #selector(plain) == Selector("plain"))
        print(responds(to: #selector(hidden)), responds(to: Selector(("other"))))
        print(Target.instancesRespond(to: #selector(plain)))
    }
}

class Sub: Target {
    override func plain() { print("sub") }
    override func notify(_ notification: Notification) { super.notify(notification); print("sub notify") }
}

final class Box<Value>: NSObject {
    var value: Value
    init(_ value: Value) { self.value = value }
    @objc func open() { print("open", value) }
    var selector: Selector { #selector(open) }
}

private extension Selector {
    static let notify = #selector(Target.notify(_:))
}

func makeLocal() -> NSObject {
    class Local: NSObject {
        @objc func plain() { print("local") }
    }
    return Local()
}

final class Proxy: NSObject {
    weak var target: NSObject?
    override func responds(to aSelector: Selector!) -> Bool {
        super.responds(to: aSelector) || target?.responds(to: aSelector) ?? false
    }
    override func forwardingTarget(for aSelector: Selector!) -> Any? { target }
}

let target = Sub()
target.run()
let proxy = Proxy()
proxy.target = target
proxy.perform(#selector(Target.plain))
target.performSelector(onMainThread: #selector(Target.plain), with: nil, waitUntilDone: true)
print(proxy.responds(to: #selector(Target.plain)), proxy.responds(to: Selector("none")))
makeLocal().perform(#selector(Target.plain))
let box = Box(3)
box.perform(box.selector)
let name = Notification.Name("n")
NotificationCenter.default.addObserver(target, selector: .notify, name: name, object: nil)
NotificationCenter.default.post(name: name, object: "sender")
NotificationCenter.default.removeObserver(target)
NotificationCenter.default.addObserver(Target.self, selector: #selector(Target.shared(_:)), name: name, object: nil)
NotificationCenter.default.post(name: name, object: nil)
NotificationCenter.default.removeObserver(Target.self)
NotificationCenter.default.post(name: name, object: "nobody")
autoreleasepool { print("pool") }
#if os(iOS) && !os(Linux)
print("iOS")
#endif
if #available(iOS 15, *) { print("available") }
if #unavailable(iOS 15) { print("unavailable") }
//> sub
//> hidden 1
//> optional nil
//> 5x
//> 42
//> renamed: true
//> true false
//> true
//> sub
//> sub
//> true false
//> local
//> open 3
//> object sender
//> sub notify
//> class n
//> pool
//> iOS
//> available
