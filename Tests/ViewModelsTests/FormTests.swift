import Expectations
import Bindings
import HostClock
import TestStage
import Testing

@testable import APIClient
@testable import ViewModels

@MainActor
@Suite(.onStage)
struct FormTests {
    private let stage = QuietStage()
    private let server = Server<Int>()

    private func drain() { MainQueue.shared.drainCompletely() }

    private func form() -> (Form, Field<String>, Field<String>) {
        let email = Field("", name: "email", .required("Email?"), .email("No email."))
        let password = Field("", name: "password", .required("Password?"), .length(atLeast: 3, "Too short."))
        return (Form([email, password]), email, password)
    }

    @Test func `the button has a reason while it is disabled`() {
        let (form, email, password) = form()
        var reasons: [String?] = []
        form.button.bind(with: server) { _, button in reasons.append(button.disabledReason) }
        email.value.value = "a"
        email.value.value = "a@b"
        password.value.value = "x"
        password.value.value = "xyz"
        expect(reasons, equals: ["Email?", "No email.", "Password?", "Too short.", nil])
        expect(form.button.value.isEnabled)
    }

    @Test func `a problem is shown after editing ends, and follows the input from then on`() {
        let (_, email, _) = form()
        email.value.value = "a"
        expectNil(email.message.value)
        email.endEditing()
        expect(email.message.value, equals: "No email.")
        email.value.value = "a@b"
        expectNil(email.message.value)
        email.value.value = ""
        expect(email.message.value, equals: "Email?")
        email.reset(to: "")
        expectNil(email.message.value)
    }

    @Test func `a form with problems shows them and is not sent`() {
        let (form, email, password) = form()
        let task: Task<Void, Never>? = form.submit({ [server] in try await server.ask() }, success: { _ in })
        drain()
        expectNil(task)
        expect(server.requestCount, equals: 0)
        expect(email.message.value, equals: "Email?")
        expect(password.message.value, equals: "Password?")
    }

    private func filled() -> (Form, Field<String>, Field<String>) {
        let (form, email, password) = form()
        email.value.value = "a@b"
        password.value.value = "secret"
        return (form, email, password)
    }

    @Test func `one tap sends one request, and the button is busy during it`() {
        let (form, _, _) = filled()
        var answers: [Int] = []
        var states: [[Bool]] = []
        form.button.bind(with: server) { _, button in states.append([button.isEnabled, button.isBusy]) }
        for _ in 0..<3 { form.submit({ [server] in try await server.ask() }, success: { answers.append($0) }) }
        drain()
        expect(server.requestCount, equals: 1)
        server.answer(7)
        expect(answers, equals: [7])
        expect(states, equals: [[true, false], [false, true], [true, false]])
    }

    @Test func `input survives a failure, which is reported`() {
        let (form, email, password) = filled()
        form.submit({ [server] in try await server.ask() }, success: { _ in })
        drain()
        server.fail()
        expect(form.failure.value?.message, equals: "The server is away. Try again.")
        expect(email.value.value, equals: "a@b")
        expect(password.value.value, equals: "secret")
        expect(form.button.value.isEnabled)
        form.submit({ [server] in try await server.ask() }, success: { _ in })
        expectNil(form.failure.value)
    }

    struct Taken: FieldRejection {
        var rejectedFields: [String: ValidationMessage] { ["email": "Taken."] }
    }

    @Test func `a rejection is shown beside its field until the field changes`() {
        let (form, email, password) = filled()
        form.submit({ [server] in try await server.ask() }, success: { _ in })
        drain()
        server.fail(Taken())
        expect(email.message.value, equals: "Taken.")
        expectNil(password.message.value)
        expect(form.button.value.disabledReason, equals: "Taken.")
        email.value.value = "c@d"
        expectNil(email.message.value)
        expect(form.button.value.isEnabled)
    }

    @Test func `a rejection applies only to fields that have the value that was sent`() {
        let (form, email, _) = filled()
        form.submit({ [server] in try await server.ask() }, success: { _ in })
        drain()
        email.value.value = "c@d"
        server.fail(Taken())
        expectNil(email.message.value)
        expect(form.button.value.isEnabled)
        form.submit({ [server] in try await server.ask() }, success: { _ in })
        drain()
        email.value.value = "e@f"
        email.value.value = "c@d"
        server.fail(Taken())
        expect(email.message.value, equals: "Taken.")
    }

    struct Alike: FieldRejection {
        var rejectedFields: [String: ValidationMessage] { ["password": "Too much like your email."] }
    }

    @Test func `a rejected form can be submitted again after any change`() {
        let (form, email, password) = filled()
        form.submit({ [server] in try await server.ask() }, success: { _ in })
        drain()
        server.fail(Alike())
        expect(form.button.value.disabledReason, equals: "Too much like your email.")
        let task: Task<Void, Never>? = form.submit({ [server] in try await server.ask() }, success: { _ in })
        expectNil(task)
        // The same value again is not a change.
        email.value.value = "a@b"
        expect(!form.button.value.isEnabled)
        email.value.value = "c@d"
        expect(form.button.value, equals: Form.ButtonState(isEnabled: true, isBusy: false, disabledReason: nil))
        // The problem may remain, so the message stays until the field itself changes.
        expect(password.message.value, equals: "Too much like your email.")
        form.submit({ [server] in try await server.ask() }, success: { _ in })
        drain()
        expect(server.requestCount, equals: 2)
        server.fail(Alike())
        expect(form.button.value.disabledReason, equals: "Too much like your email.")
        password.value.value = "other"
        expect(form.button.value.isEnabled)
        expectNil(password.message.value)
    }

    @Test func `correcting one of two rejected fields keeps the other's message`() {
        struct Both: FieldRejection {
            var rejectedFields: [String: ValidationMessage] { ["email": "Taken.", "password": "Too weak."] }
        }
        let (form, email, password) = filled()
        form.submit({ [server] in try await server.ask() }, success: { _ in })
        drain()
        server.fail(Both())
        email.value.value = "c@d"
        expectNil(email.message.value)
        expect(password.message.value, equals: "Too weak.")
        expect(form.button.value.isEnabled)
        // The field's own validators precede the server's rejection.
        password.value.value = ""
        expect(password.message.value, equals: "Password?")
        expect(!form.button.value.isEnabled)
    }

    @Test func `canceling restores the form`() {
        let (form, _, _) = filled()
        var calls = 0
        form.submit({ [server] in try await server.ask() }, success: { _ in calls += 1 })
        drain()
        form.cancel()
        expect(form.button.value.isEnabled)
        expectNil(form.failure.value)
        server.answer(1)
        expect(calls, equals: 0)
    }

    @Test func `a value is checked once, after it stops changing`() {
        let question = Server<ValidationMessage?>()
        let name = Field("", name: "name", .required("Name?")) { _ in try await question.ask() }
        let form = Form([name])
        expect(name.validity.value.problem?.key, equals: "Name?")
        for text in ["a", "ad", "ada"] {
            name.value.value = text
            stage.advance(by: 0.3)
        }
        expect(question.requestCount, equals: 0)
        expect(name.validity.value, equals: .checking)
        expect(form.button.value.disabledReason, equals: "This is being checked. Wait a moment.")
        stage.advance(by: 0.2)
        expect(question.requestCount, equals: 1)
        question.answer("Not free.")
        expect(name.validity.value, equals: .invalid("Not free."))
        name.value.value = "ada1"
        expect(name.validity.value, equals: .checking)
        stage.advance(by: 0.5)
        question.answer(nil)
        expect(name.validity.value, equals: .valid)
        expect(form.button.value.isEnabled)
    }

    @Test func `the result of a check is dropped if the value changed`() {
        let question = Server<ValidationMessage?>()
        let name = Field("ada", name: "name") { _ in try await question.ask() }
        stage.advance(by: 0.5)
        name.value.value = "grace"
        question.answer("Not free.")
        expect(name.validity.value, equals: .checking)
        stage.advance(by: 0.5)
        expect(question.requestCount, equals: 2)
        question.fail()
        expect(name.validity.value, equals: .valid)
    }

    @Test func `submission waits for checks, and fails if a check fails`() {
        let question = Server<ValidationMessage?>()
        let name = Field("ada", name: "name") { _ in try await question.ask() }
        let form = Form([name])
        form.submit({ [server] in try await server.ask() }, success: { _ in })
        drain()
        expect(question.requestCount, equals: 1)
        expect(server.requestCount, equals: 0)
        question.answer("Not free.")
        expect(server.requestCount, equals: 0)
        expect(name.message.value, equals: "Not free.")
        expect(!form.isSubmitting.value)
        name.value.value = "grace"
        form.submit({ [server] in try await server.ask() }, success: { _ in })
        drain()
        question.answer(nil)
        expect(server.requestCount, equals: 1)
        server.answer(1)
    }

    @Test func `fields that a response rejects are marked, and other responses are not rejections`() {
        struct Answer: Decodable {
            var fields: [String: [String]]
        }
        func rejection(_ status: Int, _ body: String) -> RejectedFields? {
            var error = APIError(kind: .status(status), service: "The server", details: "POST /users: \(status)")
            error.responseBody = Array(body.utf8)
            return RejectedFields(error) { (answer: Answer) in answer.fields.compactMapValues(\.first) }
        }
        let found: RejectedFields? = rejection(422, #"{"fields": {"name": ["This name is taken.", "x"], "about": []}}"#)
        expect(found?.rejectedFields, equals: ["name": "This name is taken."])
        expect(found?.details == "POST /users: 422" && found?.isRetryable == false)
        for (status, body) in [(500, #"{"fields": {"name": ["a"]}}"#), (422, "<html>"), (422, #"{"fields": {}}"#)] {
            expectNil(rejection(status, body), "\(status) \(body)")
        }
    }

    @Test func `a submission with a rejection key path marks the fields that a 422 response rejects`() {
        struct Answer: Decodable {
            var fields: [String: String]
        }
        let name = Field("ada", name: "name")
        let form = Form([name])
        for (status, message) in [(422, "Taken."), (500, nil)] as [(Int, String?)] {
            name.reset(to: "ada")
            form.submit(rejection: \Answer.fields) {
                var error = APIError(kind: .status(status), service: "The server", details: "")
                error.responseBody = Array(#"{"fields": {"name": "Taken."}}"#.utf8)
                throw error
            } success: { (_: Int) in
            }
            drain()
            expect(name.message.value == message && form.failure.value != nil, "\(status)")
        }
    }
}
