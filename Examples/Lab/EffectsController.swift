import UIKit

/// Shows blurs of all materials, vibrant labels and glass over content.
final class EffectsController: UIViewController {
    private let materials: [(name: String, style: UIBlurEffect.Style)] = [
        ("Ultra thin", .systemUltraThinMaterial), ("Thin", .systemThinMaterial), ("Regular", .systemMaterial),
        ("Thick", .systemThickMaterial), ("Chrome", .systemChromeMaterial),
    ]
    private let vibrancies: [(name: String, style: UIVibrancyEffectStyle)] = [
        ("Label", .label), ("Secondary", .secondaryLabel), ("Tertiary", .tertiaryLabel),
    ]
    private let page = PageColumn()
    private var blurs: [(view: UIVisualEffectView, effect: UIBlurEffect)] = []
    private let merging = UIVisualEffectView(effect: nil)
    private var panes: [UIVisualEffectView] = []
    private var areSeparated = false
    private lazy var blurSwitch = UISwitch(
        frame: .zero, primaryAction: UIAction { [weak self] _ in self?.showBlurs() })

    override func loadView() { view = page }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Effects"
        page.accessibilityIdentifier = "effects"
        blurSwitch.isOn = true
        blurSwitch.accessibilityIdentifier = "blur"
        navigationItem.rightBarButtonItem = UIBarButtonItem(customView: blurSwitch)
        page.add("Materials", makeMaterials())
        page.add("Vibrancy", makeVibrancies())
        page.add("Glass", makeGlass())
        let separate = UIButton(
            configuration: .tinted(),
            primaryAction: UIAction(title: "Separate") { [weak self] _ in self?.separate() })
        page.add("Glass that merges", makeContainer(), separate)
    }

    private func makeMaterials() -> UIView {
        let backdrop = EffectBackdrop().withHeight(300)
        for (index, material) in materials.enumerated() {
            let effect = UIBlurEffect(style: material.style)
            let blur = UIVisualEffectView(effect: effect)
            blur.layer.cornerRadius = 12
            blur.clipsToBounds = true
            let label = UILabel(material.name, .body)
            label.adjustsFontForContentSizeCategory = true
            blur.contentView.addSubview(label)
            label.pin(to: blur.contentView, insets: 12)
            backdrop.place(blur, top: CGFloat(index) * 56 + 14, height: 44)
            blurs.append((blur, effect))
        }
        return backdrop
    }

    private func makeVibrancies() -> UIView {
        let backdrop = EffectBackdrop().withHeight(72)
        let effect = UIBlurEffect(style: .systemThinMaterial)
        let blur = UIVisualEffectView(effect: effect)
        let row = UIStackView()
        row.distribution = .fillEqually
        for vibrancy in vibrancies {
            let vibrant = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: effect, style: vibrancy.style))
            let label = UILabel(vibrancy.name, .headline, .tintColor)
            label.textAlignment = .center
            label.adjustsFontSizeToFitWidth = true
            label.minimumScaleFactor = 0.3
            vibrant.contentView.addSubview(label)
            label.pin(to: vibrant.contentView, insets: 4)
            row.addArrangedSubview(vibrant)
        }
        blur.contentView.addSubview(row)
        row.pin(to: blur.contentView, insets: 8)
        backdrop.place(blur, top: 0, height: 72, side: 0)
        blurs.append((blur, effect))
        return backdrop
    }

    private func makeGlass() -> UIView {
        let backdrop = EffectBackdrop().withHeight(184)
        let tinted = UIGlassEffect(style: .regular)
        tinted.tintColor = .systemBlue
        tinted.isInteractive = true
        let kinds: [(String, UIGlassEffect)] = [
            ("Regular", UIGlassEffect(style: .regular)), ("Clear", UIGlassEffect(style: .clear)), ("Tinted", tinted),
        ]
        for (index, (name, effect)) in kinds.enumerated() {
            let glass = UIVisualEffectView(effect: effect)
            let label = UILabel(name, .headline)
            label.textAlignment = .center
            glass.contentView.addSubview(label)
            label.pin(to: glass.contentView, insets: 8)
            backdrop.place(glass, top: CGFloat(index) * 56 + 14, height: 44)
        }
        return backdrop
    }

    private func makeContainer() -> UIView {
        let backdrop = EffectBackdrop().withHeight(88)
        let effect = UIGlassContainerEffect()
        effect.spacing = 16
        merging.effect = effect
        backdrop.place(merging, top: 0, height: 88, side: 0)
        for index in 0..<4 {
            let pane = UIVisualEffectView(effect: UIGlassEffect(style: .regular))
            pane.frame = paneFrame(index)
            merging.contentView.addSubview(pane)
            panes.append(pane)
        }
        return backdrop
    }

    private func paneFrame(_ index: Int) -> CGRect {
        CGRect(x: 20 + CGFloat(index) * (areSeparated ? 80 : 60), y: 18, width: 52, height: 52)
    }

    private func separate() {
        areSeparated.toggle()
        UIView.animate(withDuration: 0.4) {
            for (index, pane) in self.panes.enumerated() { pane.frame = self.paneFrame(index) }
        }
    }

    private func showBlurs() {
        UIView.animate(withDuration: 0.4) {
            for blur in self.blurs { blur.view.effect = self.blurSwitch.isOn ? blur.effect : nil }
        }
    }
}
