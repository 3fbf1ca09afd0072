import Foundation

extension APIClient {
    /// Starts a request that can be observed, paused and canceled.
    ///
    /// Its timeout restarts with every byte that is transferred, so that a large transfer does not time out.
    public func task<Response>(_ endpoint: Endpoint<Response>) -> RequestTask<Response> {
        start { [self] control throws(APIError) in try await perform(endpoint, target: .memory, control: control).1 }
    }

    /// Starts a download to a file.
    ///
    /// The body is written to a hidden file beside `destination`. When the body is complete, the hidden file replaces
    /// `destination` atomically. If the download fails or is canceled, the hidden file is removed. A download may be
    /// larger than `responseLimit` and is requested without compression.
    ///
    /// - Parameter destination: The URL of a file in an existing folder.
    /// - Returns: A task whose value is `destination`.
    public func download(_ endpoint: Endpoint<Void>, to destination: URL) -> RequestTask<URL> {
        start { [self] control throws(APIError) in
            guard destination.isFileURL else {
                throw error(.notSaved(.other), "\(destination.absoluteString) is not a file URL.")
            }
            // The name of the destination may have the maximum length already.
            let name = ".\(UUID().uuidString).part"
            let part: PartFile
            do throws(TransferFailure) {
                part = try PartFile(path: destination.deletingLastPathComponent().appendingPathComponent(name).path)
            } catch {
                throw self.error(error)
            }
            // This has no effect if the file has been moved.
            defer { part.remove() }
            _ = try await perform(endpoint, target: .file(part), control: control)
            do throws(TransferFailure) { try part.move(to: destination.path) } catch { throw self.error(error) }
            return destination
        }
    }

    private func start<Value: Sendable>(
        _ body: @escaping @Sendable (TransferControl) async throws(APIError) -> Value
    ) -> RequestTask<Value> {
        let control = TransferControl(coordinator: coordinator)
        let task = Task<Result<Value, APIError>, Never> {
            let result: Result<Value, APIError>
            do throws(APIError) {
                result = .success(try await body(control))
            } catch {
                result = .failure(error)
            }
            control.end()
            return result
        }
        return RequestTask(control: control, task: task)
    }
}
