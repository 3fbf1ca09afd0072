import UIKitControls
import UIKitCore

extension UIControl {
    func setControlProperties(_ reader: PropertyReader) {
        reader.bool("enabled").map { isEnabled = $0 }
        reader.bool("selected").map { isSelected = $0 }
        reader.bool("highlighted").map { isHighlighted = $0 }
        reader.choice(
            "contentVerticalAlignment",
            ["center": ContentVerticalAlignment.center, "top": .top, "bottom": .bottom, "fill": .fill]
        ).map { contentVerticalAlignment = $0 }
        reader.choice(
            "contentHorizontalAlignment",
            [
                "center": ContentHorizontalAlignment.center, "left": .left, "right": .right, "fill": .fill,
                "leading": .leading, "trailing": .trailing,
            ]
        ).map { contentHorizontalAlignment = $0 }
        reader.bool("showsMenuAsPrimaryAction").map { showsMenuAsPrimaryAction = $0 }
        reader.ignore("springLoaded")
    }
}

extension UISwitch {
    func setSwitchProperties(_ reader: PropertyReader) {
        reader.bool("on").map { isOn = $0 }
        reader.color("onTintColor").map { onTintColor = $0 }
        reader.color("thumbTintColor").map { thumbTintColor = $0 }
        reader.ignore("style", "title")
    }
}

extension UISlider {
    func setSliderProperties(_ reader: PropertyReader) {
        reader.float("minValue").map { minimumValue = $0 }
        reader.float("maxValue").map { maximumValue = $0 }
        reader.float("value").map { value = $0 }
        reader.bool("continuous").map { isContinuous = $0 }
        reader.color("minimumTrackTintColor").map { minimumTrackTintColor = $0 }
        reader.color("maximumTrackTintColor").map { maximumTrackTintColor = $0 }
        reader.color("thumbTintColor").map { thumbTintColor = $0 }
        reader.image("minimumValueImage").map { minimumValueImage = $0 }
        reader.image("maximumValueImage").map { maximumValueImage = $0 }
    }
}

extension UIStepper {
    func setStepperProperties(_ reader: PropertyReader) {
        reader.number("minimumValue").map { minimumValue = Double($0) }
        reader.number("maximumValue").map { maximumValue = Double($0) }
        reader.number("stepValue").map { stepValue = Double($0) }
        reader.number("value").map { value = Double($0) }
        reader.bool("continuous").map { isContinuous = $0 }
        reader.bool("autorepeat").map { autorepeat = $0 }
        reader.bool("wraps").map { wraps = $0 }
    }
}

extension UISegmentedControl {
    func setSegmentedControlProperties(_ reader: PropertyReader) {
        for element in reader.child("segments")?.children ?? [] {
            let part = PropertyReader(element, reader.decoder)
            let index: Int = numberOfSegments
            if let image = part.image("image") {
                insertSegment(with: image, at: index, animated: false)
            } else {
                insertSegment(withTitle: part.string("title") ?? "", at: index, animated: false)
            }
            part.number("width").map { setWidth($0, forSegmentAt: index) }
            part.bool("enabled").map { setEnabled($0, forSegmentAt: index) }
            part.ignore("title", "contentOffset")
            part.finish()
        }
        reader.bool("momentary").map { isMomentary = $0 }
        reader.integer("selectedSegmentIndex").map { selectedSegmentIndex = $0 }
        reader.bool("apportionsSegmentWidthsByContent").map { apportionsSegmentWidthsByContent = $0 }
        reader.color("selectedSegmentTintColor").map { selectedSegmentTintColor = $0 }
        reader.ignore("segmentControlStyle")
    }
}

extension UIPageControl {
    func setPageControlProperties(_ reader: PropertyReader) {
        reader.integer("numberOfPages").map { numberOfPages = $0 }
        reader.integer("currentPage").map { currentPage = $0 }
        reader.bool("hidesForSinglePage").map { hidesForSinglePage = $0 }
        reader.color("pageIndicatorTintColor").map { pageIndicatorTintColor = $0 }
        reader.color("currentPageIndicatorTintColor").map { currentPageIndicatorTintColor = $0 }
        reader.choice(
            "backgroundStyle",
            ["automatic": BackgroundStyle.automatic, "prominent": .prominent, "minimal": .minimal]
        ).map { backgroundStyle = $0 }
    }
}
