import FoundationAdditions
import UIKitControls
import UIKitCore
import UIKitPickers

/// The keys of controls, in addition to those that UIKitCore lists.
nonisolated private enum ControlKeys {
    @section("engawa_members") @used static let classes: @convention(c) () -> Void = {
        ClassMembers.add(UIButton.self) { members in
            members.property("titleLabel") { \.titleLabel }
            members.property("imageView") { \.imageView }
            members.unobservedProperty("currentTitle") { \.currentTitle }
            members.unobservedProperty("currentImage") { \.currentImage }
        }
        ClassMembers.add(UITextField.self) { members in
            members.property("attributedText") { \.attributedText }
            members.property("selectedTextRange") { \.selectedTextRange }
            members.property("font") { \.font }
            members.property("textColor") { \.textColor }
            members.unobservedProperty("attributedPlaceholder") { \.attributedPlaceholder }
            members.unobservedProperty("textAlignment") { \.textAlignment }
            members.unobservedProperty("isSecureTextEntry") { \.isSecureTextEntry }
            members.unobservedProperty("borderStyle") { \.borderStyle }
            members.unobservedProperty("clearButtonMode") { \.clearButtonMode }
            members.unobservedProperty("clearsOnBeginEditing") { \.clearsOnBeginEditing }
            members.unobservedProperty("adjustsFontSizeToFitWidth") { \.adjustsFontSizeToFitWidth }
            members.unobservedProperty("minimumFontSize") { \.minimumFontSize }
            members.unobservedProperty("background") { \.background }
            members.unobservedProperty("disabledBackground") { \.disabledBackground }
            members.unobservedProperty("leftView") { \.leftView }
            members.unobservedProperty("leftViewMode") { \.leftViewMode }
            members.unobservedProperty("rightView") { \.rightView }
            members.unobservedProperty("rightViewMode") { \.rightViewMode }
            members.unobservedProperty("inputView") { \.inputView }
            members.unobservedProperty("inputAccessoryView") { \.inputAccessoryView }
            members.unobservedProperty("isEditing") { \.isEditing }
            members.unobservedProperty("keyboardType") { \.keyboardType }
            members.unobservedProperty("keyboardAppearance") { \.keyboardAppearance }
            members.unobservedProperty("returnKeyType") { \.returnKeyType }
            members.unobservedProperty("enablesReturnKeyAutomatically") { \.enablesReturnKeyAutomatically }
            members.unobservedProperty("autocapitalizationType") { \.autocapitalizationType }
            members.unobservedProperty("autocorrectionType") { \.autocorrectionType }
            members.unobservedProperty("spellCheckingType") { \.spellCheckingType }
        }
        ClassMembers.add(UISwitch.self) { members in
            members.property("isOn") { \.isOn }
            members.unobservedProperty("onTintColor") { \.onTintColor }
            members.unobservedProperty("thumbTintColor") { \.thumbTintColor }
        }
        ClassMembers.add(UISlider.self) { members in
            members.property("value") { \.value }
            members.unobservedProperty("minimumValue") { \.minimumValue }
            members.unobservedProperty("maximumValue") { \.maximumValue }
            members.unobservedProperty("isContinuous") { \.isContinuous }
            members.unobservedProperty("minimumTrackTintColor") { \.minimumTrackTintColor }
            members.unobservedProperty("maximumTrackTintColor") { \.maximumTrackTintColor }
            members.unobservedProperty("thumbTintColor") { \.thumbTintColor }
            members.unobservedProperty("minimumValueImage") { \.minimumValueImage }
            members.unobservedProperty("maximumValueImage") { \.maximumValueImage }
        }
        ClassMembers.add(UIStepper.self) { members in
            members.property("value") { \.value }
            members.unobservedProperty("minimumValue") { \.minimumValue }
            members.unobservedProperty("maximumValue") { \.maximumValue }
            members.unobservedProperty("stepValue") { \.stepValue }
        }
        ClassMembers.add(UIProgressView.self) { members in
            members.property("progress") { \.progress }
            members.unobservedProperty("progressTintColor") { \.progressTintColor }
            members.unobservedProperty("trackTintColor") { \.trackTintColor }
        }
        ClassMembers.add(UIPageControl.self) { members in
            members.property("currentPage") { \.currentPage }
            members.property("numberOfPages") { \.numberOfPages }
            members.unobservedProperty("hidesForSinglePage") { \.hidesForSinglePage }
            members.unobservedProperty("pageIndicatorTintColor") { \.pageIndicatorTintColor }
            members.unobservedProperty("currentPageIndicatorTintColor") { \.currentPageIndicatorTintColor }
        }
        ClassMembers.add(UISegmentedControl.self) { members in
            members.property("selectedSegmentIndex") { \.selectedSegmentIndex }
            members.unobservedProperty("selectedSegmentTintColor") { \.selectedSegmentTintColor }
            members.unobservedProperty("numberOfSegments") { \.numberOfSegments }
            members.unobservedProperty("isMomentary") { \.isMomentary }
            members.unobservedProperty("apportionsSegmentWidthsByContent") { \.apportionsSegmentWidthsByContent }
        }
        ClassMembers.add(UIColorWell.self) { members in
            members.property("selectedColor") { \.selectedColor }
            members.unobservedProperty("supportsAlpha") { \.supportsAlpha }
        }
        ClassMembers.add(UIDatePicker.self) { members in
            members.property("date") { \.date }
            members.unobservedProperty("minimumDate") { \.minimumDate }
            members.unobservedProperty("maximumDate") { \.maximumDate }
            members.unobservedProperty("countDownDuration") { \.countDownDuration }
            members.unobservedProperty("minuteInterval") { \.minuteInterval }
            members.unobservedProperty("datePickerMode") { \.datePickerMode }
            members.unobservedProperty("textColor") { \.titleColor }
        }
        ClassMembers.add(UIPickerView.self) { members in
            members.unobservedProperty("textColor") { \.titleColor }
        }
        ClassMembers.add(UIControl.self) { members in
            members.unobservedProperty("contentHorizontalAlignment") { \.contentHorizontalAlignment }
            members.unobservedProperty("contentVerticalAlignment") { \.contentVerticalAlignment }
            members.unobservedProperty("state") { \.state }
        }
        ClassMembers.add(UIActivityIndicatorView.self) { members in
            members.unobservedProperty("style") { \.style }
            members.unobservedProperty("color") { \.color }
            members.unobservedProperty("hidesWhenStopped") { \.hidesWhenStopped }
            members.unobservedProperty("isAnimating") { \.isAnimating }
        }
    }
}
