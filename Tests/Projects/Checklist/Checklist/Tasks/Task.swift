//
//  Task.swift
//  Checklist
//

import Foundation

/// Hides Swift's Task. This module does not use concurrency.
struct Task: Codable, Equatable {
    var id = UUID()
    var title: String
    var note = ""
    var isDone = false
}
