import Expectations
import Foundation
import Testing

@testable import FoundationAdditions

/// Selectors of methods with three parameters, such as the completion of an operation.
@MainActor struct SelectorArgumentsTests {
    private let error = NSError(domain: "test", code: 3)

    /// Calls a method of a receiver through each form of a selector, with an item, an error and a context. Returns the
    /// values that the receiver received.
    private func results(_ name: String, _ error: NSError?, _ context: UnsafeMutableRawPointer?) -> [String] {
        let receiver = Receiver()
        let selectors: [Selector] = [
            Selector("item:error:\(name):"),
            Selector("item:error:\(name):", with: Receiver.self) { receiver, arguments in
                switch name {
                case "context": try receiver.item(arguments[0], error: arguments[1], context: arguments[2])
                case "raw": try receiver.item(arguments[0], error: arguments[1], raw: arguments[2])
                default: try receiver.item(arguments[0], error: arguments[1], opaque: arguments[2])
                }
            },
        ]
        for selector in selectors { selector.invoke(on: receiver, arguments: ["a", error, context]) }
        let unlisted: Selector =
            switch name {
            case "context": Selector("unlisted", Receiver.item(_:error:context:))
            case "raw": Selector("unlisted", Receiver.item(_:error:raw:))
            default: Selector("unlisted", Receiver.item(_:error:opaque:))
            }
        unlisted.invoke(on: receiver, arguments: ["a", error, context])
        return receiver.results
    }

    @Test func `a method receives three arguments`() {
        withUnsafeTemporaryAllocation(byteCount: 8, alignment: 8) { memory in
            let context: UnsafeMutableRawPointer? = memory.baseAddress
            for name in ["context", "raw", "opaque"] {
                let expected = "\(name) a test 3 \(UInt(bitPattern: context))"
                expect(results(name, error, context), equals: [expected, expected, expected])
            }
        }
    }

    @Test func `missing errors and contexts are nil`() {
        for name in ["context", "raw", "opaque"] {
            expect(results(name, nil, nil), equals: Array(repeating: "\(name) a none 0", count: 3))
        }
    }

    @Test func `a method is not called with an argument of another type`() {
        let receiver = Receiver()
        let selector = Selector("unlisted", Receiver.item(_:error:context:))
        expect(!selector.invoke(on: receiver, arguments: [1, nil, nil]))
        expect(!selector.invoke(on: receiver, arguments: ["a", "not an error", nil]))
        expect(receiver.results.isEmpty)
    }
}

@MainActor
private final class Receiver: NSObject {
    var results: [String] = []

    private func add(_ name: String, _ item: String, _ error: (any Error)?, _ context: UInt) {
        let found = error as? NSError
        results.append("\(name) \(item) \(found.map { "\($0.domain) \($0.code)" } ?? "none") \(context)")
    }

    func item(_ item: String, error: (any Error)?, context: UnsafeMutableRawPointer?) {
        add("context", item, error, UInt(bitPattern: context))
    }

    func item(_ item: String, error: NSError?, raw: UnsafeRawPointer) {
        add("raw", item, error, UInt(bitPattern: raw))
    }

    func item(_ item: String, error: (any Error)?, opaque: OpaquePointer?) {
        add("opaque", item, error, UInt(bitPattern: opaque))
    }

    nonisolated enum Members {
        @section("engawa_members") @used static let table: @convention(c) () -> Void = {
            ClassMembers.add(Receiver.self) { members in
                members.method("item:error:context:") { try $0.item($1[0], error: $1[1], context: $1[2]) }
                members.method("item:error:raw:") { try $0.item($1[0], error: $1[1], raw: $1[2]) }
                members.method("item:error:opaque:") { try $0.item($1[0], error: $1[1], opaque: $1[2]) }
            }
        }
    }
}
