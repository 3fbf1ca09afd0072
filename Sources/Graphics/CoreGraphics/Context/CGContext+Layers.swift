import CCairo
import Diagnostics

extension CGContext {
    /// Starts a transparency layer: what is drawn until `endTransparencyLayer()` is composited as one, with the
    /// opacity, the shadow and the mode that the context has now.
    ///
    /// Inside the layer opacity is 1, the mode is normal, and there is no shadow. `auxiliaryInfo` is not used, as on
    /// Apple.
    public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) {
        let outer = state
        saveGState()
        // A clip that lets nothing through leaves nothing to draw on; one pixel keeps calls in balance.
        var area = layerArea(shadow: outer.shadow)
        if area.isEmpty { area = PixelRect(x: 0, y: 0, width: 1, height: 1) }
        guard let layer = DrawingLayer(area: area) else {
            stopProgram("There is no memory for a transparency layer of \(area.width)×\(area.height) pixels.")
        }
        layer.adopt(cairo)
        layers.append(TransparencyLayer(drawing: layer, outer: outer, outerCairo: cairo, stackDepth: stackDepth))
        cairo = layer.cairo
        state.alpha = 1
        state.shadow = nil
        state.mask = nil
        state.blendMode = .normal
    }

    /// Starts a transparency layer that keeps to a rectangle.
    public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: CFDictionary?) {
        saveGState()
        clip(to: rect)
        beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
        layers[layers.count - 1].restoresClip = true
    }

    /// Ends the transparency layer that was begun last, and draws it. Without one nothing happens.
    public func endTransparencyLayer() {
        guard let layer = layers.last else { return }
        while stackDepth > layer.stackDepth {
            restoreGState()
        }
        layers.removeLast()
        cairo = layer.outerCairo
        restoreGState()
        perform(layer.drawing, alpha: layer.outer.alpha)
        if layer.restoresClip { restoreGState() }
        didDraw()
    }

    /// Draws a layer as the state says.
    func perform(_ layer: DrawingLayer, alpha: Double = 1) {
        if state.blendMode.keepsWhatIsOutside {
            composite(layer, as: state, alpha: alpha)
        } else {
            compose(.layer(layer, alpha: alpha))
        }
    }
}

/// A transparency layer that is being drawn.
struct TransparencyLayer {
    /// What is drawn into.
    var drawing: DrawingLayer
    /// The state to composite the layer with.
    var outer: GraphicsState
    /// The Cairo context around the layer.
    var outerCairo: OpaquePointer
    /// How many states were saved when the layer began; those are not the layer's to restore.
    var stackDepth: Int
    /// Whether a clip was saved for the layer alone.
    var restoresClip = false
}
