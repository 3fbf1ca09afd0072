import APIClient
import Bindings

/// A set of fields that are submitted together.
///
///     let form = Form([email, password])
///     form.button.bind(with: saveButton) { … }
///     form.submit { try await client.send(.signUp(…)) } success: { … }
///
/// The input is never modified, neither during submission nor after a failure. A form that the server rejected with a
/// `FieldRejection` cannot be submitted again until a field changes.
@MainActor
public final class Form {
    /// The state of the Submit button.
    public struct ButtonState: Sendable, Hashable {
        /// Whether the button is enabled.
        public var isEnabled: Bool
        /// Whether the form is being submitted.
        public var isBusy: Bool
        /// The reason why the button is disabled; nil if it is enabled.
        public var disabledReason: String?
    }

    /// The fields, in input order.
    public let fields: [any FormField]
    /// The state of the Submit button.
    public let button: DynamicValue<ButtonState>
    /// Whether the form is being submitted.
    public let isSubmitting: DynamicValue<Bool>
    /// The reason why the last submission failed; nil if it succeeded, or if another submission is in progress.
    public let failure: DynamicValue<RequestFailure?>

    private let runner = RequestRunner()
    /// For each field, returns whether it has the value that was sent last.
    private var hasSentValue: [@MainActor () -> Bool] = []

    /// The disabled reason of the Submit button during submission.
    private static var busyReason: ValidationMessage {
        ValidationMessage(StackTexts.text("This is being sent. Wait a moment."))
    }
    private static var checkingReason: ValidationMessage {
        ValidationMessage(StackTexts.text("This is being checked. Wait a moment."))
    }

    /// Creates a form with the given fields.
    public init(_ fields: [any FormField]) {
        self.fields = fields
        isSubmitting = runner.state.map { $0 == .requesting }.distinct()
        failure = runner.state.map(\.failure).distinct()
        button = combine(fields.map(\.validity)).combine(isSubmitting) { validities, isSubmitting in
            Form.buttonState(validities, isSubmitting: isSubmitting)
        }.distinct()
        // The server rejected the whole form. A change to one field may resolve the problem in another.
        for field in fields {
            field.observeChanges(with: self) { form in
                for field in form.fields { field.allowResubmission() }
            }
        }
    }

    /// Returns the state of the Submit button for the validities of the fields.
    static func buttonState(_ validities: [Validity], isSubmitting: Bool) -> ButtonState {
        if isSubmitting { return ButtonState(isEnabled: false, isBusy: true, disabledReason: busyReason.text) }
        for validity in validities {
            if let problem = validity.problem {
                return ButtonState(isEnabled: false, isBusy: false, disabledReason: problem.text)
            }
        }
        let reason: String? = validities.contains(.checking) ? checkingReason.text : nil
        return ButtonState(isEnabled: reason == nil, isBusy: false, disabledReason: reason)
    }

    /// Submits the form, unless it is being submitted.
    ///
    /// From now on, every problem is shown. If there is one, nothing is sent. Asynchronous checks in progress are
    /// awaited.
    ///
    /// - Parameters:
    ///   - send: Sends the input.
    ///   - success: Called with the response, before observers are notified.
    ///
    /// - Returns: A task that ends with the submission; nil if nothing was sent.
    @discardableResult
    public func submit<Value: Sendable>(
        _ send: @escaping @MainActor () async throws -> Value, success: @escaping @MainActor (Value) -> Void
    ) -> Task<Void, Never>? {
        guard !runner.isRequesting else { return nil }
        withBatchedUpdates { for field in fields { field.endEditing() } }
        guard hasNoProblem else { return nil }
        return runner.start {
            // During the wait for one field, the user may change another whose check has finished.
            while self.isChecking {
                for field in self.fields { await field.finishChecking() }
            }
            try Task.checkCancellation()
            guard self.hasNoProblem else { throw CancellationError() }
            self.hasSentValue = self.fields.map { $0.makeComparison() }
            return try await send()
        } success: { value in
            success(value)
        } failure: { [weak self] error in
            self?.show(error)
        }
    }

    /// Submits the form to a server that rejects fields with status 422 and problems in JSON.
    ///
    ///     form.submit(rejection: { (answer: Answer) in answer.fields }) {
    ///         try await client.send(.signUp(…))
    ///     } success: { … }
    ///
    /// - Parameters:
    ///   - rejection: Returns the problems in the body of a response with status 422, by field name.
    ///   - send: Sends the input.
    ///   - success: Called with the response, before observers are notified.
    ///
    /// - Returns: A task that ends with the submission; nil if nothing was sent.
    @discardableResult
    public func submit<Value: Sendable, Answer: Decodable>(
        rejection: @escaping (Answer) -> [String: String],
        _ send: @escaping @MainActor () async throws -> Value, success: @escaping @MainActor (Value) -> Void
    ) -> Task<Void, Never>? {
        let send: @MainActor () async throws -> Value = {
            do {
                return try await send()
            } catch let error as APIError {
                throw RejectedFields(error, fields: rejection) ?? error as any Error
            }
        }
        return submit(send, success: success)
    }

    private var hasNoProblem: Bool {
        for field in fields where field.validity.value.problem != nil { return false }
        return true
    }

    private var isChecking: Bool {
        for field in fields where field.validity.value == .checking { return true }
        return false
    }

    private func show(_ error: any Error) {
        guard let rejection = error as? any FieldRejection else { return }
        for (field, hasSentValue) in zip(fields, hasSentValue) where hasSentValue() {
            if let problem = rejection.rejectedFields[field.name] { field.reject(problem) }
        }
    }

    /// Cancels the submission. The server may still have processed the form.
    public func cancel() {
        runner.cancel()
    }
}
