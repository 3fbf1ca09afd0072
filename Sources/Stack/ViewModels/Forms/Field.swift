import Bindings
import Foundation
import HostClock

/// An input field of a form: its value, and the result of its validation.
///
///     let email = Field("", name: "email", .required(), .email())
///     email.value.bindBothWays(to: …)
///     email.message.bind(to: label, \.text)
///
/// A problem is shown after the user left the field or tried to submit the form. From then on, the message follows the
/// input.
@MainActor
public final class Field<Value: Equatable & Sendable>: FormField {
    /// An asynchronous check of a value. Returns a problem, or nil.
    public typealias Question = @MainActor @Sendable (Value) async throws -> ValidationMessage?

    /// How long a value must stay unchanged before it is checked asynchronously, in seconds: 0.4.
    public static var restBeforeAsking: TimeInterval { 0.4 }

    /// The input.
    public let value: Dynamic<Value>
    /// The result of the validation.
    public let validity: DynamicValue<Validity>
    /// The message to show beside the field; nil for none.
    public let message: DynamicValue<String?>
    /// The server's name of the field.
    public let name: String

    private let validator: Validator<Value>
    private let question: Question?
    private let answer = Dynamic(Answer.none)
    private let rejection = Dynamic<Rejection?>(nil)
    private let isTouched = Dynamic(false)
    private var call: ScheduledCall?
    private var task: Task<Void, Never>?

    /// The result of the asynchronous check, with the value that it applies to.
    private enum Answer: Equatable {
        case none
        case asking(Value)
        case good(Value)
        case bad(Value, ValidationMessage)
    }

    /// A problem that the server found when the form was submitted. It applies only until the value changes, unlike the
    /// result of a check.
    private struct Rejection: Equatable {
        var value: Value
        var problem: ValidationMessage
        /// Whether the form is unchanged since the server rejected it.
        var isInForce = true

        /// Returns the problem if `value` is the rejected value.
        func problem(with value: Value) -> ValidationMessage? { value == self.value ? problem : nil }
    }

    /// Creates a field.
    ///
    /// - Parameters:
    ///   - name: The server's name of the field, so that its rejections can be shown beside the field.
    ///   - validators: The validators, in order.
    ///   - question: An asynchronous check of values that pass the validators, for example whether a name is available.
    ///     It runs when the value has not changed for `restBeforeAsking` seconds. If it throws, the value passes,
    ///     because the server decides on submission.
    public init(_ value: Value, name: String = "", _ validators: Validator<Value>..., question: Question? = nil) {
        let dynamic = Dynamic(value)
        let validator: Validator<Value> = .all(validators)
        self.value = dynamic
        self.name = name
        self.validator = validator
        self.question = question
        let needsAnswer: Bool = question != nil
        let validity: DynamicValue<Validity> = combine(dynamic, answer, rejection) { value, answer, rejection in
            if let problem = validator.problem(with: value) { return .invalid(problem) }
            if let rejection, rejection.isInForce, let problem = rejection.problem(with: value) {
                return .invalid(problem)
            }
            return Field.validity(of: value, answer: answer, needsAnswer: needsAnswer)
        }.distinct()
        self.validity = validity
        let refusal: DynamicValue<ValidationMessage?> = dynamic.combine(rejection) { $1?.problem(with: $0) }
        message = combine(validity, refusal, isTouched) { validity, refusal, isTouched in
            isTouched ? (validity.problem ?? refusal)?.text : nil
        }.distinct()
        dynamic.observe(with: self) { field, _ in field.valueChanged() }
        if question != nil { valueChanged() }
    }

    isolated deinit {
        call?.cancel()
        task?.cancel()
    }

    private static func validity(of value: Value, answer: Answer, needsAnswer: Bool) -> Validity {
        switch answer {
        case .bad(value, let problem): .invalid(problem)
        case .good(value): .valid
        default: needsAnswer ? .checking : .valid
        }
    }

    // MARK: Messages

    /// Marks the end of editing. From now on, problems are shown.
    public func endEditing() {
        isTouched.value = true
    }

    public func observeChanges<Owner: AnyObject>(with owner: Owner, _ body: @escaping @MainActor (Owner) -> Void) {
        value.distinct().observe(with: owner) { owner, _ in body(owner) }
    }

    /// Shows a problem that the server found, until the value changes.
    public func reject(_ problem: ValidationMessage) {
        stopAsking()
        together {
            rejection.value = Rejection(value: value.value, problem: problem)
            isTouched.value = true
        }
    }

    /// Allows the form to be submitted again with the rejected value, because another field changed.
    ///
    /// The problem is still shown, but no longer affects the validity.
    public func acceptAgain() {
        guard rejection.value?.isInForce == true else { return }
        rejection.value?.isInForce = false
        valueChanged()
    }

    /// Sets a value, and removes the message and the results of earlier checks and submissions.
    public func reset(to value: Value) {
        stopAsking()
        together {
            isTouched.value = false
            answer.value = .none
            rejection.value = nil
            self.value.value = value
        }
    }

    // MARK: Asynchronous checks

    // While the validity is `.checking`, either `call` is scheduled or `task` runs.

    private func valueChanged() {
        let value: Value = self.value.value
        if let known = rejection.value {
            if known.value != value { rejection.value = nil } else if known.isInForce { return stopAsking() }
        }
        switch answer.value {
        case .asking(value): return
        case .good(value), .bad(value, _): return stopAsking()
        default: stopAsking()
        }
        guard question != nil, validator.problem(with: value) == nil else { return }
        call = MainQueue.shared.schedule(after: Self.restBeforeAsking) { [weak self] in self?.ask() }
    }

    private func stopAsking() {
        call?.cancel()
        call = nil
        task?.cancel()
        task = nil
        if case .asking = answer.value { answer.value = .none }
    }

    private func ask() {
        call?.cancel()
        call = nil
        guard let question else { return }
        let value: Value = self.value.value
        answer.value = .asking(value)
        task = Task { [weak self] in
            let problem: ValidationMessage?
            do { problem = try await question(value) } catch { problem = nil }
            guard let self, !Task.isCancelled else { return }
            task = nil
            answer.value = problem.map { .bad(value, $0) } ?? .good(value)
        }
    }

    /// Waits for the asynchronous check, without the delay. If the value changes during the wait, its check is awaited
    /// too.
    public func finishChecking() async {
        while true {
            if call != nil { ask() }
            guard let task else { return }
            await task.value
        }
    }
}
