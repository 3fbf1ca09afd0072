// Optional members of protocols.
import Foundation

@objc protocol LoaderDelegate: NSObjectProtocol {
    func didStart(_ loader: Loader)
    @objc optional func loader(_ loader: Loader, shouldLoad name: String) -> Bool
    @objc optional func didFinish(
        _ loader: Loader,  // the sender
        with error: Error?
    )
    @objc optional func title() -> String?
    @objc optional var limit: Int { get }
    @objc optional func each(_ body: @escaping (Int) -> Void) throws
}

class Loader: NSObject {
    weak var delegate: LoaderDelegate?
    var didFinish: ((Int) -> Void)?
    func argument(_ text: String) -> String {
        print("argument", text)
        return text
    }
    func run() {
        delegate?.didStart(self)
        guard delegate?.loader?(self, shouldLoad: argument("a")) ?? true else { return print("refused") }
        delegate?.didFinish?(self, with: nil)
        didFinish?(1)
        print(delegate?.title?() ?? "untitled", delegate?.limit ?? -1)
        try? delegate?.each? { print("each", $0) }
        print(delegate?.loader(_:shouldLoad:) != nil, delegate?.title == nil)
        print(delegate?.responds(to: #selector(LoaderDelegate.didFinish(_:with:))) ?? false)
    }
}

class Base: NSObject, LoaderDelegate {
    func didStart(_ loader: Loader) { print(type(of: self), "started") }
    func didFinish(_ loader: Loader, with error: Error?) { print("base finished") }
}

class Sub: Base {
    func loader(_ loader: Loader, shouldLoad name: String) -> Bool { true }
    override func didFinish(_ loader: Loader, with error: Error?) { print("sub finished") }
    var limit: Int { 3 }
    @objc func each(_ body: @escaping (Int) -> Void) throws { body(1) }
}

extension Sub { @objc func title() -> String? { "sub" } }

class Conditional: NSObject, LoaderDelegate {
    func didStart(_ loader: Loader) {}
    #if MISSING
    func title() -> String? { "missing" }
    #else
    func loader(_ loader: Loader, shouldLoad name: String) -> Bool { false }
    #endif
}

let conditional: LoaderDelegate = Conditional()
print(conditional.title == nil, conditional.loader?(Loader(), shouldLoad: "b") ?? true)
//> true false

let loader = Loader()
loader.didFinish = { print("closure", $0) }
for delegate in [Base(), Sub()] {
    loader.delegate = delegate
    loader.run()
}
loader.delegate = nil
loader.run()
//> Base started
//> base finished
//> closure 1
//> untitled -1
//> false true
//> true
//> Sub started
//> argument a
//> sub finished
//> closure 1
//> sub 3
//> each 1
//> true false
//> true
//> closure 1
//> untitled -1
//> false true
//> false

@objc protocol PanelDelegate {
    @objc(panel:forText:) optional func panel(_ x: Int, for text: String) -> Int
    @objc(panel:forNumber:) optional func panel(_ x: Int, for number: Int) -> Int?
    @objc optional func panelDidEnd(_ x: Int)
}

class TextPanel: NSObject, PanelDelegate {
    func panel(_ x: Int, for text: String) -> Int { 1 }
    func panelDidEnd(_ x: Int) { print("end", x) }
}

class NumberPanel: NSObject, PanelDelegate {
    func panel(_ x: Int, for number: Int) -> Int? { 2 }
}

for delegate: PanelDelegate in [TextPanel(), NumberPanel()] {
    print(delegate.panel?(1, for: "a") ?? -1, delegate.panel?(1, for: 2) ?? -1)
    let optional: PanelDelegate? = delegate
    if let end = optional?.panelDidEnd(_:) { end(3) }
    if let end = delegate.panelDidEnd { end(4) }
}
//> 1 -1
//> end 3
//> end 4
//> -1 2
