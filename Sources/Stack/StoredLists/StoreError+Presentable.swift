public import APIClient
public import Store

extension StoreError: PresentableError {
    /// Whether trying again may succeed: the error depends on the state of the system, not on the records or the app.
    public var isRetryable: Bool {
        switch kind {
        case .cannotOpen, .full, .readOnly, .busy, .backupFailed, .failed: true
        case .damaged, .newerSchema, .migrationFailed, .unknownColumn, .unknownTable, .mismatch, .conflict,
            .brokenReference, .notFound, .invalidValue, .invalidQuery, .noKey, .wrongKey, .badKeyFile,
            .transactionEnded:
            false
        }
    }
}
