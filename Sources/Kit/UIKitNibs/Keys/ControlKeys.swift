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
        }
        ClassMembers.add(UITextField.self) { members in
            members.property("attributedText") { \.attributedText }
            members.property("font") { \.font }
            members.property("textColor") { \.textColor }
            members.unobservedProperty("attributedPlaceholder") { \.attributedPlaceholder }
            members.unobservedProperty("textAlignment") { \.textAlignment }
            members.unobservedProperty("isSecureTextEntry") { \.isSecureTextEntry }
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
        }
        ClassMembers.add(UIDatePicker.self) { members in
            members.property("date") { \.date }
            members.unobservedProperty("minimumDate") { \.minimumDate }
            members.unobservedProperty("maximumDate") { \.maximumDate }
            members.unobservedProperty("countDownDuration") { \.countDownDuration }
            members.unobservedProperty("minuteInterval") { \.minuteInterval }
            members.unobservedProperty("datePickerMode") { \.datePickerMode }
        }
    }
}
