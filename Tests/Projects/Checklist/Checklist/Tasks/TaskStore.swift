//
//  TaskStore.swift
//  Checklist
//

import Foundation

final class TaskStore {

    static let shared = TaskStore(url: FileManager.default
        .urls(for: .documentDirectory, in: .userDomainMask)[0]
        .appendingPathComponent("tasks.json"))

    static let didChange = Notification.Name("TaskStoreDidChange")

    private let url: URL

    var tasks: [Task] {
        didSet {
            guard tasks != oldValue else { return }
            save()
            NotificationCenter.default.post(name: Self.didChange, object: self)
        }
    }

    init(url: URL) {
        self.url = url
        let data = try? Data(contentsOf: url)
        tasks = data.flatMap { try? JSONDecoder().decode([Task].self, from: $0) } ?? []
    }

    func sorted(by order: Settings.Order, matching query: String = "") -> [Task] {
        let found = query.isEmpty ? tasks : tasks.filter { $0.title.localizedCaseInsensitiveContains(query) }
        switch order {
        case .added: return found
        case .name: return found.sorted { $0.title.localizedCompare($1.title) == .orderedAscending }
        }
    }

    func add(_ title: String) {
        tasks.append(Task(title: title))
    }

    func update(_ task: Task) {
        guard let index = tasks.firstIndex(where: { $0.id == task.id }) else { return }
        tasks[index] = task
    }

    func remove(_ task: Task) {
        tasks.removeAll { $0.id == task.id }
    }

    func removeAll() {
        tasks = []
        try? FileManager.default.removeItem(at: url)
    }

    func save() {
        try? FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try? JSONEncoder().encode(tasks).write(to: url, options: .atomic)
    }
}
