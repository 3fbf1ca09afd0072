import SwiftTokens

/// Finds the Xcode previews in a source.
struct PreviewFinder {
    private let list: TokenList
    private let outline: Outline
    private let importsCombine: Bool

    init(_ list: TokenList, _ outline: Outline) {
        self.list = list
        self.outline = outline
        importsCombine = list.tokens.indices.contains {
            list.keyword($0) == .import && list.isText($0 + 1, "Combine")
        }
    }

    /// Returns the edits that remove the previews, in the order of their positions.
    func edits() -> [SourceEdit] {
        var removed: [Range<Int>] = macros + designMethods
        let imports: [Int] = self.imports
        var isUsed = true
        if !imports.isEmpty {
            let all: [Range<Int>] = removed + types + members
            isUsed = usesSwiftUI(outside: all)
            if !isUsed { removed = all }
        }
        var edits = SourceEdits(list.bytes)
        for tokens in PreviewFinder.merged(removed) {
            edits.blank(list[tokens.lowerBound].start..<list[tokens.upperBound - 1].end)
        }
        if !isUsed { replace(imports, in: &edits) }
        return edits.sorted
    }

    /// Sorts ranges, and joins those that overlap.
    private static func merged(_ ranges: [Range<Int>]) -> [Range<Int>] {
        var merged: [Range<Int>] = []
        for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
            if let last = merged.last, range.lowerBound < last.upperBound {
                merged[merged.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
            } else {
                merged.append(range)
            }
        }
        return merged
    }

    // MARK: Imports

    /// The indices of `import` in the declarations that import SwiftUI.
    private var imports: [Int] {
        list.tokens.indices.filter { list.keyword($0) == .import && list.isText($0 + 1, "SwiftUI") }
    }

    /// Removes the imports of SwiftUI. If the source does not import UIKit, the first import of SwiftUI becomes an
    /// import of UIKit instead.
    private func replace(_ imports: [Int], in edits: inout SourceEdits) {
        var importsUIKit: Bool = list.tokens.indices.contains {
            list.keyword($0) == .import && list.isText($0 + 1, "UIKit")
        }
        for index in imports {
            if importsUIKit {
                let start: Int = DeclarationPrefix(list, before: index).start
                edits.blank(list[start].start..<list[index + 1].end)
            } else {
                edits.replace(list[index + 1].range, with: "UIKit  ")
                importsUIKit = true
            }
        }
    }

    // MARK: Previews

    /// The macros `#Preview`, with their attributes, arguments and closures.
    private var macros: [Range<Int>] {
        list.tokens.indices.compactMap { index in
            guard list.kind(index) == .poundName, list.isText(index, "#Preview") else { return nil }
            var end: Int = index + 1
            if list.isPunctuation(end, "("), let close = list.closing(end) { end = close + 1 }
            if list.isPunctuation(end, "{"), let close = list.closing(end) { end = close + 1 }
            guard end > index + 1 else { return nil }
            // Labeled trailing closures follow the first trailing closure.
            while list.kind(end) == .identifier, list.isPunctuation(end + 1, ":"), list.isPunctuation(end + 2, "{"),
                let close = list.closing(end + 2)
            {
                end = close + 1
            }
            return DeclarationPrefix(list, before: index).start..<end
        }
    }

    /// The overrides of the method that only Interface Builder calls, to prepare a view for its canvas.
    private var designMethods: [Range<Int>] {
        outline.members.compactMap { member in
            guard member.kind == .method, member.name == "prepareForInterfaceBuilder", member.body != nil,
                member.prefix.overrideIndex != nil
            else { return nil }
            return member.prefix.start..<member.last + 1
        }
    }

    /// The types that provide previews, or wrap views of UIKit for them.
    private var types: [Range<Int>] {
        outline.types.compactMap { type in
            let isPreview: Bool = type.inherited.contains {
                PreviewFinder.protocols.contains(DeclarationSummary.typeName(list, $0))
            }
            return isPreview && type.close < list.count ? type.prefix.start..<type.close + 1 : nil
        }
    }

    private static let protocols: Set<String> = [
        "PreviewProvider", "UIViewRepresentable", "UIViewControllerRepresentable", "SwiftUI.PreviewProvider",
        "SwiftUI.UIViewRepresentable", "SwiftUI.UIViewControllerRepresentable",
    ]

    /// The methods and properties whose type is `some View`, such as `func preview() -> some View` of a view
    /// controller.
    private var members: [Range<Int>] {
        outline.members.compactMap { member in
            guard let type = member.type, list.keyword(type.lowerBound) == .some,
                list.isText(type.upperBound - 1, "View"), member.body != nil
            else { return nil }
            return member.prefix.start..<member.last + 1
        }
    }

    // MARK: Other uses of SwiftUI

    /// Returns whether tokens outside the ranges are names of SwiftUI.
    private func usesSwiftUI(outside removed: [Range<Int>]) -> Bool {
        var ranges: ArraySlice<Range<Int>> = PreviewFinder.merged(removed)[...]
        var index = 0
        while index < list.count {
            if let range = ranges.first, index >= range.lowerBound {
                index = range.upperBound
                ranges.removeFirst()
                continue
            }
            if list.keyword(index) == .import {
                index += 2
                continue
            }
            if list.kind(index) == .identifier, isNameOfSwiftUI(index) { return true }
            index += 1
        }
        return false
    }

    private func isNameOfSwiftUI(_ index: Int) -> Bool {
        let name: String = list.text(index)
        if PreviewFinder.names.contains(name) { return true }
        // SwiftUI exports these names of Combine.
        if name == "ObservableObject" || name == "Published" { return !importsCombine }
        if list.isPunctuation(index - 1, "@") { return PreviewFinder.wrappers.contains(name) }
        if list.isPunctuation(index - 1, ".") { return false }
        switch name {
        case "View":
            // Many apps declare a type with this name, so only uses as a protocol count.
            return list.keyword(index - 1) == .some || list.keyword(index - 1) == .any
                || list.keyword(index - 1) == .extension
                || outline.types.contains { type in type.inherited.contains { $0 == index..<index + 1 } }
        case "Color", "Font", "Text", "Image", "Spacer", "Button", "Label":
            // Types of the app can have these names too. Their uses also count, so that nothing in use is removed.
            return list.isPunctuation(index + 1, "(") || list.isPunctuation(index + 1, ".")
        default: return false
        }
    }

    /// Names that only SwiftUI declares.
    private static let names: Set<String> = [
        "AnyView", "AppStorage", "AsyncImage", "ButtonStyle", "EnvironmentKey", "EnvironmentObject",
        "EnvironmentValues", "ForEach", "GeometryProxy", "GeometryReader", "HStack", "LazyHGrid", "LazyHStack",
        "LazyVGrid", "LazyVStack", "LinearGradient", "NavigationLink", "NavigationSplitView", "NavigationStack",
        "NavigationView", "ObservedObject", "PreferenceKey", "PreviewProvider", "RadialGradient", "SceneStorage",
        "ScrollViewReader", "StateObject", "SwiftUI", "UIApplicationDelegateAdaptor", "UIHostingConfiguration",
        "UIHostingController", "UIViewControllerRepresentable", "UIViewRepresentable", "VStack", "ViewBuilder",
        "ViewModifier", "WindowGroup", "ZStack", "withAnimation",
    ]

    /// Property wrappers of SwiftUI with names that other declarations can have.
    private static let wrappers: Set<String> = ["Binding", "Environment", "FocusState", "GestureState", "State"]
}
