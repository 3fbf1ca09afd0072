extension UIMenu.Identifier {
    // The menus of the menu bar and their groups. `UIMenuSystem` describes the groups that the menu bar contains.

    /// The menu of the application.
    public static let application = UIMenu.Identifier("com.apple.menu.application")
    /// Commands that use services of other applications.
    public static let services = UIMenu.Identifier("com.apple.menu.services")
    /// Commands that hide windows.
    public static let hide = UIMenu.Identifier("com.apple.menu.hide")
    /// The command that quits.
    public static let quit = UIMenu.Identifier("com.apple.menu.quit")
    /// The command that describes the application.
    public static let about = UIMenu.Identifier("com.apple.menu.about")
    /// The command that opens the settings.
    public static let preferences = UIMenu.Identifier("com.apple.menu.preferences")
    /// The File menu.
    public static let file = UIMenu.Identifier("com.apple.menu.file")
    /// Commands that create windows.
    public static let newScene = UIMenu.Identifier("com.apple.menu.new-scene")
    /// Commands that open recent documents.
    public static let openRecent = UIMenu.Identifier("com.apple.menu.open-recent")
    /// Commands that open documents.
    public static let open = UIMenu.Identifier("com.apple.menu.open")
    /// Commands that close windows.
    public static let close = UIMenu.Identifier("com.apple.menu.close")
    /// Commands that print.
    public static let print = UIMenu.Identifier("com.apple.menu.print")
    /// Commands for the document.
    public static let document = UIMenu.Identifier("com.apple.menu.document")
    /// The Edit menu.
    public static let edit = UIMenu.Identifier("com.apple.menu.edit")
    /// Undo and Redo.
    public static let undoRedo = UIMenu.Identifier("com.apple.menu.undo-redo")
    /// Cut, Copy, Paste, Delete, Select and Select All.
    public static let standardEdit = UIMenu.Identifier("com.apple.menu.standard-edit")
    /// Commands that search.
    public static let find = UIMenu.Identifier("com.apple.menu.find")
    /// Suggestions that replace the selection.
    public static let replace = UIMenu.Identifier("com.apple.menu.replace")
    /// Commands that share.
    public static let share = UIMenu.Identifier("com.apple.menu.share")
    /// Bold, italic and underline.
    public static let textStyle = UIMenu.Identifier("com.apple.menu.textStyle")
    /// Commands for spelling.
    public static let spelling = UIMenu.Identifier("com.apple.menu.spelling")
    /// Commands of the spelling panel.
    public static let spellingPanel = UIMenu.Identifier("com.apple.menu.spellingPanel")
    /// Options for spelling.
    public static let spellingOptions = UIMenu.Identifier("com.apple.menu.spellingOptions")
    /// Commands for substitutions.
    public static let substitutions = UIMenu.Identifier("com.apple.menu.substitutions")
    /// Commands of the substitutions panel.
    public static let substitutionsPanel = UIMenu.Identifier("com.apple.menu.substitutionsPanel")
    /// Options for substitutions.
    public static let substitutionOptions = UIMenu.Identifier("com.apple.menu.substitutionOptions")
    /// Commands that change the case.
    public static let transformations = UIMenu.Identifier("com.apple.menu.transformations")
    /// Commands that speak text.
    public static let speech = UIMenu.Identifier("com.apple.menu.speech")
    /// Commands that look words up.
    public static let lookup = UIMenu.Identifier("com.apple.menu.lookup")
    /// Commands that learn words.
    public static let learn = UIMenu.Identifier("com.apple.menu.learn")
    /// The Format menu.
    public static let format = UIMenu.Identifier("com.apple.menu.format")
    /// Commands for the font.
    public static let font = UIMenu.Identifier("com.apple.menu.font")
    /// Commands for the text size.
    public static let textSize = UIMenu.Identifier("com.apple.menu.textSize")
    /// Commands for the text color.
    public static let textColor = UIMenu.Identifier("com.apple.menu.textColor")
    /// Commands that copy and paste styles.
    public static let textStylePasteboard = UIMenu.Identifier("com.apple.menu.textStylePasteboard")
    /// Commands for the text.
    public static let text = UIMenu.Identifier("com.apple.menu.text")
    /// Commands for the writing direction.
    public static let writingDirection = UIMenu.Identifier("com.apple.menu.writingDirection")
    /// Commands for the alignment.
    public static let alignment = UIMenu.Identifier("com.apple.menu.alignment")
    /// The View menu.
    public static let view = UIMenu.Identifier("com.apple.menu.view")
    /// Commands for full screen.
    public static let fullscreen = UIMenu.Identifier("com.apple.menu.fullscreen")
    /// Commands for the toolbar.
    public static let toolbar = UIMenu.Identifier("com.apple.menu.toolbar")
    /// Commands for the sidebar.
    public static let sidebar = UIMenu.Identifier("com.apple.menu.sidebar")
    /// The Window menu.
    public static let window = UIMenu.Identifier("com.apple.menu.window")
    /// Commands that resize the window.
    public static let minimizeAndZoom = UIMenu.Identifier("com.apple.menu.minimizeAndZoom")
    /// Commands that arrange windows.
    public static let bringAllToFront = UIMenu.Identifier("com.apple.menu.bringAllToFront")
    /// The Help menu.
    public static let help = UIMenu.Identifier("com.apple.menu.help")
    /// The menu bar itself.
    public static let root = UIMenu.Identifier("com.apple.menu.root")
}
