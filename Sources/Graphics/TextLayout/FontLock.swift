import Foundation

/// The lock for all use of fonts: by the engine, by the glyph masks, and by calls that make cairo draw glyphs.
///
/// They share FreeType faces, and a face has only one size and one current glyph at a time. Cairo returns a face
/// without blocking other users, so one lock must protect all uses.
let fontLock = NSRecursiveLock()
