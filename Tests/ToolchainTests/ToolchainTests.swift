import AppDriver
import CClassMembers
import ClassRuntime
import Dispatch
import Foundation
import FoundationAdditions
import FoundationNetworking
import HostClock
import HostHeadless
import ObjectCaches
import Observation
import ProcessWork
import QuartzCore
import Synchronization
import UIKitCore
import UIKitLists
import XCTest

/// The details of the toolchain that Engawa relies on. `Documentation/Toolchain.md` has a section for each.
///
/// XCTest calls synchronous test methods on the main thread.
final class ToolchainTests: XCTestCase {
    private func section(_ name: String) -> String {
        "The toolchain changed. See “\(name)” in Documentation/Toolchain.md."
    }

    func testJobsOfTheMainActorGoToTheMainQueue() {
        MainActor.assumeIsolated {
            var ran = false
            Task { @MainActor in ran = true }
            XCTAssertTrue(MainQueue.shared.hasJobs, section("Executors"))
            MainQueue.shared.drain()
            XCTAssertTrue(ran, section("Executors"))
        }
    }

    func testTheNextTrackingOfReadsReplacesTheLastOne() {
        MainActor.assumeIsolated {
            let name = "Trackings of observable properties"
            let model = ObservedModel()
            let changes = Mutex(0)
            var tracking: ReadTracking?
            @MainActor func read() {
                tracking = ReadTracking.run(tracking) {
                    _ = model.value
                } onChange: {
                    changes.withLock { $0 += 1 }
                }
            }
            for _ in 0..<3 { read() }
            model.value = 1
            XCTAssertEqual(changes.withLock { $0 }, 1, section(name))
            model.value = 2
            XCTAssertEqual(changes.withLock { $0 }, 1, section(name))
            read()
            tracking = nil
            model.value = 3
            XCTAssertEqual(changes.withLock { $0 }, 1, section(name))
        }
    }

    func testTheMainRunLoopRunsBlocksAndReportsTheNextTimer() {
        MainActor.assumeIsolated {
            // An earlier test can leave a wake-up, which ends the next pass of the run loop early.
            MainLoop.runReadyWork()
            var ran = false
            DispatchQueue.main.async { ran = true }
            XCTAssertTrue(MainLoop.runReadyWork(), section("The main run loop"))
            XCTAssertTrue(ran, section("The main run loop"))
            let timer = Timer(timeInterval: 0.5, repeats: false) { _ in }
            RunLoop.main.add(timer, forMode: .default)
            XCTAssertLessThanOrEqual(MainLoop.secondsToNextTimer, 0.5, section("The main run loop"))
            timer.invalidate()
        }
    }

    func testTheDrainOfTheMainQueueRunsDispatchedBlocks() {
        let ran = Mutex<[String]>([])
        let record: @Sendable (String) -> Void = { name in ran.withLock { $0.append(name) } }
        DispatchQueue.main.async {
            record("block")
            // Inside a block, the others wait.
            DispatchQueue.main.async { record("inner block") }
            MainQueue.shared.async { record("inner job") }
            MainActor.assumeIsolated { _ = MainQueue.shared.drain() }
        }
        MainQueue.shared.async { record("job") }
        MainActor.assumeIsolated { _ = MainQueue.shared.drain() }
        MainQueue.shared.async { record("last job") }
        MainActor.assumeIsolated { _ = MainQueue.shared.drain() }
        XCTAssertEqual(
            ran.withLock { $0 }, ["block", "job", "inner job", "inner block", "last job"],
            section("The main run loop"))
    }

    func testClassesChosenAtRunTimeCreateInstancesWithTheirInitializers() {
        MainActor.assumeIsolated {
            let name = "Initializers of classes chosen at run time"
            XCTAssertTrue(Constructed.make() is Constructed, section(name))
            XCTAssertEqual((Constructed.make() as? Constructed)?.value, 7, section(name))
            let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            table.register(Cell.self, forCellReuseIdentifier: "cell")
            XCTAssertEqual((table.dequeueReusableCell(withIdentifier: "cell") as? Cell)?.value, 7, section(name))
        }
    }

    func testTheMethodTableShowsWhichMethodASubclassOverrides() {
        // The initializer's entry differs in every class.
        let own: [Int] = ClassMetadata.entries(of: Base.self, replacedBy: Plain.self)
        let overridden: [Int] = ClassMetadata.entries(of: Base.self, replacedBy: Overriding.self)
        XCTAssertEqual(overridden.filter { !own.contains($0) }.count, 1, section("The method table of a class"))
    }

    func testPropertiesOfASubclassAreNotOverriddenMethods() {
        // A class with objects in properties has a function that destroys them.
        let own: [Int] = ClassMetadata.entries(of: Base.self, replacedBy: Plain.self)
        let storing: [Int] = ClassMetadata.entries(of: Base.self, replacedBy: Storing.self)
        XCTAssertEqual(storing, own, section("The method table of a class"))
    }

    func testTheCodeOfAMethodIsCalledByItsAddress() {
        struct Function { let call: (String, Bool) -> String }
        let slot = MethodSlot("join:and:", of: Joining.self, PlainJoining.self, OverridingJoining.self)
        let object = PlainJoining()
        let function: Function = slot.original(of: object, as: Function.self)
        XCTAssertEqual(function.call("b", true), "base true b", section("The method table of a class"))
        let inherited: Function = slot.inherited(above: OverridingJoining.self, of: object, as: Function.self)
        XCTAssertEqual(inherited.call("c", false), "base false c", section("The method table of a class"))
    }

    func testTheProgramListsItsClasses() {
        let own: UnsafePointer<UInt> = ClassMetadata.words(of: Overriding.self)
        let isListed: Bool = (0..<engawa_type_count()).contains { engawa_class_at($0) == UnsafeRawPointer(own) }
        XCTAssertTrue(isListed, section("The method table of a class"))
    }

    func testMembersAreFoundByTheirNames() {
        let name = "Tables of members"
        XCTAssertGreaterThan(engawa_member_table_count(), 0, section(name))
        let object = Named()
        XCTAssertEqual(object.value(forKey: "value") as? Int, 7, section(name))
        // The function in the table is isolated to the main actor, but the call treats it as nonisolated.
        let result: Unmanaged<AnyObject>? = object.perform(Selector("join:"), with: "b")
        XCTAssertEqual(result?.takeUnretainedValue() as? String, "ab", section(name))
    }

    func testAttributedStringsCompareObjectsOfTheKit() {
        // CoreFoundation stops the process here if it treats the colors as its own objects.
        let color = UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 1)
        let text = NSAttributedString(string: "a", attributes: [.foregroundColor: color])
        let same = NSAttributedString(
            string: "a", attributes: [.foregroundColor: UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 1)])
        XCTAssertTrue(text.isEqual(to: same), section("Objects in attributed strings"))
    }

    func testFunctionsOfTheProgramReplaceThoseOfFoundation() throws {
        let name = "Functions of Foundation that apps replace"
        let functions: Set<String> = try symbols("Sources/Base/FoundationReplacements", ".swift")
        XCTAssertGreaterThan(functions.count, 20, section(name))
        for symbol in functions.union(["_CFXDGCreateConfigHomePath"]).sorted() {
            let (own, original) = addresses(of: symbol)
            XCTAssertNotEqual(original, 0, "Foundation has no \(symbol). " + section(name))
            XCTAssertNotEqual(own, original, "The program does not replace \(symbol). " + section(name))
        }
    }

    func testMethodTablesOfFoundationContainTheFunctionsOfTheProgram() throws {
        let name = "Functions of Foundation that apps replace"
        // Not the names of classes and of methods that they inherit.
        let methods: Set<String> = try symbols("Sources/System/CBundleHooks", ".def", prefix: "METHOD($s")
        XCTAssertGreaterThan(methods.count, 10, section(name))
        let classes: [AnyClass] = [
            Bundle.self, DateFormatter.self, FileManager.self, UserDefaults.self, NSDecimalNumber.self, NSError.self,
            NSAttributedString.self, NSMutableAttributedString.self, NSDictionary.self, NSMutableDictionary.self,
            NSCache<NSString, NSString>.self, RunLoop.self, NSString.self, NSMutableString.self,
        ]
        let tables: Set<UInt> = classes.reduce(into: []) { words, type in
            for index in 0..<ClassMetadata.wordCount(of: type) { words.insert(ClassMetadata.words(of: type)[index]) }
        }
        for symbol in methods.sorted() {
            let (own, original) = addresses(of: symbol)
            // The methods for folders are replaced only in an app with a bundle.
            let isFound: Bool = tables.contains(own) || symbol.contains("11FileManager") && tables.contains(original)
            XCTAssertTrue(isFound, "No method table contains \(symbol). " + section(name))
        }
    }

    func testACacheStoresItsContentsInTheReferenceBeforeItsName() throws {
        let name = section("Functions of Foundation that apps replace")
        var cache: NSCache<NSString, NSNumber>? = NSCache()
        let fields = Mirror(reflecting: try XCTUnwrap(cache)).children.map { $0 }
        XCTAssertEqual(fields.count, 9, name)
        XCTAssertEqual(fields.firstIndex { $0.label == "name" }, 4, name)
        XCTAssertEqual(fields[3].label, "_head", name)
        XCTAssertTrue("\(type(of: fields[3].value))".hasPrefix("Optional<NSCacheEntry<"), name)

        // The words after those of NSObject are 2 parameters, 31 methods and the offsets of the fields.
        let metatype = NSCache<NSString, NSNumber>.self
        let words: UnsafePointer<UInt> = ClassMetadata.words(of: metatype)
        XCTAssertEqual(ClassMetadata.wordCount(of: metatype) - ClassMetadata.wordCount(of: NSObject.self), 42, name)
        // The eleventh word of the descriptor, of 32 bits, is the index of the first offset.
        let descriptor = try XCTUnwrap(UnsafePointer<UInt32>(bitPattern: words[5]))
        let offsets: UnsafePointer<UInt> = words + Int(descriptor[10])
        let symbol = try XCTUnwrap(dlsym(nil, "$s10Foundation7NSCacheC4nameSSvpWvd"), name)
        XCTAssertEqual(offsets[4], symbol.load(as: UInt.self), name)
        XCTAssertEqual(offsets[4] - offsets[3], 8, name)

        cache?.name = "name"
        cache?.countLimit = 1_000
        cache?.totalCostLimit = 2_000
        weak var contents: CacheContents?
        do {
            // A cache is thread-safe.
            nonisolated(unsafe) let object = try XCTUnwrap(cache)
            DispatchQueue.concurrentPerform(iterations: 200) { index in
                object.setObject(NSNumber(value: index), forKey: "\(index)" as NSString, cost: 1)
            }
            let word = Unmanaged.passUnretained(object).toOpaque().load(
                fromByteOffset: Int(offsets[3]), as: AnyObject?.self)
            contents = try XCTUnwrap(word as? CacheContents, name)
            XCTAssertEqual((0..<200).filter { object.object(forKey: "\($0)" as NSString) == nil }, [], name)
            let used = Mirror(reflecting: object).children.map { $0.value }
            XCTAssertEqual(Mirror(reflecting: used[0]).children.count, 0, name)
            XCTAssertEqual(used[2] as? Int, 0, name)
            XCTAssertEqual(object.name, "name", name)
            XCTAssertEqual([object.countLimit, object.totalCostLimit], [1_000, 2_000], name)
        }
        cache = nil
        XCTAssertNil(contents, name)
    }

    /// Returns the mangled names that follow `prefix` in the files of `folder` whose names end with `fileExtension`.
    private func symbols(_ folder: String, _ fileExtension: String, prefix: String = "$s") throws -> Set<String> {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent(folder)
        let names: [String] = try FileManager.default.contentsOfDirectory(atPath: root.path)
            .filter { $0.hasSuffix(fileExtension) }
        let separators: CharacterSet = .alphanumerics.union(["$", "_", "("]).inverted
        return try names.reduce(into: []) { symbols, name in
            let text = try String(contentsOf: root.appendingPathComponent(name), encoding: .utf8)
            let words: [String] = text.components(separatedBy: separators).filter { $0.hasPrefix(prefix) }
            symbols.formUnion(words.map { String($0.dropFirst(prefix.count - 2)) })
        }
    }

    /// Returns the addresses of the functions that `symbol` names in the program and in the library. A missing function
    /// has the address 0.
    private func addresses(of symbol: String) -> (own: UInt, original: UInt) {
        // RTLD_NEXT, which Swift does not import.
        let next = UnsafeMutableRawPointer(bitPattern: -1)
        return (UInt(bitPattern: dlsym(nil, symbol)), UInt(bitPattern: dlsym(next, symbol)))
    }

    func testBlocksOfDispatchAreObserved() {
        MainActor.assumeIsolated {
            let name = "Functions that tests replace: dispatch_async, dispatch_after"
            let gate = DispatchSemaphore(value: 0)
            let done = DispatchSemaphore(value: 0)
            DispatchQueue.global().async {
                gate.wait()
                done.signal()
            }
            XCTAssertFalse(DispatchWork.shared.isIdle, section(name))
            gate.signal()
            done.wait()
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) {}
            XCTAssertLessThanOrEqual(DispatchWork.shared.secondsToDelayedWork, 0.5, section(name))
        }
    }

    func testTransfersOfURLSessionAreObserved() {
        MainActor.assumeIsolated {
            let name = "Functions that tests replace: curl_multi_add_handle"
            let before: Int = DispatchWork.shared.transferCount
            let done = DispatchSemaphore(value: 0)
            let task = URLSession.shared.dataTask(with: URL(string: "http://127.0.0.1:1/")!) { _, _, _ in done.signal()
            }
            task.resume()
            done.wait()
            XCTAssertGreaterThan(DispatchWork.shared.transferCount, before, section(name))
        }
    }

    func testSleepsOfTheMainThreadAreReplaced() {
        MainActor.assumeIsolated {
            let name = "Functions that tests replace: sleep, usleep, nanosleep"
            var slept: [TimeInterval] = []
            MainThreadSleep.replace { slept.append($0) }
            sleep(2)
            usleep(3_000_000)
            Thread.sleep(forTimeInterval: 0.001)
            MainThreadSleep.replace(with: nil)
            XCTAssertEqual(slept.prefix(3).map { ($0 * 1_000).rounded() }, [2_000, 3_000, 1], section(name))
        }
    }

    func testTheArgumentsOfTheProcessCanBeReplaced() {
        MainActor.assumeIsolated {
            let name = "Functions that tests replace: the arguments"
            let previous: [String] = LaunchArguments.current
            LaunchArguments.current = ["program", "-argument"]
            XCTAssertEqual(CommandLine.arguments, ["program", "-argument"], section(name))
            XCTAssertEqual(ProcessInfo.processInfo.arguments, ["program", "-argument"], section(name))
            LaunchArguments.current = previous
        }
    }
}

private final class Constructed: NSObject {
    let value: Int

    override init() {
        value = 7
    }
}

private final class Cell: UITableViewCell {
    let value: Int

    override init(style: CellStyle, reuseIdentifier: String?) {
        value = 7
        super.init(style: style, reuseIdentifier: reuseIdentifier)
    }

    required init?(coder: NSCoder) {
        nil
    }
}

private final class Named: NSObject {
    let value = 7

    func join(_ text: String) -> String { "a" + text }

    enum Members {
        @section("engawa_members") @used static let table: @convention(c) () -> Void = {
            ClassMembers.add(Named.self) { members in
                members.property("value") { \.value }
                members.method("join:") { try $0.join($1[0]) }
            }
        }
    }
}

private class Base {
    func first() {}
    func second() {}
}

private final class Overriding: Base {
    override func second() {}
}

private final class Plain: Base {}

private class Joining {
    private let name = "base"

    func join(_ text: String, and flag: Bool) -> String { "\(name) \(flag) \(text)" }
}

private class PlainJoining: Joining {}

private final class OverridingJoining: PlainJoining {
    override func join(_ text: String, and flag: Bool) -> String { "override" }
}

private final class Storing: Base {
    private var objects: [NSObject] = [NSObject()]
}

@Observable
private final class ObservedModel {
    var value = 0
}
