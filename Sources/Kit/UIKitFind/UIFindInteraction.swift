import CoreGraphics
import Foundation
import UIKitCore
import UIKitInput

/// An interaction that searches the text of a view, with a panel at the bottom of the window.
///
/// Control-F opens the panel, Control-Alt-F opens it for replacing, Control-G and Shift-Control-G move between results,
/// and Escape closes the panel.
@preconcurrency @MainActor
open class UIFindInteraction: NSObject, UIInteraction, FindPerforming {
    /// The object that provides sessions.
    open private(set) weak var delegate: (any UIFindInteractionDelegate)?

    /// The view that has the interaction.
    open private(set) weak var view: UIView?

    /// The session while the panel is open.
    open private(set) var activeFindSession: UIFindSession?

    /// Whether the panel is open.
    open var isFindNavigatorVisible: Bool { panel != nil }

    /// The text to search for. It is shown when the panel opens.
    open var searchText: String? {
        didSet { if panel?.query != searchText { panel?.query = searchText ?? "" } }
    }

    /// The replacement text.
    open var replacementText: String? {
        didSet { if panel?.replacement != replacementText { panel?.replacement = replacementText ?? "" } }
    }

    /// A closure that returns the menu of options, given the elements of the standard menu. Nil means the standard
    /// menu.
    open var optionsMenuProvider: (([UIMenuElement]) -> UIMenu?)? {
        didSet { panel?.updateOptions() }
    }

    var matchesCase = false
    var matchesWords = false
    private var panel: FindPanel?
    private var addedInset: CGFloat = 0

    /// Creates an interaction. Add it to the view with the text.
    public init(sessionDelegate: any UIFindInteractionDelegate) {
        delegate = sessionDelegate
        super.init()
    }

    open func willMove(to view: UIView?) { dismissFindNavigator() }

    open func didMove(to view: UIView?) { self.view = view }

    package func viewDidMoveToWindow() {
        if let panel, panel.window !== view?.window { dismissFindNavigator() }
    }

    // MARK: Panel

    /// Opens the panel. Does nothing if the view is not in a window, or if the delegate provides no session.
    open func presentFindNavigator(showingReplace: Bool) {
        guard let view, let window = view.window else { return }
        if let panel, let session = activeFindSession {
            panel.showsReplace = showingReplace && session.supportsReplacement
            panelDidResize()
            return panel.focus()
        }
        guard let session = delegate?.findInteraction(self, sessionFor: view) else { return }
        session.interaction = self
        activeFindSession = session
        delegate?.findInteraction(self, didBegin: session)
        let panel = FindPanel(interaction: self)
        panel.showsReplace = showingReplace && session.supportsReplacement
        panel.query = searchText ?? ""
        panel.replacement = replacementText ?? ""
        panel.tintColor = view.tintColor
        self.panel = panel
        panel.install(in: window)
        panelDidResize()
        panel.focus()
        search()
    }

    /// Closes the panel. If a text field of the panel is the first responder, the view becomes first responder.
    open func dismissFindNavigator() {
        guard let panel, let session = activeFindSession else { return }
        self.panel = nil
        setBottomInset(0)
        let hadFocus: Bool = panel.containsFirstResponder
        panel.removeFromSuperview()
        (session as? UITextSearchingFindSession)?.end()
        activeFindSession = nil
        delegate?.findInteraction(self, didEnd: session)
        if hadFocus, let view, view.window != nil, view.canBecomeFirstResponder { view.becomeFirstResponder() }
    }

    func panelDidResize() { setBottomInset(panel?.height ?? 0) }

    /// Adds an inset to a scroll view, so that the end of its content can be scrolled above the panel.
    private func setBottomInset(_ inset: CGFloat) {
        guard inset != addedInset, let scroll = view as? UIScrollView else { return }
        scroll.contentInset.bottom += inset - addedInset
        scroll.verticalScrollIndicatorInsets.bottom += inset - addedInset
        addedInset = inset
    }

    // MARK: Searching

    var options: UITextSearchOptions {
        UITextSearchOptions(
            wordMatchMethod: matchesWords ? .fullWord : .contains,
            stringCompareOptions: matchesCase ? [] : .caseInsensitive)
    }

    /// Searches for the text in the panel.
    func search() {
        searchText = panel?.query ?? searchText
        activeFindSession?.performSearch(query: searchText ?? "", options: options)
        updateResultCount()
    }

    /// Highlights the next result, or opens the panel if it is closed.
    open func findNext() { step(.forward) }

    /// Highlights the previous result, or opens the panel if it is closed.
    open func findPrevious() { step(.backward) }

    private func step(_ direction: UITextStorageDirection) {
        guard let activeFindSession else { return presentFindNavigator(showingReplace: false) }
        activeFindSession.highlightNextResult(in: direction)
        updateResultCount()
    }

    func replaceOne() {
        replacementText = panel?.replacement
        activeFindSession?.performSingleReplacement(
            query: searchText ?? "", replacementString: replacementText ?? "", options: options)
        updateResultCount()
    }

    func replaceAll() {
        replacementText = panel?.replacement
        activeFindSession?.replaceAll(
            searchQuery: searchText ?? "", replacementString: replacementText ?? "", options: options)
        updateResultCount()
    }

    /// Shows the number of results of the session in the panel.
    open func updateResultCount() {
        guard let panel, let session = activeFindSession else { return }
        panel.show(
            count: session.isOutdated ? nil : session.resultCount, index: session.highlightedResultIndex,
            style: session.searchResultDisplayStyle,
            canReplace: session.allowsReplacementForCurrentlyHighlightedResult)
    }

    // MARK: Commands

    package func canPerform(_ action: String) -> Bool {
        switch action {
        case "find:": true
        case "findAndReplace:": supportsReplacement
        case "useSelectionForFind:": selectedText?.isEmpty == false
        default: isFindNavigatorVisible || searchText?.isEmpty == false
        }
    }

    package func perform(_ action: String) {
        switch action {
        case "find:": presentFindNavigator(showingReplace: panel?.showsReplace ?? false)
        case "findAndReplace:": presentFindNavigator(showingReplace: true)
        case "findNext:": findNext()
        case "findPrevious:": findPrevious()
        default:
            searchText = selectedText
            if isFindNavigatorVisible { search() }
        }
    }

    private var supportsReplacement: Bool {
        if let activeFindSession { return activeFindSession.supportsReplacement }
        if let view = view as? any UITextSearching { return view.supportsTextReplacement }
        return view is any UITextInput && (view as? any TextReceiving)?.acceptsText != false
    }

    private var selectedText: String? {
        guard let input = view as? any UITextInput, let range = input.selectedTextRange else { return nil }
        return input.text(in: range)
    }
}
