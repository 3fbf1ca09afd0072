import Foundation
import Testing

@testable import UIKitDrawing

struct FontFeatureTests {
    @Test func featuresOfADescriptorChangeItsGlyphs() {
        func font(_ type: Int, _ selector: Int) -> UIFont {
            let settings: [[UIFontDescriptor.FeatureKey: Int]] = [[.type: type, .selector: selector]]
            let descriptor = UIFont.systemFont(ofSize: 40).fontDescriptor
                .addingAttributes([.featureSettings: settings])
            return UIFont(descriptor: descriptor, size: 0)
        }
        func width(_ text: String, _ font: UIFont) -> CGFloat { text.size(withAttributes: [.font: font]).width }
        let tabular = font(6, 0)
        let plain = UIFont.systemFont(ofSize: 40)
        #expect(abs(width("1111", tabular) - width("0000", tabular)) < 0.1)
        #expect(width("1111", plain) < width("0000", plain) - 4)
        let found = tabular.fontDescriptor.object(forKey: .featureSettings) as? [[UIFontDescriptor.FeatureKey: Int]]
        #expect(found == [[.featureIdentifier: 6, .typeIdentifier: 0]])
        #expect(width("2H1", font(10, 1)) < width("2H1", plain) - 4 && font(6, 0) == tabular && tabular != plain)
    }
}
