@_exported import EngawaTesting
