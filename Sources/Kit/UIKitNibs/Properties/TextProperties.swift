import Foundation
import UIKitCore
import UIKitText

extension UITextField {
    func setFieldProperties(_ reader: PropertyReader) {
        reader.font("fontDescription").map { font = $0 }
        reader.color("textColor").map { textColor = $0 }
        textAlignment = TextChoices.alignment(reader)
        reader.string("text").map { text = $0 }
        reader.string("placeholder").map { placeholder = $0 }
        reader.attributedString("attributedText").map { attributedText = $0 }
        reader.attributedString("attributedPlaceholder").map { attributedPlaceholder = $0 }
        let borders: [String: BorderStyle] = [
            "none": .none, "line": .line, "bezel": .bezel, "roundedRect": .roundedRect,
        ]
        reader.choice("borderStyle", borders).map { borderStyle = $0 }
        let modes: [String: ViewMode] = [
            "never": .never, "whileEditing": .whileEditing, "unlessEditing": .unlessEditing, "always": .always,
        ]
        reader.choice("clearButtonMode", modes).map { clearButtonMode = $0 }
        reader.choice("leftViewMode", modes).map { leftViewMode = $0 }
        reader.choice("rightViewMode", modes).map { rightViewMode = $0 }
        adjustsFontSizeToFitWidth = reader.bool("adjustsFontSizeToFit") ?? true
        reader.number("minimumFontSize").map { minimumFontSize = $0 }
        reader.bool("adjustsFontForContentSizeCategory").map { adjustsFontForContentSizeCategory = $0 }
        reader.bool("clearsOnBeginEditing").map { clearsOnBeginEditing = $0 }
        reader.image("background").map { background = $0 }
        reader.image("disabledBackground").map { disabledBackground = $0 }
        reader.ignore("usesAttributedText", "usesAttributedPlaceholder")
        guard let traits = reader.value("textInputTraits") else { return }
        let part = PropertyReader(traits, reader.decoder)
        TextTraits(part).set(on: self)
        part.finish()
    }
}

extension UITextView {
    func setTextViewProperties(_ reader: PropertyReader) {
        reader.font("fontDescription").map { font = $0 }
        reader.color("textColor").map { textColor = $0 }
        textAlignment = TextChoices.alignment(reader)
        reader.string("text").map { text = $0 }
        reader.attributedString("attributedText").map { attributedText = $0 }
        reader.bool("editable").map { isEditable = $0 }
        reader.bool("selectable").map { isSelectable = $0 }
        reader.bool("adjustsFontForContentSizeCategory").map { adjustsFontForContentSizeCategory = $0 }
        reader.bool("allowsEditingTextAttributes").map { allowsEditingTextAttributes = $0 }
        reader.insets("textContainerInset").map { textContainerInset = $0 }
        reader.bool("findInteractionEnabled").map { isFindInteractionEnabled = $0 }
        reader.ignore("usesAttributedText")
        if let types = reader.value("dataDetectorTypes") {
            let names: [String: UIDataDetectorTypes] = [
                "link": .link, "phoneNumber": .phoneNumber, "address": .address, "calendarEvent": .calendarEvent,
            ]
            var all: UIDataDetectorTypes = []
            for (name, type) in names where types[name] == "YES" { all.insert(type) }
            dataDetectorTypes = all
        }
        guard let traits = reader.value("textInputTraits") else { return }
        let part = PropertyReader(traits, reader.decoder)
        TextTraits(part).set(on: self)
        part.finish()
    }
}

/// The text input traits of a text field or text view in an interface file.
@MainActor
struct TextTraits {
    private let reader: PropertyReader

    init(_ reader: PropertyReader) {
        self.reader = reader
    }

    func set(on field: UITextField) {
        keyboardType.map { field.keyboardType = $0 }
        returnKeyType.map { field.returnKeyType = $0 }
        appearance.map { field.keyboardAppearance = $0 }
        field.autocapitalizationType = capitalization
        correction.map { field.autocorrectionType = $0 }
        spelling.map { field.spellCheckingType = $0 }
        reader.bool("secureTextEntry").map { field.isSecureTextEntry = $0 }
        reader.bool("enablesReturnKeyAutomatically").map { field.enablesReturnKeyAutomatically = $0 }
        contentType.map { field.textContentType = $0 }
        smartDashes.map { field.smartDashesType = $0 }
        smartQuotes.map { field.smartQuotesType = $0 }
        smartInsertDelete.map { field.smartInsertDeleteType = $0 }
    }

    func set(on view: UITextView) {
        keyboardType.map { view.keyboardType = $0 }
        returnKeyType.map { view.returnKeyType = $0 }
        appearance.map { view.keyboardAppearance = $0 }
        view.autocapitalizationType = capitalization
        correction.map { view.autocorrectionType = $0 }
        spelling.map { view.spellCheckingType = $0 }
        reader.bool("secureTextEntry").map { view.isSecureTextEntry = $0 }
        reader.bool("enablesReturnKeyAutomatically").map { view.enablesReturnKeyAutomatically = $0 }
        contentType.map { view.textContentType = $0 }
        smartDashes.map { view.smartDashesType = $0 }
        smartQuotes.map { view.smartQuotesType = $0 }
        smartInsertDelete.map { view.smartInsertDeleteType = $0 }
    }

    private var keyboardType: UIKeyboardType? {
        reader.choice(
            "keyboardType",
            [
                "default": UIKeyboardType.default, "alphabet": .asciiCapable, "ASCIICapable": .asciiCapable,
                "numbersAndPunctuation": .numbersAndPunctuation, "URL": .URL, "numberPad": .numberPad,
                "phonePad": .phonePad, "namePhonePad": .namePhonePad, "emailAddress": .emailAddress,
                "decimalPad": .decimalPad, "twitter": .twitter, "webSearch": .webSearch,
                "ASCIICapableNumberPad": .asciiCapableNumberPad,
            ])
    }

    private var returnKeyType: UIReturnKeyType? {
        reader.choice(
            "returnKeyType",
            [
                "default": UIReturnKeyType.default, "go": .go, "google": .google, "join": .join, "next": .next,
                "route": .route, "search": .search, "send": .send, "yahoo": .yahoo, "done": .done,
                "emergencyCall": .emergencyCall, "continue": .continue,
            ])
    }

    private var appearance: UIKeyboardAppearance? {
        reader.choice(
            "keyboardAppearance",
            ["default": UIKeyboardAppearance.default, "dark": .dark, "light": .light, "alert": .dark])
    }

    private var capitalization: UITextAutocapitalizationType {
        reader.choice(
            "autocapitalizationType",
            [
                "none": UITextAutocapitalizationType.none, "words": .words, "sentences": .sentences,
                "allCharacters": .allCharacters,
            ]) ?? .none
    }

    private var correction: UITextAutocorrectionType? {
        reader.choice(
            "autocorrectionType", ["default": UITextAutocorrectionType.default, "no": .no, "yes": .yes])
    }

    private var spelling: UITextSpellCheckingType? {
        reader.choice("spellCheckingType", ["default": UITextSpellCheckingType.default, "no": .no, "yes": .yes])
    }

    private var contentType: UITextContentType? {
        reader.string("textContentType").map { UITextContentType(rawValue: $0) }
    }

    private var smartDashes: UITextSmartDashesType? {
        reader.choice("smartDashesType", ["default": UITextSmartDashesType.default, "no": .no, "yes": .yes])
    }

    private var smartQuotes: UITextSmartQuotesType? {
        reader.choice("smartQuotesType", ["default": UITextSmartQuotesType.default, "no": .no, "yes": .yes])
    }

    private var smartInsertDelete: UITextSmartInsertDeleteType? {
        reader.choice(
            "smartInsertDeleteType", ["default": UITextSmartInsertDeleteType.default, "no": .no, "yes": .yes])
    }
}
