import Bindings
import Foundation
import HostClock

/// One thing that a person fills in: its value, and what is wrong with it.
///
///     let email = Field("", name: "email", .required(), .email())
///     email.value.bindBothWays(to: …)
///     email.message.bind(to: label, \.text)
///
/// A problem is shown once the person has left the field, or tried to send the form; from then on the message follows
/// what is typed.
@MainActor
public final class Field<Value: Equatable & Sendable>: FormField {
    /// Asks somebody about a value: returns what is wrong with it, or nil.
    public typealias Question = @MainActor @Sendable (Value) async throws -> ValidationMessage?

    /// How long a value must rest before somebody is asked about it, in seconds: 0.4.
    public static var restBeforeAsking: TimeInterval { 0.4 }

    /// What is filled in.
    public let value: Dynamic<Value>
    /// How it stands.
    public let validity: DynamicValue<Validity>
    /// What to show beside the field; nil for nothing.
    public let message: DynamicValue<String?>
    /// What a server calls the field.
    public let name: String

    private let validator: Validator<Value>
    private let question: Question?
    private let answer = Dynamic(Answer.none)
    private let rejection = Dynamic<Rejection?>(nil)
    private let isTouched = Dynamic(false)
    private var call: ScheduledCall?
    private var task: Task<Void, Never>?

    /// What was said about which value.
    private enum Answer: Equatable {
        case none
        case asking(Value)
        case good(Value)
        case bad(Value, ValidationMessage)
    }

    /// What a server refused when the form was sent. Unlike an answer it holds only until the value is another.
    private struct Rejection: Equatable {
        var value: Value
        var problem: ValidationMessage
        /// Whether the form is still what the server refused.
        var isInForce = true

        /// What is wrong with a value; nil if it is not the one that was refused.
        func problem(with value: Value) -> ValidationMessage? { value == self.value ? problem : nil }
    }

    /// Makes a field.
    ///
    /// - Parameters:
    ///   - name: what a server calls the field, so that what it refuses can be shown beside it.
    ///   - validators: are asked in their order.
    ///   - question: is asked about values that the validators accept, once they rest: whether a name is free, say. When
    ///     it throws, the value passes: the server decides in the end.
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

    // MARK: Showing

    /// Says that the person has left the field: what is wrong may be shown.
    public func endEditing() {
        isTouched.value = true
    }

    public func observeChanges<Owner: AnyObject>(with owner: Owner, _ body: @escaping @MainActor (Owner) -> Void) {
        value.distinct().observe(with: owner) { owner, _ in body(owner) }
    }

    /// Shows a problem that only the server found, until the value is another one.
    public func reject(_ problem: ValidationMessage) {
        stopAsking()
        together {
            rejection.value = Rejection(value: value.value, problem: problem)
            isTouched.value = true
        }
    }

    /// Says that what was rejected may be right by now, because another field has changed.
    ///
    /// The problem is still shown, but the field is what it would be without it.
    public func acceptAgain() {
        guard rejection.value?.isInForce == true else { return }
        rejection.value?.isInForce = false
        valueChanged()
    }

    /// Begins anew: with a value, and without a message. What was answered or refused before is forgotten.
    public func reset(to value: Value) {
        stopAsking()
        together {
            isTouched.value = false
            answer.value = .none
            rejection.value = nil
            self.value.value = value
        }
    }

    // MARK: Asking

    // While the validity is `.checking`, there is either a call that will ask, or a task that asks.

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

    /// Waits until nobody is asked any more, without waiting for the value to rest: also about what it becomes meanwhile.
    public func finishChecking() async {
        while true {
            if call != nil { ask() }
            guard let task else { return }
            await task.value
        }
    }
}
