import Foundation
import ProgramDiagnostics
import TextDocuments

/// Attributed text that layout managers lay out. The storage notifies its layout managers of changes.
///
/// The text is in a `TextDocument`, so the time that a change takes is proportional to the length of the change.
/// Foundation on Linux reads the memory of attributed strings instead of calling the methods that a subclass overrides.
/// Therefore, the memory of the base class refers to a `StorageString`, which reads the document.
///
/// A subclass with its own storage overrides `string`, `attributes(at:effectiveRange:)`, `replaceCharacters(in:with:)`
/// with a string and `setAttributes(_:range:)`, and calls `edited(_:range:changeInLength:)` after each change.
open class NSTextStorage: NSMutableAttributedString {
    /// The kinds of a change.
    public struct EditActions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Attributes changed.
        public static let editedAttributes = EditActions(rawValue: 1 << 0)
        /// Characters were added, removed or replaced.
        public static let editedCharacters = EditActions(rawValue: 1 << 1)
    }

    /// Posted before a change is processed. The object is the storage.
    public static let willProcessEditingNotification = Notification.Name("NSTextStorageWillProcessEditingNotification")

    /// Posted before the layout managers are notified of a change. The object is the storage.
    public static let didProcessEditingNotification = Notification.Name("NSTextStorageDidProcessEditingNotification")

    /// The delegate. A weak reference.
    open weak var delegate: (any NSTextStorageDelegate)?

    /// The layout managers of the storage.
    open private(set) var layoutManagers: [NSLayoutManager] = []

    /// The kinds of the changes that have not been processed yet.
    open private(set) var editedMask: EditActions = []

    /// The range of the edits that have not been processed yet, in the text after these edits.
    open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)

    /// The difference in length due to the changes that have not been processed yet.
    open private(set) var changeInLength = 0

    /// The text, unless a subclass stores it.
    private(set) var content: TextDocument

    /// The characters in the memory of the base class.
    private var shared: StorageString?

    private var editingDepth = 0
    private var isProcessing = false

    /// Creates an empty storage.
    public init() {
        content = TextDocument()
        super.init(string: "")
        shared = shareCharacters()
    }

    /// Creates the storage of a document that exists already.
    init(sharing document: TextDocument) {
        content = document
        super.init(attributedString: document.attributedString(in: 0..<document.count))
        shared = shareCharacters()
    }

    /// Creates a storage with a string.
    public override init(string: String) {
        content = TextDocument(TextFragment(string, attributes: AttributeSet()))
        super.init(string: string)
        shared = shareCharacters()
    }

    /// Creates a storage with a string and its attributes.
    public override init(string: String, attributes attrs: [NSAttributedString.Key: Any]? = nil) {
        content = TextDocument(TextFragment(string, attributes: AttributeSet(attrs ?? [:])))
        super.init(string: string, attributes: attrs)
        shared = shareCharacters()
    }

    /// Creates a storage with the contents of an attributed string.
    public override init(attributedString: NSAttributedString) {
        content = TextDocument(TextFragment(attributedString))
        super.init(attributedString: attributedString)
        shared = shareCharacters()
    }

    /// Creates a storage from an archive.
    public required init?(coder aDecoder: NSCoder) {
        guard let archived = NSAttributedString(coder: aDecoder) else { return nil }
        content = TextDocument(TextFragment(archived))
        super.init(attributedString: archived)
        shared = shareCharacters()
    }

    // MARK: Layout managers

    /// Adds a layout manager.
    open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
        guard !layoutManagers.contains(where: { $0 === aLayoutManager }) else { return }
        aLayoutManager.storageDidChange(to: self)
        layoutManagers.append(aLayoutManager)
    }

    /// Removes a layout manager.
    open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
        guard layoutManagers.contains(where: { $0 === aLayoutManager }) else { return }
        aLayoutManager.storageDidChange(to: nil)
    }

    /// Removes a layout manager whose text changes to that of another storage. This storage keeps its text.
    func release(_ layoutManager: NSLayoutManager) {
        layoutManagers.removeAll { $0 === layoutManager }
        guard content === layoutManager.document else { return }
        content = TextDocument(content.fragment(in: 0..<content.count))
        shared?.document = content
    }

    /// Adds a layout manager whose document already has the same text.
    func adopt(_ layoutManager: NSLayoutManager) { layoutManagers.append(layoutManager) }

    // MARK: Processing of changes

    /// Begins a group of changes, which are processed together.
    open override func beginEditing() { editingDepth += 1 }

    /// Ends a group of changes, and processes them if the group is the outermost one.
    open override func endEditing() {
        editingDepth = max(0, editingDepth - 1)
        if editingDepth == 0, !editedMask.isEmpty, !isProcessing { process() }
    }

    /// Records a change, and processes it unless a group of changes is in progress.
    ///
    /// - Parameters:
    ///   - editedMask: The kinds of the change.
    ///   - editedRange: The range before the change.
    ///   - delta: The difference in length.
    open func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int) {
        let end = editedRange.location + editedRange.length
        let new = NSRange(location: editedRange.location, length: editedRange.length + delta)
        if self.editedMask.isEmpty {
            self.editedRange = new
        } else {
            // The union of this change and the earlier changes, whose end is shifted by this change.
            let old = self.editedRange
            let lower = min(old.location, new.location)
            let upper = max(old.location + old.length, end) + delta
            self.editedRange = NSRange(location: lower, length: upper - lower)
        }
        self.editedMask.formUnion(editedMask)
        changeInLength += delta
        if editingDepth == 0, !isProcessing { process() }
    }

    /// Processes the recorded changes. An override of `processEditing()` can make further changes.
    private func process() {
        isProcessing = true
        processEditing()
        // Changes after the call to `super` are not processed again, because processing might not end.
        if !editedMask.isEmpty { notifyLayoutManagers() }
        isProcessing = false
    }

    /// Notifies the delegate, the observers and the layout managers of the recorded changes.
    ///
    /// An override can change attributes before it calls `super`.
    open func processEditing() {
        let center: NotificationCenter = .default
        delegate?.textStorage(
            self, willProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
        center.post(name: NSTextStorage.willProcessEditingNotification, object: self)
        delegate?.textStorage(self, didProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
        center.post(name: NSTextStorage.didProcessEditingNotification, object: self)
        notifyLayoutManagers()
    }

    private func notifyLayoutManagers() {
        let (mask, range, delta) = (editedMask, editedRange, changeInLength)
        editedMask = []
        editedRange = NSRange(location: NSNotFound, length: 0)
        changeInLength = 0
        for manager in layoutManagers {
            manager.processEditing(
                for: self, edited: mask, range: range, changeInLength: delta, invalidatedRange: range)
        }
    }

    // MARK: Characters and attributes

    open override var string: String { content.string }

    /// The characters as a mutable string, which changes the storage.
    open override var mutableString: NSMutableString {
        hasOwnStorage ? StorageString(content, of: self, readsSubclass: true) : super.mutableString
    }

    open override func attributes(
        at location: Int, effectiveRange range: NSRangePointer?
    ) -> [NSAttributedString.Key: Any] {
        guard let found = content.attributes(at: location) else {
            stopProgram("The text storage has no character at \(location). Its length is \(content.count).")
        }
        range?.pointee = NSRange(location: found.range.lowerBound, length: found.range.count)
        return found.attributes.values
    }

    /// Replaces characters. The new characters have the attributes of the first replaced character, or of the character
    /// before the range.
    ///
    /// Stops the program if the range is not in the storage.
    open override func replaceCharacters(in range: NSRange, with str: String) {
        let whole: Range<Int> = content.scalarRange(checked(range))
        // The new text has the attributes of the first replaced character, or of the character before the range.
        let source: Int = whole.isEmpty ? max(0, whole.lowerBound - 1) : whole.lowerBound
        let attributes: AttributeSet = content.attributes(at: source)?.attributes ?? AttributeSet()
        let old = NSRange(location: whole.lowerBound, length: whole.count)
        let new = TextFragment(str, attributes: attributes)
        replaceMemory(in: whole, with: new)
        content.apply(new, in: whole)
        edited(.editedCharacters, range: old, changeInLength: str.utf16.count - whole.count)
    }

    /// Replaces a range in the memory of the base class.
    ///
    /// Without a shared string, Foundation on Linux moves the ends of a range to the starts of Swift's characters, but
    /// does not adjust the length of the range. Therefore, characters that the range divides are replaced as a whole.
    private func replaceMemory(in range: Range<Int>, with new: TextFragment) {
        let old = NSRange(location: range.lowerBound, length: range.count)
        if let shared { return shared.follow { super.replaceCharacters(in: old, with: new.text) } }
        let whole: Range<Int> = content.characterRange(range)
        guard whole != range else { return super.replaceCharacters(in: old, with: new.text) }
        var all: TextFragment = content.fragment(in: whole.lowerBound..<range.lowerBound)
        all.append(new)
        all.append(content.fragment(in: range.upperBound..<whole.upperBound))
        super.replaceCharacters(in: NSRange(location: whole.lowerBound, length: whole.count), with: all.text)
        var location: Int = whole.lowerBound
        for run in all.runs {
            super.setAttributes(run.attributes.values, range: NSRange(location: location, length: run.units))
            location += run.units
        }
    }

    /// Replaces all attributes in a range. Stops the program if the range is not in the storage.
    open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
        let whole: Range<Int> = content.scalarRange(checked(range))
        let old = NSRange(location: whole.lowerBound, length: whole.count)
        super.setAttributes(attrs, range: old)
        content.applyAttributes([AttributeRun(units: whole.count, attributes: AttributeSet(attrs ?? [:]))], in: whole)
        edited(.editedAttributes, range: old, changeInLength: 0)
    }

    private func checked(_ range: NSRange) -> Range<Int> {
        let count: Int = content.count
        guard range.location >= 0, range.length >= 0, range.location <= count - range.length else {
            stopProgram(
                "The range {\(range.location), \(range.length)} is not in the text storage, whose length is \(count).")
        }
        return range.location..<range.location + range.length
    }

    // The following methods call only the methods that subclasses override.

    /// Replaces characters and their attributes, in one edit.
    open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
        write((attrString as? NSTextStorage)?.whole ?? TextFragment(attrString), in: range)
    }

    /// Replaces a range, with the methods that subclasses override.
    func write(_ fragment: TextFragment, in range: NSRange) {
        beginEditing()
        let start: Int = start(of: range)
        replaceCharacters(in: range, with: fragment.text)
        setAttributes(fragment.runs, from: start)
        endEditing()
    }

    /// Sets the attributes of adjacent ranges, with the method that subclasses override.
    func setAttributes(_ runs: [AttributeRun], from start: Int) {
        var location = start
        for run in runs {
            setAttributes(run.attributes.values, range: NSRange(location: location, length: run.units))
            location += run.units
        }
    }

    /// Removes characters.
    open override func deleteCharacters(in range: NSRange) { replaceCharacters(in: range, with: "") }

    /// Adds an attribute in a range. Replaces an attribute with the same name.
    open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
        addAttributes([name: value], range: range)
    }

    /// Adds attributes in a range. Replaces attributes with the same names.
    open override func addAttributes(_ attrs: [NSAttributedString.Key: Any], range: NSRange) {
        changeAttributes(in: range) { $0.merge(attrs) { $1 } }
    }

    /// Removes an attribute in a range.
    open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
        changeAttributes(in: range) { $0[name] = nil }
    }

    private func changeAttributes(in range: NSRange, _ change: (inout [NSAttributedString.Key: Any]) -> Void) {
        beginEditing()
        let start: Int = scalarRange(range).location
        let changed = fragment(in: range).runs.map { run in
            var values = run.attributes.values
            change(&values)
            return AttributeRun(units: run.units, attributes: AttributeSet(values))
        }
        setAttributes(changed, from: start)
        endEditing()
    }

    /// The start of the text that a change to a range affects. The storage does not divide surrogate pairs.
    private func start(of range: NSRange) -> Int {
        hasOwnStorage ? range.location : content.scalarRange(checked(range)).lowerBound
    }

    /// Whether a subclass stores the characters.
    private var hasOwnStorage: Bool { type(of: self) != NSTextStorage.self && content.count == 0 }

    open override var length: Int { hasOwnStorage ? string.utf16.count : content.count }

    open override func attributedSubstring(from range: NSRange) -> NSAttributedString {
        fragment(in: range).attributedString
    }

    private var whole: TextFragment { fragment(in: NSRange(location: 0, length: length)) }

    /// Returns a range, extended to whole surrogate pairs.
    func scalarRange(_ range: NSRange) -> NSRange {
        if hasOwnStorage { return string.scalarRange(range) }
        let whole: Range<Int> = content.scalarRange(checked(range))
        return NSRange(location: whole.lowerBound, length: whole.count)
    }

    /// Returns the text in a range, with its attributes. The range is extended to whole surrogate pairs.
    func fragment(in range: NSRange) -> TextFragment {
        hasOwnStorage ? TextFragment(self, in: range) : content.fragment(in: checked(range))
    }

    open override func attribute(
        _ attrName: NSAttributedString.Key, at location: Int, effectiveRange range: NSRangePointer?
    ) -> Any? {
        attributes(at: location, effectiveRange: range)[attrName]
    }

    open override func attributes(
        at location: Int, longestEffectiveRange range: NSRangePointer?, in rangeLimit: NSRange
    ) -> [NSAttributedString.Key: Any] {
        let values = AttributeSet(attributes(at: location, effectiveRange: nil))
        extend(range, at: location, in: rangeLimit) { AttributeSet($0).isEqual(to: values) }
        return values.values
    }

    open override func attribute(
        _ attrName: NSAttributedString.Key, at location: Int, longestEffectiveRange range: NSRangePointer?,
        in rangeLimit: NSRange
    ) -> Any? {
        let value = attributes(at: location, effectiveRange: nil)[attrName]
        extend(range, at: location, in: rangeLimit) { attributes in
            switch (attributes[attrName], value) {
            case (nil, nil): true
            case (let other?, let value?): AttributeSet.isEqual(other, value)
            default: false
            }
        }
        return value
    }

    /// Sets a range to the longest range around a location in which the attributes match.
    private func extend(
        _ range: NSRangePointer?, at location: Int, in limit: NSRange,
        while matches: ([NSAttributedString.Key: Any]) -> Bool
    ) {
        guard let range else { return }
        let (least, most) = (limit.location, limit.location + limit.length)
        var run = NSRange(location: location, length: 1)
        _ = attributes(at: location, effectiveRange: &run)
        var (lower, upper) = (max(least, run.location), min(most, run.location + run.length))
        while lower > least, matches(attributes(at: lower - 1, effectiveRange: &run)) {
            lower = max(least, min(lower - 1, run.location))
        }
        while upper < most, matches(attributes(at: upper, effectiveRange: &run)) {
            upper = min(most, max(upper + 1, run.location + run.length))
        }
        range.pointee = NSRange(location: lower, length: upper - lower)
    }

    /// Returns an immutable copy of the text.
    open override func copy(with zone: NSZone? = nil) -> Any {
        NSAttributedString(attributedString: whole.attributedString)
    }

    /// Returns a mutable copy of the text.
    open override func mutableCopy(with zone: NSZone? = nil) -> Any {
        whole.attributedString
    }
}
