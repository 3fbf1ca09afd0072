import Foundation

/// What everybody holds who touches a font: the engine, the masks of glyphs, and cairo where it shows glyphs itself.
///
/// They share FreeType's faces, and a face has one size and one glyph at a time. Cairo gives a face away without
/// keeping others from it, so one lock must stand around all of it.
let fontLock = NSRecursiveLock()
