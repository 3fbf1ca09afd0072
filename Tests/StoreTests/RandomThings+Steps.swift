import Foundation

@testable import Store

extension RandomThings {
    /// An operation on things.
    struct Step {
        /// Performs the operation on a dictionary, and returns false if it is not possible.
        var model: (inout [Int: Thing]) -> Bool
        /// Performs the operation on the store.
        var store: (WriteTransaction) throws -> Void
    }

    mutating func steps() -> [Step] { (0..<1 + number(4)).map { _ in step() } }

    private mutating func step() -> Step {
        switch number(14) {
        case 0...3: return saving(things())
        case 4: return inserting(thing())
        case 5: return replacing(thing())
        case 6: return deleting(number(30))
        case 7: return deleting(test())
        case 8: return deletingFirst(search())
        case 9: return deletingEverything(bySQL: number(2) == 0)
        case 10: return undoing(things())
        default: return setting()
        }
    }

    private func saving(_ things: [Thing]) -> Step {
        Step { model in
            for thing in things { model[thing.id] = thing }
            return true
        } store: {
            try $0.save(things)
        }
    }

    private func inserting(_ thing: Thing) -> Step {
        Step { model in
            guard model[thing.id] == nil else { return false }
            model[thing.id] = thing
            return true
        } store: {
            try $0.insert(thing)
        }
    }

    private func replacing(_ thing: Thing) -> Step {
        Step { model in
            guard model[thing.id] != nil else { return false }
            model[thing.id] = thing
            return true
        } store: {
            try $0.update(thing)
        }
    }

    private func deleting(_ id: Int) -> Step {
        Step { model in
            model[id] = nil
            return true
        } store: {
            try $0.delete(Thing.self, id: id)
        }
    }

    private func deleting(_ test: Test) -> Step {
        Step { model in
            model = model.filter { !test.holds($0.value) }
            return true
        } store: {
            try $0.delete(Thing.where(test.condition))
        }
    }

    private func deletingFirst(_ search: Search) -> Step {
        Step { model in
            for thing in search.find(model).prefix(3) { model[thing.id] = nil }
            return true
        } store: {
            try $0.delete(search.query.limit(3))
        }
    }

    private func deletingEverything(bySQL: Bool) -> Step {
        Step { model in
            model = [:]
            return true
        } store: { transaction in
            if bySQL { try transaction.execute("DELETE FROM things") } else { try transaction.delete(Thing.all) }
        }
    }

    private func undoing(_ things: [Thing]) -> Step {
        struct Undone: Error {}
        return Step { _ in
            true
        } store: { transaction in
            do {
                try transaction.nested {
                    try transaction.save(things)
                    throw Undone()
                }
            } catch is Undone {}
        }
    }

    private mutating func setting() -> Step {
        let test: Test = test()
        return switch number(7) {
        case 0: setting(\.rank, maybe(RandomThings.numbers), test)
        case 1: setting(\.height, pick(RandomThings.heights), test)
        case 2: setting(\.score, pick(RandomThings.heights), test)
        case 3: setting(\.born, pick(RandomThings.days), test)
        case 4: setting(\.seen, maybe(RandomThings.days), test)
        case 5: setting(\.level, maybe(RandomThings.numbers), test)
        default: setting(\.isKept, maybe([true, false]), test)
        }
    }

    private func setting<Value: Codable & Sendable>(
        _ keyPath: WritableKeyPath<Thing, Value>, _ value: Value, _ test: Test
    ) -> Step {
        Step { model in
            for (id, thing) in model where test.holds(thing) { model[id]?[keyPath: keyPath] = value }
            return true
        } store: {
            try $0.update(Thing.where(test.condition), set: keyPath, to: value)
        }
    }
}
