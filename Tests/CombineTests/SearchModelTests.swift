import Expectations
import Combine
import EngawaTesting
import Foundation
import FoundationNetworking
import Testing

/// A view model as apps write it.
private final class SearchModel: ObservableObject {
    @Published var query = ""
    @Published var isCaseSensitive = false
    @Published private(set) var results: [String] = []
    @Published private(set) var isValid = false
    @Published var failure: (any Error)?

    private var cancellables = Set<AnyCancellable>()
    private let words = ["apple", "Apricot", "banana"]

    init<S: Scheduler>(scheduler: S) {
        $query
            .debounce(for: .milliseconds(300), scheduler: scheduler)
            .removeDuplicates()
            .filter { !$0.isEmpty }
            .map { [weak self] query -> AnyPublisher<[String], Never> in
                guard let self else { return Empty().eraseToAnyPublisher() }
                return self.find(query)
                    .catch { [weak self] error -> Just<[String]> in
                        self?.failure = error
                        return Just([])
                    }
                    .eraseToAnyPublisher()
            }
            .switchToLatest()
            .receive(on: scheduler)
            .sink { [weak self] in self?.results = $0 }
            .store(in: &cancellables)
        Publishers.CombineLatest($query, $isCaseSensitive)
            .map { query, isCaseSensitive in !query.isEmpty || isCaseSensitive }
            .assign(to: &$isValid)
    }

    private func find(_ query: String) -> AnyPublisher<[String], any Error> {
        guard query != "?" else {
            return Fail(error: TestError()).eraseToAnyPublisher()
        }
        return Just(words)
            .setFailureType(to: (any Error).self)
            .tryMap { words in words.filter { $0.lowercased().hasPrefix(query.lowercased()) } }
            .mapError { $0 }
            .eraseToAnyPublisher()
    }

    static func load(_ url: URL) -> AnyPublisher<[String], any Error> {
        URLSession.shared.dataTaskPublisher(for: url)
            .tryMap { data, response -> Data in
                guard (response as? HTTPURLResponse)?.statusCode == 200 else { throw URLError(.badServerResponse) }
                return data
            }
            .decode(type: [String].self, decoder: JSONDecoder())
            .retry(1)
            .receive(on: DispatchQueue.main)
            .eraseToAnyPublisher()
    }
}

@Suite("A view model with publishers")
struct SearchModelTests {
    @Test
    func `the results follow the word that is typed`() {
        let scheduler = ManualScheduler()
        let model = SearchModel(scheduler: scheduler)
        var changeCount = 0
        let cancellable = model.objectWillChange.sink { changeCount += 1 }
        scheduler.advance(to: 1)
        model.query = "a"
        scheduler.advance(to: 1.25)
        model.query = "ap"
        expect(model.isValid && model.results.isEmpty)
        scheduler.advance(to: 2)
        expect(model.results, equals: ["apple", "Apricot"])
        model.query = "?"
        scheduler.advance(to: 3)
        expect(model.results.isEmpty && model.failure is TestError)
        expect(changeCount, isGreaterThan: 4)
        cancellable.cancel()
    }

    @Test
    func `an unsuccessful response is an error`() async throws {
        let server = TestServer()
        server.faults.always(.status(404))
        let url: URL = try server.start()
        let error: URLError? = await #expect(throws: URLError.self) {
            for try await _ in SearchModel.load(url.appending(path: "words")).values {}
        }
        expect(error?.code, equals: .badServerResponse)
        expect(server.requests.map(\.path), equals: ["/words", "/words"])
    }

    @Test
    func `a server that cannot be reached is an error`() async {
        let error: URLError? = await #expect(throws: URLError.self) {
            for try await _ in SearchModel.load(URL(string: "http://127.0.0.1:9/words")!).values {}
        }
        expect(error?.code, equals: .cannotConnectToHost)
    }
}
