import Expectations
import Testing

/// Tests of reading the declarations that the stack's notes show.
struct DeclarationReaderTests {
    @Test func `an extension whose conformances take several lines is read completely`() {
        let reader = DeclarationReader(
            """
            extension Value: ExpressibleByNilLiteral, ExpressibleByIntegerLiteral,
                ExpressibleByFloatLiteral
            {
                /// Creates null.
                public init(nilLiteral: ()) { self = .null }
            }

            public struct Next {}
            """)
        expect(
            reader.declarations,
            equals: [
                """
                extension Value: ExpressibleByNilLiteral, ExpressibleByIntegerLiteral,
                    ExpressibleByFloatLiteral
                {
                    init(nilLiteral: ())
                }

                """, "struct Next {}\n",
            ])
    }

    @Test func `a function whose body begins on its own line is read without its body`() {
        let reader = DeclarationReader(
            """
            public func convert<Value>(_ value: Value) -> Int
            where
                Value: Hashable,
                Value: Sendable
            {
                0
            }
            """)
        expect(
            reader.declarations,
            equals: [
                """
                func convert<Value>(_ value: Value) -> Int
                where
                    Value: Hashable,
                    Value: Sendable

                """
            ])
    }

    @Test func `a closure that is the default value of a parameter is read completely`() {
        let reader = DeclarationReader(
            """
            extension Value {
                public init(configure: @escaping (inout Int) -> Void = { $0 = 1 }) {
                    configure(&number)
                }
                public func change(
                    _ first: Int, by body: (Int) -> Int = { $0 }
                ) -> Int { body(first) }
                public func show(
                    _ text: String = "(", completion: () -> Void = {}) {
                }
            }
            """)
        expect(
            reader.declarations,
            equals: [
                """
                extension Value {
                    init(configure: @escaping (inout Int) -> Void = { $0 = 1 })
                    func change(
                        _ first: Int, by body: (Int) -> Int = { $0 }
                    ) -> Int
                    func show(
                        _ text: String = "(", completion: () -> Void = {})
                }

                """
            ])
    }

    @Test(arguments: [
        ("get { 0 }", "{ get }"), ("get { 0 }\n        set { store(newValue) }", "{ get set }"),
        ("get { 0 }\n        set {\n            store(newValue)\n        }", "{ get set }"),
        ("get { 0 }\n        set(other) { store(other) }", "{ get set }"),
    ]) func `a subscript is settable if it has a setter`(_ accessors: String, _ expected: String) {
        let reader = DeclarationReader(
            """
            extension Value {
                public subscript(path path: Path) -> Int {
                    \(accessors)
                }
            }
            """)
        expect(
            reader.declarations, equals: ["extension Value {\n    subscript(path path: Path) -> Int \(expected)\n}\n"])
    }

    @Test func `an extension without public members is omitted`() {
        let reader = DeclarationReader(
            """
            extension Dictionary where Key == String, Value: Decodable {
                static func decode() -> [String: Value] {
                    [:]
                }
            }

            extension Dictionary: Convertible where Key == String, Value: Decodable {}
            """)
        expect(
            reader.declarations,
            equals: ["extension Dictionary: Convertible where Key == String, Value: Decodable {}\n"])
    }
}
