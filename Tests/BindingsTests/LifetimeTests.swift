import Expectations
import Testing

@testable import Bindings

@MainActor
struct LifetimeTests {
    final class Label {
        var text = ""
        var hint: String?
    }

    @MainActor
    final class Model {
        let name = Dynamic("")
        let title: DynamicValue<String>

        init() {
            title = name.map { "Name: \($0)" }.distinct()
        }
    }

    @Test func `a bound property follows the value, even if it is optional`() {
        let name = Dynamic("Ada")
        let label = Label()
        name.bind(to: label, \.text)
        name.map { "\($0)?" }.bind(to: label, \.hint)
        expect(label.text, equals: "Ada")
        name.value = "Grace"
        expect(label.text, equals: "Grace")
        expect(label.hint, equals: "Grace?")
    }

    @Test func `a binding keeps derived values, but neither its object nor its model`() {
        weak var weakModel: Model?
        weak var weakLabel: Label?
        weak var weakNode: Node?
        do {
            let model = Model()
            let label = Label()
            weakModel = model
            weakLabel = label
            let title = model.title.map { $0 + "!" }
            weakNode = title.node
            title.bind(to: label, \.text)
            model.name.value = "Ada"
            expect(label.text, equals: "Name: Ada!")
        }
        expectNil(weakModel)
        expectNil(weakLabel)
        expectNil(weakNode)
    }

    @Test func `after the bound object was deallocated, the next change releases the binding`() {
        let model = Model()
        weak var weakNode: Node?
        do {
            let label = Label()
            let title = model.title.map { $0 + "!" }
            weakNode = title.node
            title.bind(to: label, \.text)
        }
        expect(weakNode != nil)
        model.name.value = "Ada"
        expectNil(weakNode)
    }

    @Test func `bindings to deallocated objects do not accumulate`() {
        let name = Dynamic("")
        for _ in 0..<1_000 {
            let label = Label()
            name.map { $0 + "!" }.bind(to: label, \.text)
            name.bind(to: label, \.text)
        }
        expect(name.node.outputs.count, isAtMost: 32)
        expect(name.node.observerCount, isAtMost: 32)
    }

    @Test func `derived values are released when they are not needed`() {
        let name = Dynamic("")
        var runs = 0
        do {
            let title = name.map { name in
                runs += 1
                return name
            }
            expect(title.value, equals: "")
        }
        expect(name.node.outputs.isEmpty)
        name.value = "Ada"
        expect(runs, equals: 1)
    }

    @Test func `a derived value outlives its source`() {
        var name: Dynamic<String>? = Dynamic("Ada")
        let title: DynamicValue<String> = name!.map { $0 + "!" }
        let label = Label()
        title.bind(to: label, \.text)
        name = nil
        expect(title.value, equals: "Ada!")
        expect(title.node.isFrozen)
        expect(title.map { $0 + "?" }.value, equals: "Ada!?")
    }

    @Test func `a value with two sources is final when both were deallocated`() {
        let label = Label()
        var first: Dynamic<String>? = Dynamic("a")
        var second: Dynamic<String>? = Dynamic("b")
        weak var weakNode: Node?
        do {
            let both = first!.combine(second!) { $0 + $1 }
            weakNode = both.node
            both.bind(to: label, \.text)
        }
        first = nil
        second?.value = "c"
        expect(label.text, equals: "ac")
        second = nil
        expectNil(weakNode)
    }

    @Test func `an observer of an object's own value does not retain the object`() {
        weak var weakModel: Model?
        do {
            let model = Model()
            weakModel = model
            model.name.observe(with: model) { model, value in _ = model.title.value + value }
            model.name.map { $0.uppercased() }.distinct().bind(to: model.name)
            model.name.value = "ada"
            expect(model.name.value, equals: "ADA")
        }
        expectNil(weakModel)
    }

    @Test func `deallocating a token removes its observer`() {
        let name = Dynamic("")
        var seen: [String] = []
        do {
            let token = name.map { $0 + "!" }.observe { seen.append($0) }
            name.value = "a"
            withExtendedLifetime(token) {}
        }
        name.value = "b"
        expect(seen, equals: ["a!"])
        expect(name.node.outputs.isEmpty)
    }

    @Test func `a token keeps the values that it observes`() {
        let name = Dynamic("")
        var seen: [String] = []
        let token = name.map { $0 + "!" }.map { $0 + "?" }.observe { seen.append($0) }
        name.value = "a"
        expect(seen, equals: ["a!?"])
        token.cancel()
        expect(name.node.outputs.isEmpty)
    }

    @Test func `values can be released on any thread`() async {
        let name = Dynamic("")
        weak var weakNode: Node?
        do {
            let title = name.map { $0 + "!" }
            weakNode = title.node
            await Task.detached { [title] in withExtendedLifetime(title) {} }.value
        }
        await Task.yield()
        expectNil(weakNode)
        expect(name.node.outputs.isEmpty)
    }
}
