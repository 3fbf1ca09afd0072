import Bindings
import Foundation
import HostClock

/// An input field of a form: its value, and the result of its validation.
///
///     let email = Field("", name: "email", .required(), .email())
///     email.value.bindBothWays(to: …)
///     email.message.bind(to: label, \.text)
///
/// A problem is shown after the user has left the field or has tried to submit the form. From then on, the message is
/// updated with the input.
@MainActor
public final class Field<Value: Equatable & Sendable>: FormField {
    /// An asynchronous check of a value. Returns a problem, or nil.
    public typealias AsynchronousCheck = @MainActor @Sendable (Value) async throws -> ValidationMessage?

    /// The time for which a value must stay unchanged before it is checked asynchronously, in seconds: 0.4.
    public static var checkDelay: TimeInterval { 0.4 }

    /// The input.
    public let value: Dynamic<Value>
    /// The result of the validation.
    public let validity: DynamicValue<Validity>
    /// The message to show beside the field, if any.
    public let message: DynamicValue<String?>
    /// The server's name for the field.
    public let name: String

    private let validator: Validator<Value>
    private let asynchronousCheck: AsynchronousCheck?
    private let checkResult = Dynamic(CheckResult.none)
    private let rejection = Dynamic<Rejection?>(nil)
    private let isTouched = Dynamic(false)
    private var call: ScheduledCall?
    private var task: Task<Void, Never>?

    /// The result of the asynchronous check, with the value that it applies to.
    private enum CheckResult: Equatable {
        case none
        case pending(Value)
        case passed(Value)
        case failed(Value, ValidationMessage)
    }

    /// A problem that the server found when the form was submitted. It applies only until the value changes, unlike the
    /// result of a check.
    private struct Rejection: Equatable {
        var value: Value
        var problem: ValidationMessage
        /// Whether the form is unchanged since the server rejected it.
        var isActive = true

        /// Returns the problem if `value` is the rejected value.
        func problem(with value: Value) -> ValidationMessage? { value == self.value ? problem : nil }
    }

    /// Creates a field.
    ///
    /// - Parameters:
    ///   - name: The server's name for the field. A rejection of this name is shown beside the field.
    ///   - validators: The validators, in order.
    ///   - asynchronousCheck: A check of values that pass the validators, for example whether a name is available. It
    ///     runs when the value has not changed for `checkDelay` seconds. If it throws, the value passes, because the
    ///     server checks the value again when the form is submitted.
    public init(
        _ value: Value, name: String = "", _ validators: Validator<Value>...,
        asynchronousCheck: AsynchronousCheck? = nil
    ) {
        let dynamic = Dynamic(value)
        let validator: Validator<Value> = .all(validators)
        self.value = dynamic
        self.name = name
        self.validator = validator
        self.asynchronousCheck = asynchronousCheck
        let needsCheck: Bool = asynchronousCheck != nil
        let validity: DynamicValue<Validity> = combine(dynamic, checkResult, rejection) { value, result, rejection in
            if let problem = validator.problem(with: value) { return .invalid(problem) }
            if let rejection, rejection.isActive, let problem = rejection.problem(with: value) {
                return .invalid(problem)
            }
            return Field.validity(of: value, checkResult: result, needsCheck: needsCheck)
        }.distinct()
        self.validity = validity
        let rejectionProblem: DynamicValue<ValidationMessage?> = dynamic.combine(rejection) { $1?.problem(with: $0) }
        message = combine(validity, rejectionProblem, isTouched) { validity, rejectionProblem, isTouched in
            isTouched ? (validity.problem ?? rejectionProblem)?.text : nil
        }.distinct()
        dynamic.observe(with: self) { field, _ in field.valueChanged() }
        if asynchronousCheck != nil { valueChanged() }
    }

    isolated deinit {
        call?.cancel()
        task?.cancel()
    }

    private static func validity(of value: Value, checkResult: CheckResult, needsCheck: Bool) -> Validity {
        switch checkResult {
        case .failed(value, let problem): .invalid(problem)
        case .passed(value): .valid
        default: needsCheck ? .checking : .valid
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

    public func makeComparison() -> @MainActor () -> Bool {
        let earlier: Value = value.value
        return { [value] in value.value == earlier }
    }

    /// Shows a problem that the server found, until the value changes.
    public func reject(_ problem: ValidationMessage) {
        cancelCheck()
        withBatchedUpdates {
            rejection.value = Rejection(value: value.value, problem: problem)
            isTouched.value = true
        }
    }

    /// Allows the form to be submitted again with the rejected value, because another field changed.
    ///
    /// The problem is still shown, but no longer affects the validity.
    public func allowResubmission() {
        guard rejection.value?.isActive == true else { return }
        rejection.value?.isActive = false
        valueChanged()
    }

    /// Sets a value, and removes the message and the results of earlier checks and submissions.
    public func reset(to value: Value) {
        cancelCheck()
        withBatchedUpdates {
            isTouched.value = false
            checkResult.value = .none
            rejection.value = nil
            self.value.value = value
        }
    }

    // MARK: Asynchronous checks

    // While the validity is `.checking`, either `call` is scheduled or `task` runs.

    private func valueChanged() {
        let value = self.value.value
        if let rejected = rejection.value {
            if rejected.value != value { rejection.value = nil } else if rejected.isActive { return cancelCheck() }
        }
        switch checkResult.value {
        case .pending(value): return
        case .passed(value), .failed(value, _): return cancelCheck()
        default: cancelCheck()
        }
        guard asynchronousCheck != nil, validator.problem(with: value) == nil else { return }
        call = MainQueue.shared.schedule(after: Self.checkDelay) { [weak self] in self?.startCheck() }
    }

    private func cancelCheck() {
        call?.cancel()
        call = nil
        task?.cancel()
        task = nil
        if case .pending = checkResult.value { checkResult.value = .none }
    }

    private func startCheck() {
        call?.cancel()
        call = nil
        guard let asynchronousCheck else { return }
        let value = self.value.value
        checkResult.value = .pending(value)
        task = Task { [weak self] in
            let problem: ValidationMessage?
            do { problem = try await asynchronousCheck(value) } catch { problem = nil }
            guard let self, !Task.isCancelled else { return }
            task = nil
            checkResult.value = problem.map { .failed(value, $0) } ?? .passed(value)
        }
    }

    /// Waits for the asynchronous check, without the delay. If the value changes during the wait, also waits for the
    /// check of the new value.
    public func finishChecking() async {
        while true {
            if call != nil { startCheck() }
            guard let task else { return }
            await task.value
        }
    }
}
