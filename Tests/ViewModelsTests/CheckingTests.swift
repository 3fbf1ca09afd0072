import Expectations
import Bindings
import HostClock
import TestStage
import TestSupport
import Testing

@testable import ViewModels

/// Fields with asynchronous checks.
@MainActor
@Suite(.onStage)
struct CheckingTests {
    private let stage = QuietStage()
    private let server = Server<Int>()
    private let question = Server<ValidationMessage?>()

    private func drain() { MainQueue.shared.drainCompletely() }

    private func nameField(_ value: String = "") -> Field<String> {
        Field(value, name: "name", .length(atLeast: 3, "Too short.")) { [question] _ in try await question.ask() }
    }

    @Test func `a value is checked again if it changed during its check`() {
        let name: Field<String> = nameField()
        name.value.value = "ada"
        stage.advance(by: 0.5)
        name.value.value = "ad"
        name.value.value = "ada"
        expect(name.validity.value, equals: .checking)
        stage.advance(by: 1)
        expect(question.requestCount, equals: 2)
        question.answer("Not free.")
        expect(name.validity.value, equals: .checking)
        question.answer(nil)
        expect(name.validity.value, equals: .valid)
    }

    @Test func `a value with a known result is not checked again`() {
        let name: Field<String> = nameField("ada")
        stage.advance(by: 0.5)
        question.answer(nil)
        var validities: [Validity] = []
        name.value.value = "grace"
        name.value.value = "ada"
        name.validity.bind(with: server) { _, validity in validities.append(validity) }
        stage.advance(by: 1)
        expect(question.requestCount, equals: 1)
        expect(validities, equals: [.valid])
    }

    @Test func `a form is not sent before the latest value was checked`() {
        let name: Field<String> = nameField("ada")
        let other = Field("", name: "other") { [question] _ in try await question.ask() }
        let form = Form([name, other])
        form.submit({ [server] in try await server.ask() }, success: { _ in })
        drain()
        // The user continues to type: first in the field that is being checked, then in one that was checked.
        name.value.value = "grace"
        question.answer(nil)
        expect(question.requestCount, equals: 2)
        question.answer(nil)
        expect(question.requestCount == 3 && name.validity.value == .valid)
        name.value.value = "linus"
        question.answer(nil)
        expect(question.requestCount == 4 && other.validity.value == .valid)
        expect(server.requestCount, equals: 0)
        question.answer(nil)
        expect(name.validity.value, equals: .valid)
        expect(server.requestCount, equals: 1)
        server.answer(1)
    }

    @Test func `a form that was canceled during a check is not sent`() {
        let name: Field<String> = nameField("ada")
        let form = Form([name])
        form.submit({ [server] in try await server.ask() }, success: { _ in })
        drain()
        form.cancel()
        question.answer(nil)
        expect(server.requestCount, equals: 0)
        expect(form.button.value.isEnabled)
    }

    @Test func `a rejected value can be submitted again after it changed`() {
        let password = Field("secret", name: "password")
        password.reject("Wrong.")
        expect(password.message.value, equals: "Wrong.")
        password.value.value = "secret"
        expect(password.message.value, equals: "Wrong.")
        password.value.value = "secre"
        password.value.value = "secret"
        expect(password.validity.value, equals: .valid)
        let name: Field<String> = nameField("ada")
        name.reject("Taken.")
        stage.advance(by: 1)
        expect(question.requestCount, equals: 0)
        name.value.value = "adam"
        name.value.value = "ada"
        expect(name.validity.value, equals: .checking)
        stage.advance(by: 1)
        question.answer(nil)
        expect(name.validity.value, equals: .valid)
    }

    @Test func `a rejected value that was not checked before is checked when another field changes`() {
        let password = Field("secret", name: "password")
        let name: Field<String> = nameField("ada")
        let form = Form([name, password])
        name.reject("Taken.")
        stage.advance(by: 1)
        expect(question.requestCount, equals: 0)
        password.value.value = "other"
        expect(name.validity.value, equals: .checking)
        expect(name.message.value, equals: "Taken.")
        stage.advance(by: 1)
        question.answer(nil)
        expect(form.button.value.isEnabled)
        // A known result is not requested again.
        name.reject("Taken.")
        expect(!form.button.value.isEnabled)
        password.value.value = "third"
        expect(name.validity.value, equals: .valid)
        stage.advance(by: 1)
        expect(question.requestCount, equals: 1)
    }

    @Test func `resetting a field removes a rejection`() {
        let password = Field("", name: "password")
        password.reject("Wrong.")
        password.reset(to: "")
        expect(password.validity.value == .valid && password.message.value == nil)
        let name: Field<String> = nameField("ada")
        name.reject("Taken.")
        name.reset(to: "ada")
        expect(name.validity.value, equals: .checking)
        stage.advance(by: 1)
        question.answer("Not free.")
        expect(name.validity.value, equals: .invalid("Not free."))
        expectNil(name.message.value)
    }

    /// Checks values in any order. A value that ends in `x` is taken. The check of a value that ends in `e` fails.
    @MainActor
    final class Register {
        private var waiting: [(value: String, continuation: CheckedContinuation<Void, Never>)] = []

        var waitingCount: Int { waiting.count }

        func ask(_ value: String) async throws -> ValidationMessage? {
            await withCheckedContinuation { waiting.append((value, $0)) }
            if value.hasSuffix("e") { throw TestError() }
            return Register.problem(with: value)
        }

        func answer(_ index: Int) {
            waiting.remove(at: index).continuation.resume()
            MainQueue.shared.drainCompletely()
        }

        static func problem(with value: String) -> ValidationMessage? { value.hasSuffix("x") ? "Taken." : nil }
    }

    /// Random input, late results, rejections, submissions and cancellations. After all results arrived, no check is
    /// pending, each message applies to the current value, and no unchecked value was sent.
    @Test(arguments: 1...60)
    func `every field ends with a correct message`(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        let register = Register()
        let values = ["", "ad", "ada", "adam", "adax", "grace", "graces", "linux"]
        let fields: [Field<String>] = (0..<2).map { index in
            Field(values[index * 2], name: "\(index)", .length(atLeast: 3, "Too short.")) { [register] value in
                try await register.ask(value)
            }
        }
        let form = Form(fields)
        var rejected: [String?] = [nil, nil]
        func verdict(_ index: Int) -> Validity {
            let value: String = fields[index].value.value
            if !value.isEmpty, value.count < 3 { return .invalid("Too short.") }
            if rejected[index] == value { return .invalid("Refused.") }
            return Register.problem(with: value).map { .invalid($0) } ?? .valid
        }
        func set(_ index: Int, to value: String) {
            // A rejection ends when any field changes.
            if fields[index].value.value != value { rejected = [nil, nil] }
            fields[index].value.value = value
        }
        for _ in 0..<80 {
            let index: Int = random.below(fields.count)
            switch random.below(9) {
            case 0...2: set(index, to: values[random.below(values.count)])
            case 3: stage.advance(by: Double(random.below(7)) / 10)
            case 4, 5: if register.waitingCount > 0 { register.answer(random.below(register.waitingCount)) }
            case 6:
                form.submit(
                    {
                        for index in fields.indices { expect(fields[index].validity.value, equals: verdict(index)) }
                        expect(fields.allSatisfy { $0.validity.value == .valid })
                    }, success: { _ in })
                drain()
            case 7:
                form.cancel()
            default:
                if random.below(2) == 0 {
                    fields[index].reject("Refused.")
                    rejected[index] = fields[index].value.value
                } else {
                    rejected[index] = nil
                    let value: String = values[random.below(values.count)]
                    if fields[index].value.value != value { rejected = [nil, nil] }
                    fields[index].reset(to: value)
                }
            }
            for field in fields where field.validity.value != .checking {
                let index: Int = field === fields[0] ? 0 : 1
                expect(field.validity.value, equals: verdict(index))
            }
        }
        repeat {
            stage.advance(by: 1)
            while register.waitingCount > 0 { register.answer(random.below(register.waitingCount)) }
            stage.advance(by: 1)
        } while register.waitingCount > 0
        expect(fields.map(\.validity.value), equals: fields.indices.map { verdict($0) })
        expect(!form.isSubmitting.value)
    }
}
