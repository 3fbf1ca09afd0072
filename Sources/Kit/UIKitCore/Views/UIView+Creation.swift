import ClassNames
import QuartzCore

extension UIView {
    /// Returns a new layer of the class `layerClass`.
    static func makeLayer() -> CALayer {
        let type: AnyClass = layerClass
        guard type != CALayer.self else { return CALayer() }
        guard let layerType = type as? CALayer.Type else {
            stopProgram("\(self).layerClass is \(type), which is not a subclass of CALayer.")
        }
        return layerType.makeLayer()
    }

    /// Connects the view with its layer, and sets its frame.
    func prepare(frame: CGRect) {
        layer.owner = self
        ownLayer = layer
        let overrides = ViewOverrides.of(type(of: self))
        drawsContent = overrides.contains(.drawing)
        self.overrides = overrides
        layer.drawsContent = drawsContent || layer.isOfProgramClass
        layer.drawsInCommits = overrides.contains(.appDrawing)
        layer.hasActionsOnlyInBlocks = !overrides.contains(.actions) && type(of: layer) == CALayer.self
        layer.contentsScale = UIScreen.main.scale
        layer.seemOpaque()
        layer.setNeedsLayout()
        subtreeRequiresConstraints = type(of: self).requiresConstraintBasedLayout
        if frame != .zero { self.frame = frame }
        if overrides.contains(.properties) { setNeedsUpdateProperties() }
    }

    /// A weak handle to the view.
    var handle: Handle<UIView> {
        if let storedHandle { return storedHandle }
        let newHandle = Handle(self)
        storedHandle = newHandle
        return newHandle
    }

    /// The state that few views need, which is created if it does not exist.
    var rareState: UIViewRareState {
        if let rare { return rare }
        let newState = UIViewRareState()
        rare = newState
        return newState
    }

    /// Returns the class, the frame and the layer of the view, and the properties that differ from their defaults.
    func describe() -> String {
        let field: UITextField? = (self as? UITextField).flatMap { $0.isSecureTextEntry ? nil : $0 }
        let parts: [String?] = [
            "\(ClassName.of(self)): \(Dump.address(of: self))", accessibilityIdentifier.map { "identifier = \($0)" },
            "frame = \(Dump.rect(frame))", ((self as? UILabel)?.text ?? field?.text).map { "text = '\($0)'" },
            clipsToBounds ? "clipsToBounds = YES" : nil, isHidden ? "hidden = YES" : nil,
            alpha < 1 ? "alpha = \(Dump.number(alpha))" : nil,
            isUserInteractionEnabled ? nil : "userInteractionEnabled = NO", tag == 0 ? nil : "tag = \(tag)",
            "layer = <\(ClassName.of(layer)): \(Dump.address(of: layer))>",
        ]
        return "<" + parts.compactMap(\.self).joined(separator: "; ") + ">"
    }
}
