import Foundation

extension APIClient {
    /// Starts a request that can be watched, paused and cancelled.
    ///
    /// Its timeout begins anew with every byte that moves: what takes long because it is large is not late.
    public func task<Response>(_ endpoint: Endpoint<Response>) -> RequestTask<Response> {
        start { [self] control throws(APIError) in try await perform(endpoint, target: .memory, control: control).1 }
    }

    /// Starts to download to a file.
    ///
    /// The body goes to a hidden file beside `destination`, which takes its place in one step when all of it is there;
    /// a file that was there before is replaced. If the download fails or is cancelled, nothing is left. It may be
    /// larger than `responseLimit`, and is not asked for compressed.
    ///
    /// - Parameter destination: a file, in a folder that exists.
    /// - Returns: a task whose value is `destination`.
    public func download(_ endpoint: Endpoint<Void>, to destination: URL) -> RequestTask<URL> {
        start { [self] control throws(APIError) in
            guard destination.isFileURL else {
                throw error(.notSaved(.other), "\(destination.absoluteString) is no file.")
            }
            let name = ".\(destination.lastPathComponent).\(UUID().uuidString).part"
            let part: PartFile
            do throws(TransferFailure) {
                part = try PartFile(path: destination.deletingLastPathComponent().appendingPathComponent(name).path)
            } catch {
                throw self.error(error)
            }
            // Where it took its place there is nothing to remove.
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
