//
//  TaskStoreTests.swift
//  ChecklistTests
//

import XCTest
@testable import Checklist

final class TaskStoreTests: XCTestCase {

    private var url: URL!
    private var store: TaskStore!

    override func setUpWithError() throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).appendingPathComponent("tasks.json")
        store = TaskStore(url: url)
    }

    override func tearDownWithError() throws {
        try? FileManager.default.removeItem(at: url.deletingLastPathComponent())
    }

    func testTasksAreKept() throws {
        store.add("Milk")
        store.add("Bread")
        XCTAssertEqual(TaskStore(url: url).tasks, store.tasks)
    }

    func testTasksAreSorted() {
        store.tasks = ["b", "C", "a"].map { Task(title: $0) }
        XCTAssertEqual(store.sorted(by: .name).map(\.title), ["a", "b", "C"])
        XCTAssertEqual(store.sorted(by: .added, matching: "c").map(\.title), ["C"])
    }

    func testChangesAreAnnounced() {
        let announced = expectation(forNotification: TaskStore.didChange, object: store)
        store.add("Milk")
        wait(for: [announced], timeout: 1)
    }

    func testDocumentsBelongToTheApp() throws {
        let documents = try FileManager.default.url(for: .documentDirectory, in: .userDomainMask, appropriateFor: nil, create: true)
        XCTAssertTrue(documents.path.hasPrefix(NSHomeDirectory()))
    }
}
