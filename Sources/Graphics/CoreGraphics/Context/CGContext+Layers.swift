import CCairo
import ProgramDiagnostics

extension CGContext {
    /// Begins a transparency layer. Everything drawn until `endTransparencyLayer()` is composited as a group, with the
    /// current opacity, shadow and blend mode of the context.
    ///
    /// Inside the layer, the opacity is 1, the blend mode is normal, and there is no shadow. `auxiliaryInfo` is
    /// ignored, as on Apple platforms.
    public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) {
        let outer = state
        saveGState()
        // If the clip is empty, uses an area of one pixel, so that calls to begin and end layers stay balanced.
        var area = clipPixelRect
        if area.isEmpty { area = PixelRect(x: 0, y: 0, width: 1, height: 1) }
        // If all that can cast a visible shadow is too large for a layer, content outside the clip casts no shadow.
        guard let layer = DrawingLayer(area: layerArea(shadow: outer.shadow)) ?? DrawingLayer(area: area) else {
            stopProgram("A transparency layer of \(area.width)×\(area.height) pixels could not be allocated.")
        }
        layer.copyState(from: cairo)
        layers.append(TransparencyLayer(drawing: layer, outer: outer, outerCairo: cairo, stackDepth: stackDepth))
        cairo = layer.cairo
        state.alpha = 1
        state.shadow = nil
        state.mask = nil
        state.blendMode = .normal
    }

    /// Begins a transparency layer that is clipped to a rectangle.
    public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: CFDictionary?) {
        saveGState()
        clip(to: rect)
        beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
        layers[layers.count - 1].restoresClip = true
    }

    /// Ends the innermost transparency layer and draws it. Does nothing if no layer is open.
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
    }

    /// Draws a layer with the current graphics state.
    func perform(_ layer: DrawingLayer, alpha: Double = 1) {
        updatingMemory {
            if state.blendMode.preservesOutside {
                composite(layer, as: state, alpha: alpha)
            } else {
                compose(.layer(layer, alpha: alpha))
            }
        }
    }
}

/// A transparency layer that is being drawn.
struct TransparencyLayer {
    /// The bitmap of the layer.
    var drawing: DrawingLayer
    /// The state to composite the layer with.
    var outer: GraphicsState
    /// The Cairo context that receives the layer when it ends.
    var outerCairo: OpaquePointer
    /// The number of saved states when the layer began. Code inside the layer cannot restore them.
    var stackDepth: Int
    /// Whether a state was saved only for the layer's clip.
    var restoresClip = false
}
