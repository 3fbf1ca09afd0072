import Expectations
import Foundation
import FoundationAdditions
import Testing

/// Tests the results of methods that are exchanged. The source rewriter generates declarations like those in this file.
struct MethodExchangeTests {
    @Test func `an exchanged method returns an optional value of any type`() throws {
        let object = Storage()
        expect(object.value(named: "a") as? String, equals: "a")
        method_exchangeImplementations(
            try #require(class_getInstanceMethod(Storage.self, Selector("valueWithNamed:"))),
            try #require(class_getInstanceMethod(Storage.self, Selector("log_valueWithNamed:"))))
        expect(object.value(named: "a") as? String, equals: "log a")
        expectNil(object.value(named: ""))
    }
}

private final class Storage: NSObject {
    func value(named name: String) -> Any? {
        if let method = ExchangedMethod("valueWithNamed:", of: self, in: Storage.self) { return method(name) }
        return original(name)
    }

    private func original(_ name: String) -> Any? { name.isEmpty ? nil : name }

    private func replacement(_ name: String) -> Any? { name.isEmpty ? nil : "log " + name }

    nonisolated enum Members {
        @section("engawa_members") @used static let table: @convention(c) () -> Void = {
            ClassMembers.add(Storage.self) {
                $0.exchangeable("valueWithNamed:") { try $0.original($1[0] as String) as Any? }
                $0.exchangeable("log_valueWithNamed:") { try $0.replacement($1[0] as String) as Any? }
            }
        }
    }
}
