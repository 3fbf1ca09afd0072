import Expectations
import Testing

@testable import AppProjects

struct BuildSettingsTests {
    /// Levels of settings, lowest first, and the value of `X`.
    @Test(arguments: [
        ([["X": "a"]], "a"),
        ([["X": "a"], ["X": "$(inherited) b"]], "a b"),
        ([["X": "a"], [:], ["X": "${inherited} b"]], "a b"),
        ([["X": "a"], ["X": "$(X) b"], ["X": "$(inherited) c"]], "a b c"),
        ([["X": "$(inherited) a"]], " a"),
        ([["Y": "y", "X": "$(Y)-${Y}-$Y-$(Z)"]], "y-y-y-"),
        ([["N": "Debug", "A_Debug": "ok", "X": "$(A_$(N))"]], "ok"),
        (
            [["Y": "My App 2.0", "X": "$(Y:rfc1034identifier) $(Y:c99extidentifier) $(Y:lower) $(Y:upper)"]],
            "My-App-2.0 My_App_2_0 my app 2.0 MY APP 2.0"
        ),
        ([["Y": "2048", "X": "$(Y:c99extidentifier)"]], "_048"),
        ([["Y": "größe & 日本", "X": "$(Y:c99extidentifier) $(Y:rfc1034identifier)"]], "größe___日本 gr--e-----"),
        ([["X": "$(Y:default=z) $(Y:default=$(Z)) $(Z:default=q)", "Z": "z2"]], "z z2 z2"),
        ([["Y": "/a/b.txt", "X": "$(Y:dir) $(Y:file) $(Y:base) $(Y:suffix)"]], "/a/ b.txt b .txt"),
        ([["X": "a", "X[sdk=iphoneos*]": "b"]], "a"),
        ([["X": "a", "X[sdk=iphonesimulator*]": "b"]], "b"),
        ([["X": "a", "X[sdk=iphonesimulator*][arch=*]": "$(inherited) b"]], "a b"),
        ([["X": "a", "X[config=Debug]": "b", "X[config=Rel*]": "c"]], "b"),
        ([["X": "$(Y)", "Y": "$(X)"]], ""),
        ([["X": "$(A", "A": "b"]], "$(A"),
        ([["X": "costs $ 5 $"]], "costs $ 5 $"),
    ])
    func `values inherit and refer to each other`(levels: [[String: String]], expected: String) {
        var settings = BuildSettings(BuildSettings.Conditions(configuration: "Debug"))
        for level in levels {
            settings.add(
                PropertyListDictionary(
                    level.sorted { $0.key < $1.key }.map { .init(key: $0.key, value: .string($0.value)) }))
        }
        expect(settings["X"], equals: expected)
    }

    @Test func `the length of settings that repeatedly double in size is limited`() {
        var settings = BuildSettings(BuildSettings.Conditions(configuration: "Debug"))
        settings.add(["A0": "x"])
        for index in 1...60 { settings.add(["A\(index)": "$(A\(index - 1))$(A\(index - 1))"]) }
        for index in 1...60 { settings.add(["E\(index)": "$(E\(index - 1))$(E\(index - 1))"]) }
        expect(settings["A30"].utf8.count, isAtMost: 1 << 18)
        expect(settings["E30"].isEmpty)
    }

    @Test(arguments: [
        ("a b", ["a", "b"]), (" a  \"b c\" ", ["a", "b c"]), ("'b c' d\\ e", ["b c", "d e"]), ("", []),
        ("-D\"X Y\"", ["-DX Y"]), ("\"\"", [""]),
    ])
    func `elements of lists can be quoted`(text: String, expected: [String]) {
        expect(BuildSettings.words(text), equals: expected)
    }
}
