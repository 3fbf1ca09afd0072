import Foundation
import InterfaceFiles
import UIKitCore

extension UIButton {
    func setButtonProperties(_ reader: PropertyReader) {
        reader.ignore(
            "buttonType", "state", "reversesTitleShadowWhenHighlighted", "showsTouchWhenHighlighted",
            "pointerInteraction", "preferredBehavioralStyle", "configuration")
        if let element = reader.value("configuration") { setConfiguration(element, reader) }
        reader.font("fontDescription").map { titleLabel?.font = $0 }
        for element in reader.element.children where element.name == "state" { setState(element, reader) }
        reader.choice("lineBreakMode", TextChoices.lineBreakModes).map { titleLabel?.lineBreakMode = $0 }
        reader.insets("contentEdgeInsets").map { contentEdgeInsets = $0 }
        reader.insets("titleEdgeInsets").map { titleEdgeInsets = $0 }
        reader.insets("imageEdgeInsets").map { imageEdgeInsets = $0 }
        reader.bool("adjustsImageWhenHighlighted").map { adjustsImageWhenHighlighted = $0 }
        reader.bool("adjustsImageWhenDisabled").map { adjustsImageWhenDisabled = $0 }
        reader.bool("changesSelectionAsPrimaryAction").map { changesSelectionAsPrimaryAction = $0 }
        reader.choice(
            "role", ["normal": Role.normal, "primary": .primary, "cancel": .cancel, "destructive": .destructive]
        ).map { role = $0 }
        reader.size("titleShadowOffset").map { titleLabel?.shadowOffset = $0 }
    }

    private func setState(_ element: InterfaceElement, _ reader: PropertyReader) {
        let states: [String: UIControl.State] = [
            "normal": .normal, "highlighted": .highlighted, "selected": .selected, "disabled": .disabled,
            "focused": .focused,
        ]
        guard let state = element.key.flatMap({ states[$0] }) else { return }
        let part = PropertyReader(element, reader.decoder)
        part.string("title").map { setTitle($0, for: state) }
        part.attributedString("attributedTitle").map { setAttributedTitle($0, for: state) }
        part.image("image").map { setImage($0, for: state) }
        part.image("backgroundImage").map { setBackgroundImage($0, for: state) }
        part.color("titleColor").map { setTitleColor($0, for: state) }
        part.color("titleShadowColor").map { setTitleShadowColor($0, for: state) }
        part.symbolConfiguration("preferredSymbolConfiguration").map {
            setPreferredSymbolConfiguration($0, forImageIn: state)
        }
        part.finish()
    }

    private func setConfiguration(_ element: InterfaceElement, _ reader: PropertyReader) {
        let part = PropertyReader(element, reader.decoder)
        var value: Configuration =
            switch part.string("style") {
            case "gray": .gray()
            case "tinted": .tinted()
            case "filled": .filled()
            default: .plain()
            }
        part.string("title").map { value.title = $0 }
        part.string("subtitle").map { value.subtitle = $0 }
        part.attributedString("attributedTitle").map { value.attributedTitle = AttributedString($0) }
        part.attributedString("attributedSubtitle").map { value.attributedSubtitle = AttributedString($0) }
        part.image("image").map { value.image = $0 }
        part.symbolConfiguration("preferredSymbolConfigurationForImage").map {
            value.preferredSymbolConfigurationForImage = $0
        }
        part.choice(
            "imagePlacement",
            ["leading": NSDirectionalRectEdge.leading, "trailing": .trailing, "top": .top, "bottom": .bottom]
        ).map { value.imagePlacement = $0 }
        part.number("imagePadding").map { value.imagePadding = $0 }
        part.number("titlePadding").map { value.titlePadding = $0 }
        part.choice(
            "titleAlignment",
            [
                "automatic": Configuration.TitleAlignment.automatic, "leading": .leading, "center": .center,
                "trailing": .trailing,
            ]
        ).map { value.titleAlignment = $0 }
        part.choice(
            "cornerStyle",
            [
                "fixed": Configuration.CornerStyle.fixed, "dynamic": .dynamic, "small": .small, "medium": .medium,
                "large": .large, "capsule": .capsule,
            ]
        ).map { value.cornerStyle = $0 }
        part.choice(
            "buttonSize", ["mini": Configuration.Size.mini, "small": .small, "medium": .medium, "large": .large]
        ).map { value.buttonSize = $0 }
        part.bool("showsActivityIndicator").map { value.showsActivityIndicator = $0 }
        part.color("baseForegroundColor").map { value.baseForegroundColor = $0 }
        part.color("baseBackgroundColor").map { value.baseBackgroundColor = $0 }
        part.directionalInsets("contentInsets").map { value.contentInsets = $0 }
        if let font = part.font("titleFontDescription") ?? part.font("fontDescription") {
            value.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { attributes in
                var attributes = attributes
                attributes.font = font
                return attributes
            }
        }
        if let background = part.value("background") {
            let backgroundPart = PropertyReader(background, reader.decoder)
            backgroundPart.number("cornerRadius").map { value.background.cornerRadius = $0 }
            backgroundPart.number("strokeWidth").map { value.background.strokeWidth = $0 }
            backgroundPart.color("backgroundColor").map { value.background.backgroundColor = $0 }
            backgroundPart.color("strokeColor").map { value.background.strokeColor = $0 }
            backgroundPart.image("image").map { value.background.image = $0 }
            backgroundPart.finish()
        }
        part.ignore("macIdiomStyle", "titleLineBreakMode", "subtitleLineBreakMode")
        part.finish()
        configuration = value
    }
}
