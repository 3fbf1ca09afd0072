import Expectations
import Testing

@testable import Bindings

@MainActor
struct TwoWayTests {
    @Test func `both sides follow each other`() {
        let field = Dynamic("")
        let model = Dynamic("Ada")
        field.bindBothWays(to: model)
        expect(field.value, equals: "Ada")
        var deliveries = 0
        let token = model.observe { _ in deliveries += 1 }
        field.value = "Grace"
        expect(model.value, equals: "Grace")
        model.value = "Mary"
        expect(field.value, equals: "Mary")
        expect(deliveries, equals: 2)
        token.cancel()
    }

    @Test func `a value that a conversion rounds stays exact where it was set`() {
        let text = Dynamic("")
        let cents = Dynamic(150)
        text.bindBothWays(
            to: cents, transform: { Int((Double($0) ?? 0) * 100) }, inverse: { "\(Double($0) / 100)" })
        expect(text.value, equals: "1.5")
        text.value = "2.50"
        expect(cents.value, equals: 250)
        expect(text.value, equals: "2.50")
        cents.value = 300
        expect(text.value, equals: "3.0")
        text.value = "3.00"
        expect(text.value, equals: "3.00")
    }

    @Test func `the binding ends when either side is deallocated`() {
        let field = Dynamic("")
        var model: Dynamic<String>? = Dynamic("Ada")
        weak let weakModel: Dynamic<String>? = model
        field.bindBothWays(to: model!)
        model = nil
        expectNil(weakModel)
        field.value = "Grace"
        expect(field.value, equals: "Grace")
    }

    @Test func `a cycle of three bindings ends`() {
        let values: [Dynamic<Int>] = [Dynamic(1), Dynamic(2), Dynamic(3)]
        for index in 0..<3 { values[index].bindBothWays(to: values[(index + 1) % 3]) }
        values[1].value = 9
        expect(values.map(\.value), equals: [9, 9, 9])
    }
}
