import APIClient
import Bindings

/// Some fields that are sent together.
///
///     let form = Form([email, password])
///     form.button.bind(with: saveButton) { … }
///     form.submit { try await client.send(.signUp(…)) } success: { … }
///
/// What was typed is never touched: not while it is sent, and not when that fails. What a server refused
/// (`FieldRejection`) is not sent again as it is; once any field has changed it can be.
@MainActor
public final class Form {
    /// How the button that sends the form stands.
    public struct ButtonState: Sendable, Hashable {
        /// Whether it can be pressed.
        public var isEnabled: Bool
        /// Whether what it started is under way.
        public var isBusy: Bool
        /// Why it cannot be pressed; nil if it can.
        public var disabledReason: String?
    }

    /// The fields, in the order in which a person fills them in.
    public let fields: [any FormField]
    /// How the button that sends the form stands.
    public let button: DynamicValue<ButtonState>
    /// Whether the form is being sent.
    public let isSubmitting: DynamicValue<Bool>
    /// Why the last attempt failed; nil if it did not, or is being made again.
    public let failure: DynamicValue<RequestFailure?>

    private let runner = RequestRunner()

    /// What is said of a form while it is sent.
    private static let busyReason = ValidationMessage("This is being sent. Wait a moment.")
    private static let checkingReason = ValidationMessage("This is being checked. Wait a moment.")

    /// Makes a form of fields.
    public init(_ fields: [any FormField]) {
        self.fields = fields
        isSubmitting = runner.state.map { $0 == .requesting }.distinct()
        failure = runner.state.map(\.failure).distinct()
        button = combine(fields.map(\.validity)).combine(isSubmitting) { validities, isSubmitting in
            Form.buttonState(validities, isSubmitting: isSubmitting)
        }.distinct()
        // A server refused the form as it was. What is wrong with one field may be put right in another.
        for field in fields {
            field.observeChanges(with: self) { form in
                for field in form.fields { field.acceptAgain() }
            }
        }
    }

    /// How the button stands, given its fields.
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

    /// Sends the form, unless it is being sent already.
    ///
    /// Every problem is shown from now on. If there is one, nothing is sent. Fields about which somebody is being asked
    /// are waited for.
    ///
    /// - Parameters:
    ///   - send: sends what is filled in.
    ///   - success: gets the answer. Observers are told after it.
    /// - Returns: the attempt, for who wants to wait for it; nil if none was made.
    @discardableResult
    public func submit<Value: Sendable>(
        _ send: @escaping @MainActor () async throws -> Value, success: @escaping @MainActor (Value) -> Void
    ) -> Task<Void, Never>? {
        guard !runner.isRequesting else { return nil }
        together { for field in fields { field.endEditing() } }
        guard hasNoProblem else { return nil }
        return runner.start {
            // While one field is waited for, a person may change another that is known already.
            while self.isChecking {
                for field in self.fields { await field.finishChecking() }
            }
            try Task.checkCancellation()
            guard self.hasNoProblem else { throw CancellationError() }
            return try await send()
        } success: { value in
            success(value)
        } failure: { [weak self] error in
            self?.show(error)
        }
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
        for field in fields {
            if let problem = rejection.rejectedFields[field.name] { field.reject(problem) }
        }
    }

    /// Gives up sending. The server may have taken the form all the same.
    public func cancel() {
        runner.cancel()
    }
}
