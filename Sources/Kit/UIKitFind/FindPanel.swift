import CoreGraphics
import Foundation
import UIKitCore
import UIKitDrawing
import UIKitSearching

/// The panel of a find interaction, with the search text, the number of results, and buttons.
@MainActor
final class FindPanel: UIView, UITextFieldDelegate {
    private weak var interaction: UIFindInteraction?
    private let glass = UIVisualEffectView(effect: UIBlurEffect(style: .systemChromeMaterial))
    private let line = UIView()
    private let field = UISearchTextField()
    private let countLabel = UILabel()
    private let replaceField = FindReplaceField()
    private let optionsButton = UIButton(type: .system)
    private let previousButton = UIButton(type: .system)
    private let nextButton = UIButton(type: .system)
    private let doneButton = UIButton(type: .system)
    private let replaceButton = UIButton(type: .system)
    private let allButton = UIButton(type: .system)
    private var heightConstraint: NSLayoutConstraint?

    private static let rowHeight: CGFloat = 36
    private static let padding: CGFloat = 8
    private static let buttonWidth: CGFloat = 40

    init(interaction: UIFindInteraction) {
        self.interaction = interaction
        super.init(frame: .zero)
        accessibilityIdentifier = "find.panel"
        glass.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(glass)
        line.backgroundColor = .separator
        addSubview(line)
        prepare(field, placeholder: "Find", identifier: "find.searchField")
        countLabel.font = .preferredFont(forTextStyle: .footnote)
        countLabel.textColor = .secondaryLabel
        countLabel.accessibilityIdentifier = "find.resultCount"
        addSubview(countLabel)
        prepare(replaceField, placeholder: "Replace", identifier: "find.replaceField")
        replaceField.backgroundColor = .tertiarySystemFill
        replaceField.layer.cornerRadius = 10
        prepare(optionsButton, "Options", image: "ellipsis.circle")
        optionsButton.showsMenuAsPrimaryAction = true
        prepare(previousButton, "Previous Result", image: "chevron.up") { $0.findPrevious() }
        prepare(nextButton, "Next Result", image: "chevron.down") { $0.findNext() }
        prepare(doneButton, "Done", image: nil) { $0.dismissFindNavigator() }
        prepare(replaceButton, "Replace", image: nil) { $0.replaceOne() }
        prepare(allButton, "All", image: nil) { $0.replaceAll() }
        doneButton.titleLabel?.font = .boldSystemFont(ofSize: 17)
        updateOptions()
    }

    required init?(coder: NSCoder) { nil }

    private func prepare(_ field: UITextField, placeholder: String, identifier: String) {
        field.placeholder = placeholder
        field.accessibilityLabel = placeholder
        field.accessibilityIdentifier = identifier
        field.autocorrectionType = .no
        field.autocapitalizationType = .none
        field.spellCheckingType = .no
        field.delegate = self
        field.addAction(
            UIAction { [weak self, weak field] _ in
                guard let self, field === self.field else { return }
                interaction?.search()
            }, for: .editingChanged)
        addSubview(field)
    }

    private func prepare(
        _ button: UIButton, _ title: String, image: String?, action: @escaping (UIFindInteraction) -> Void = { _ in }
    ) {
        if let image {
            button.setImage(UIImage(systemName: image), for: .normal)
            button.accessibilityLabel = title
        } else {
            button.setTitle(title, for: .normal)
            button.titleLabel?.font = .systemFont(ofSize: 17)
        }
        button.addAction(
            UIAction { [weak self] _ in
                if let interaction = self?.interaction { action(interaction) }
            }, for: .primaryActionTriggered)
        addSubview(button)
    }

    // MARK: Content

    var query: String {
        get { field.text ?? "" }
        set { if field.text != newValue { field.text = newValue } }
    }

    var replacement: String {
        get { replaceField.text ?? "" }
        set { if replaceField.text != newValue { replaceField.text = newValue } }
    }

    var showsReplace = false {
        didSet {
            for view in [replaceField, replaceButton, allButton] { view.isHidden = !showsReplace }
            heightConstraint?.constant = height
            setNeedsLayout()
        }
    }

    /// Shows the number of results, and enables or disables buttons. If the number is unknown, the buttons for the
    /// previous and the next result search again.
    func show(count: Int?, index: Int, style: UIFindSession.SearchResultDisplayStyle, canReplace: Bool) {
        countLabel.text =
            switch (style, count) {
            case (.none, _), (_, nil): ""
            case _ where query.isEmpty: ""
            case (_, 0): "Not found"
            case (.currentAndTotal, let count?) where index != NSNotFound: "\(index + 1) of \(count)"
            case (_, 1): "1 result"
            case (_, let count?): "\(count) results"
            }
        let canStep: Bool = count != 0 && !query.isEmpty
        previousButton.isEnabled = canStep
        nextButton.isEnabled = canStep
        replaceButton.isEnabled = canReplace
        allButton.isEnabled = canReplace
        setNeedsLayout()
    }

    /// Recreates the menu of options.
    func updateOptions() {
        optionsButton.menu = UIMenu(children: [
            UIDeferredMenuElement.uncached { [weak self] provide in provide(self?.optionElements ?? []) }
        ])
    }

    private var optionElements: [UIMenuElement] {
        guard let interaction else { return [] }
        var modes: [UIMenuElement] = []
        if interaction.activeFindSession?.supportsReplacement == true {
            modes = [("Find", false), ("Find and Replace", true)].map { title, isReplacing in
                UIAction(title: title, state: showsReplace == isReplacing ? .on : .off) { [weak self] _ in
                    self?.interaction?.presentFindNavigator(showingReplace: isReplacing)
                }
            }
        }
        let options: [UIMenuElement] = [
            UIAction(title: "Match Case", state: interaction.matchesCase ? .on : .off) { [weak interaction] _ in
                interaction?.matchesCase.toggle()
                interaction?.search()
            },
            UIAction(title: "Whole Words", state: interaction.matchesWords ? .on : .off) { [weak interaction] _ in
                interaction?.matchesWords.toggle()
                interaction?.search()
            },
        ]
        let standard: [UIMenuElement] = [
            UIMenu(options: .displayInline, children: modes), UIMenu(options: .displayInline, children: options),
        ]
        guard let provider = interaction.optionsMenuProvider else { return standard }
        return provider(standard)?.children ?? standard
    }

    // MARK: Focus and keys

    func focus() {
        field.becomeFirstResponder()
        field.selectAll(nil)
    }

    var containsFirstResponder: Bool { field.isFirstResponder || replaceField.isFirstResponder }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        if textField === field { interaction?.findNext() } else { interaction?.replaceOne() }
        return false
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard presses.contains(where: { $0.key?.keyCode == .keyboardEscape }) else {
            return super.pressesBegan(presses, with: event)
        }
        interaction?.dismissFindNavigator()
    }

    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        guard FindAction.names.contains(action.name) else { return super.canPerformAction(action, withSender: sender) }
        return interaction?.canPerform(action.name) ?? false
    }

    override func find(_ sender: Any?) { interaction?.perform("find:") }
    override func findAndReplace(_ sender: Any?) { interaction?.perform("findAndReplace:") }
    override func findNext(_ sender: Any?) { interaction?.perform("findNext:") }
    override func findPrevious(_ sender: Any?) { interaction?.perform("findPrevious:") }

    // MARK: Layout

    var height: CGFloat {
        let rows: CGFloat = showsReplace ? 2 : 1
        return rows * (Self.rowHeight + Self.padding) + Self.padding
    }

    /// Adds the panel to the bottom of a window, above the keyboard.
    func install(in window: UIWindow) {
        translatesAutoresizingMaskIntoConstraints = false
        window.addSubview(self)
        let heightConstraint = heightAnchor.constraint(equalToConstant: height)
        self.heightConstraint = heightConstraint
        NSLayoutConstraint.activate([
            leadingAnchor.constraint(equalTo: window.leadingAnchor),
            trailingAnchor.constraint(equalTo: window.trailingAnchor),
            bottomAnchor.constraint(equalTo: window.keyboardLayoutGuide.topAnchor), heightConstraint,
        ])
        window.layoutIfNeeded()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let hairline: CGFloat = 1 / max(1, traitCollection.displayScale)
        glass.frame = bounds
        line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: hairline)
        let sides = UIEdgeInsets(top: 0, left: safeAreaInsets.left, bottom: 0, right: safeAreaInsets.right)
        let area: CGRect = bounds.inset(by: sides).insetBy(dx: Self.padding, dy: Self.padding)
        let top = CGRect(x: area.minX, y: area.minY, width: area.width, height: Self.rowHeight)
        let doneWidth: CGFloat = ceil(doneButton.intrinsicContentSize.width) + 12
        place(
            [
                (optionsButton, Self.buttonWidth), (field, nil), (previousButton, Self.buttonWidth),
                (nextButton, Self.buttonWidth), (doneButton, doneWidth),
            ], in: top)
        let size: CGSize = countLabel.intrinsicContentSize
        let isMirrored: Bool = effectiveUserInterfaceLayoutDirection == .rightToLeft
        // The count is placed before the button that clears the field.
        let buttonInset: CGFloat = 32
        countLabel.frame = CGRect(
            x: isMirrored ? field.frame.minX + buttonInset : field.frame.maxX - buttonInset - size.width,
            y: (field.frame.midY - size.height / 2).rounded(), width: size.width, height: size.height)
        guard showsReplace else { return }
        let text: CGRect = field.editingRect(forBounds: field.bounds)
        let bottom: CGRect = top.offsetBy(dx: 0, dy: Self.rowHeight + Self.padding)
        let replaceWidth: CGFloat = ceil(replaceButton.intrinsicContentSize.width) + 16
        let allWidth: CGFloat = ceil(allButton.intrinsicContentSize.width) + 16
        place([(replaceField, nil), (replaceButton, replaceWidth), (allButton, allWidth)], in: bottom)
        // Both fields have the same leading edge and, if the buttons leave enough space, the same trailing edge.
        let start: CGFloat = Self.buttonWidth
        replaceField.frame.size.width -= start
        if !isMirrored { replaceField.frame.origin.x += start }
        replaceField.frame = replaceField.frame.intersection(field.frame.offsetBy(dx: 0, dy: bottom.minY - top.minY))
        // The text of both fields is aligned.
        let inset: CGFloat = isMirrored ? field.bounds.maxX - text.maxX : text.minX
        replaceField.margins = UIEdgeInsets(
            top: 0, left: isMirrored ? Self.padding : inset, bottom: 0, right: isMirrored ? inset : Self.padding)
    }

    /// Lays out views from the leading edge to the trailing edge. The view without a width fills the remaining space.
    private func place(_ views: [(view: UIView, width: CGFloat?)], in row: CGRect) {
        let fixed: CGFloat = views.reduce(0) { $0 + ($1.width ?? 0) }
        let isMirrored: Bool = effectiveUserInterfaceLayoutDirection == .rightToLeft
        var x: CGFloat = row.minX
        for (view, width) in isMirrored ? views.reversed() : views {
            let used: CGFloat = width ?? max(0, row.width - fixed)
            view.frame = CGRect(x: x, y: row.minY, width: used, height: row.height)
            x += used
        }
    }
}
