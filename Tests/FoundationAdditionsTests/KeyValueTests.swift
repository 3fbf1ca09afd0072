import Expectations
import Foundation
import FoundationAdditions
import ProgramDiagnostics
import Synchronization
import Testing

/// Key-value coding, key-value observing and method calls by name, with tables like those that the source rewriter
/// generates.
///
/// `RewritingCompilerTests` run programs that contain generated tables.
struct KeyValueTests {
    @Test func `properties have keys`() {
        let song = Song()
        song.setValue("a", forKey: "title")
        song.setValue(3.0, forKey: "rating")
        song.setValue(true, forKey: "favorite")
        song.setValue(nil, forKey: "subtitle")
        song.setValue(Song(), forKey: "next")
        song.setValue("b", forKeyPath: "next.title")
        expect(song.title == "a" && song.rating == 3 && song.isFavorite && song.subtitle == nil)
        expect(song.value(forKeyPath: "next.title") as? String, equals: "b")
        expect(song.dictionaryWithValues(forKeys: ["title", "subtitle"])["subtitle"] is NSNull)
        // A value of another type, and nil for a property that is not optional, change nothing.
        song.setValue("c", forKey: "rating")
        song.setValue(nil, forKey: "rating")
        expect(song.rating, equals: 3)
        expect(song.value(forKey: "unknown") as? String, equals: "undefined unknown")
    }

    @Test func `properties that affect each other are observed`() {
        let reading = Reading()
        var changes: [String] = []
        let tokens: [NSKeyValueObservation] = [
            reading.observe(\.celsius, options: .new) { _, change in
                changes.append("celsius \(change.newValue ?? -1)")
            },
            reading.observe(\.fahrenheit, options: .new) { _, change in
                changes.append("fahrenheit \(change.newValue ?? -1)")
            },
        ]
        reading.celsius = 10
        expect(changes.sorted(), equals: ["celsius 10.0", "fahrenheit 50.0"])
        for token in tokens { token.invalidate() }
        reading.celsius = 20
        expect(changes.count, equals: 2)
    }

    @Test func `closures observe properties and key paths`() {
        let song = Song()
        var changes: [String] = []
        var tokens: [NSKeyValueObservation] = [
            song.observe(\.rating, options: [.initial, .old, .new]) { _, change in
                changes.append("rating \(change.oldValue ?? -1) \(change.newValue ?? -1)")
            },
            song.observe(namedKeyPath(\.next?.title, "next.title"), options: .new) { _, change in
                changes.append("next \(change.newValue.flatMap { $0 } ?? "nil")")
            },
            song.observe(\.isFavorite, options: [.prior, .new]) { _, change in
                changes.append("favorite \(change.isPrior)")
            },
        ]
        song.rating = 1
        let first = Song()
        song.next = first
        first.title = "x"
        song.next = nil
        first.title = "y"
        song.setValue(true, forKey: "isFavorite")
        tokens.removeAll()
        song.rating = 2
        expect(
            changes,
            equals: [
                "rating -1 0", "rating 0 1", "next ", "next x", "next nil", "favorite true", "favorite false",
            ])
    }

    @Test func `a key path is observed after another observer of its property replaces the object on the path`() {
        let (song, first, second) = (Song(), Song(), Song())
        song.next = first
        var titles: [String] = []
        let tokens = [
            first.observe(\.title, options: .prior) { _, change in
                if change.isPrior { song.next = second }
            },
            song.observe(namedKeyPath(\.next?.title, "next.title"), options: .new) { _, change in
                titles.append(change.newValue.flatMap { $0 } ?? "nil")
            },
        ]
        first.title = "x"
        second.title = "y"
        second.title = "z"
        expect(titles, equals: ["", "y", "z"])
        for token in tokens { token.invalidate() }
    }

    @Test func `observers are called by name`() {
        let song = Song()
        let observer = SongObserver()
        song.addObserver(observer, forKeyPath: "summary", options: [.old, .new], context: nil)
        song.rating = 4
        song.removeObserver(observer, forKeyPath: "summary")
        song.rating = 5
        expect(observer.changes, equals: ["summary 0 4"])
    }

    @Test func `the initial call to an observer contains no old value`() {
        let song = Song()
        let observer = SongObserver()
        song.addObserver(observer, forKeyPath: "rating", options: [.initial, .old, .new], context: nil)
        song.rating = 4
        song.removeObserver(observer, forKeyPath: "rating")
        expect(observer.changes, equals: ["rating  0", "rating 0 4"])
    }

    @Test func `an observation ends with its observer`() {
        let song = Song()
        weak var observer: SongObserver?
        do {
            let strong = SongObserver()
            observer = strong
            song.addObserver(strong, forKeyPath: "rating", options: [], context: nil)
        }
        song.rating = 1
        expectNil(observer)
    }

    @Test func `a class that notifies its observers itself notifies them only then`() {
        let account = Account()
        var balances: [Int] = []
        let token: NSKeyValueObservation = account.observe(\.balance, options: .new) { _, change in
            balances.append(change.newValue ?? -1)
        }
        account.balance = 1
        account.setValue(2, forKey: "balance")
        expect(balances, equals: [])
        account.deposit(0)
        account.deposit(5)
        expect(balances, equals: [7])
        token.invalidate()
        account.addObserver(account, forKeyPath: "owner", context: nil)
    }

    @Test func `a value that cannot be set notifies no observer`() {
        let song = Song()
        let observer = SongObserver()
        song.addObserver(observer, forKeyPath: "rating", options: [.old, .new], context: nil)
        song.setValue("text", forKey: "rating")
        song.setValue(nil, forKey: "rating")
        expect(observer.changes, equals: [])
        song.setValue(1, forKey: "rating")
        song.removeObserver(observer, forKeyPath: "rating")
        expect(observer.changes, equals: ["rating 0 1"])
    }

    @Test func `a change to an object without observers does not ask its class whether it notifies them`() {
        let (observed, other) = (Gauge(), Gauge())
        let token: NSKeyValueObservation = observed.observe(\.level, options: .new) { _, _ in }
        other.level = 1
        expect(Gauge.questions.withLock { $0 }, equals: 0)
        observed.level = 1
        expect(Gauge.questions.withLock { $0 }, equals: 2)
        token.invalidate()
    }

    @Test func `an object that observes itself removes itself when it is deallocated`() {
        let warnings = Mutex<[String]>([])
        Diagnostics.$observer.withValue({ warning in warnings.withLock { $0.append(warning) } }) {
            let account = Account()
            account.addObserver(account, forKeyPath: "owner", context: nil)
        }
        expect(warnings.withLock { $0 }, equals: [])
    }

    @Test func `methods are called by name`() {
        let song = Song()
        expect(song.perform(Selector("play:"), with: "loud")?.takeUnretainedValue() as? String, equals: "played loud")
        expect(song.perform(NSSelectorFromString("title")) != nil)
        // The method is not called with an argument of another type.
        expectNil(song.perform(Selector("play:"), with: 1))
        let found: [Bool] = ["play:", "setTitle:", "title", "other"].map { song.responds(to: Selector($0)) }
        expect(found, equals: [true, true, true, false])
        expect(Song.instancesRespond(to: Selector("play:")))
        expect(Remix().responds(to: Selector("play:")))
    }

    @Test func `user defaults and dictionaries have the keys of their contents`() {
        let dictionary = NSMutableDictionary()
        dictionary.setValue(1, forKey: "a")
        dictionary.setValue(nil, forKey: "b")
        expect(dictionary.value(forKey: "a") as? Int == 1 && dictionary.value(forKey: "b") == nil)
        let defaults = UserDefaults(suiteName: "KeyValueTests") ?? .standard
        defaults.setValue("x", forKey: "key")
        expect(defaults.value(forKey: "key") as? String, equals: "x")
        defaults.removeObject(forKey: "key")
    }

    @Test func `user defaults notify the observers of a key`() {
        let defaults = UserDefaults(suiteName: "KeyValueTests") ?? .standard
        defaults.removeObject(forKey: "observed")
        let observer = DefaultsObserver()
        defaults.addObserver(observer, forKeyPath: "observed", options: [.old, .new], context: nil)
        defaults.set(3, forKey: "observed")
        defaults.set("x", forKey: "other")
        defaults.set("y", forKey: "observed")
        defaults.removeObject(forKey: "observed")
        defaults.removeObserver(observer, forKeyPath: "observed")
        defaults.set(true, forKey: "observed")
        expect(observer.log, equals: ["observed nil->3", "observed 3->y", "observed y->nil"])
        for key in ["observed", "other"] { defaults.removeObject(forKey: key) }
    }

    @Test func `observers of a default are not notified of another with a similar key`() {
        let defaults = UserDefaults(suiteName: "KeyValueTests") ?? .standard
        for key in ["dark", "isDark"] { defaults.removeObject(forKey: key) }
        let observer = DefaultsObserver()
        for key in ["dark", "isDark"] {
            defaults.addObserver(observer, forKeyPath: key, options: [.old, .new], context: nil)
        }
        defaults.set(1, forKey: "dark")
        defaults.set(2, forKey: "isDark")
        expect(observer.log, equals: ["dark nil->1", "isDark nil->2"])
        for key in ["dark", "isDark"] {
            defaults.removeObserver(observer, forKeyPath: key)
            defaults.removeObject(forKey: key)
        }
    }
}

/// Records the changes of user defaults.
private final class DefaultsObserver: NSObject {
    var log: [String] = []

    private func record(_ keyPath: String?, _ change: [NSKeyValueChangeKey: Any]?) {
        func text(_ key: NSKeyValueChangeKey) -> String {
            change?[key].map { $0 is NSNull ? "nil" : "\($0)" } ?? "none"
        }
        log.append("\(keyPath ?? "") \(text(.oldKey))->\(text(.newKey))")
    }

    enum Members {
        @section("engawa_members") @used static let table: @convention(c) () -> Void = {
            ClassMembers.add(DefaultsObserver.self) { members in
                members.observeValue { observer, keyPath, _, change, _ in observer.record(keyPath, change) }
            }
        }
    }
}

private class Song: NSObject {
    var title = "" {
        willSet { keyWillChange(self, "title") }
        didSet { keyDidChange(self, "title") }
    }
    var subtitle: String? = "s"
    var rating = 0 {
        willSet { keyWillChange(self, "rating") }
        didSet { keyDidChange(self, "rating") }
    }
    var isFavorite = false
    var next: Song? {
        willSet { keyWillChange(self, "next") }
        didSet { keyDidChange(self, "next") }
    }
    var summary: String { "\(rating)" }

    func play(_ volume: String) -> String { "played \(volume)" }

    func value(forUndefinedKey key: String) -> Any? { "undefined \(key)" }

    enum Members {
        @section("engawa_members") @used static let table: @convention(c) () -> Void = {
            ClassMembers.add(Song.self) { members in
                members.property("title") { \.title }
                members.property("subtitle") { \.subtitle }
                members.property("rating") { \.rating }
                members.property("isFavorite") { \.isFavorite }
                members.property("next") { \.next }
                members.property("summary") { \.summary }
                members.method("play:") { try $0.play($1[0]) }
                members.typeAction("keyPathsForValuesAffectingSummary") { _ in Set(["rating"]) }
                members.undefinedGetter { $0.value(forUndefinedKey: $1) }
            }
        }
    }
}

private final class Remix: Song {}

/// A temperature, whose two properties affect each other.
private final class Reading: NSObject {
    var celsius = 0.0 {
        willSet { keyWillChange(self, "celsius") }
        didSet { keyDidChange(self, "celsius") }
    }
    var fahrenheit: Double {
        get { celsius * 1.8 + 32 }
        set { celsius = (newValue - 32) / 1.8 }
    }

    enum Members {
        @section("engawa_members") @used static let table: @convention(c) () -> Void = {
            ClassMembers.add(Reading.self) { members in
                members.property("celsius") { \.celsius }
                members.property("fahrenheit") { \.fahrenheit }
                members.typeAction("keyPathsForValuesAffectingCelsius") { _ in Set(["fahrenheit"]) }
                members.typeAction("keyPathsForValuesAffectingFahrenheit") { _ in Set(["celsius"]) }
            }
        }
    }
}

/// An account that notifies the observers of its balance only if the balance differs, and that observes its owner.
private final class Account: NSObject {
    var owner = ""
    var balance = 0 {
        willSet { keyWillChange(self, "balance") }
        didSet { keyDidChange(self, "balance") }
    }

    func deposit(_ amount: Int) {
        guard amount != 0 else { return }
        willChangeValue(forKey: "balance")
        balance += amount
        didChangeValue(forKey: "balance")
    }

    deinit { removeObserver(self, forKeyPath: "owner") }

    enum Members {
        @section("engawa_members") @used static let table: @convention(c) () -> Void = {
            ClassMembers.add(Account.self) { members in
                members.property("owner") { \.owner }
                members.property("balance") { \.balance }
                members.automaticNotification { _, key in key != "balance" }
            }
        }
    }
}

/// A class that counts the questions whether it notifies observers.
private final class Gauge: NSObject {
    static let questions = Mutex(0)

    static func notifies() -> Bool {
        questions.withLock { $0 += 1 }
        return true
    }

    var level = 0 {
        willSet { keyWillChange(self, "level") }
        didSet { keyDidChange(self, "level") }
    }

    enum Members {
        @section("engawa_members") @used static let table: @convention(c) () -> Void = {
            ClassMembers.add(Gauge.self) { members in
                members.property("level") { \.level }
                members.automaticNotification { _, _ in notifies() }
            }
        }
    }
}

private final class SongObserver: NSObject {
    var changes: [String] = []

    func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        changes.append("\(keyPath ?? "") \(change?[.oldKey] ?? "") \(change?[.newKey] ?? "")")
    }

    enum Members {
        @section("engawa_members") @used static let table: @convention(c) () -> Void = {
            ClassMembers.add(SongObserver.self) { members in
                members.observeValue { $0.observeValue(forKeyPath: $1, of: $2, change: $3, context: $4) }
            }
        }
    }
}
