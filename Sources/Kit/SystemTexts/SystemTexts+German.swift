extension SystemTexts {
    static let german: [String: String] = [
        "Done": "Fertig", "Cancel": "Abbrechen", "Edit": "Bearbeiten", "Save": "Sichern", "Undo": "Widerrufen",
        "Redo": "Wiederholen", "Add": "Hinzufügen", "Compose": "Verfassen", "Reply": "Antworten", "Share": "Teilen",
        "Organize": "Ordnen", "Bookmarks": "Lesezeichen", "Search": "Suchen", "Refresh": "Aktualisieren",
        "Stop": "Stopp", "Close": "Schließen", "Camera": "Kamera", "Delete": "Löschen", "Play": "Wiedergabe",
        "Pause": "Pause", "Rewind": "Zurückspulen", "Fast Forward": "Vorspulen", "Back": "Zurück",
        "Cut": "Ausschneiden", "Copy": "Kopieren", "Paste": "Einsetzen", "Select": "Auswählen",
        "Select All": "Alles auswählen", "More": "Mehr", "Favorites": "Favoriten", "Featured": "Empfohlen",
        "Top Rated": "Am besten bewertet", "Recents": "Zuletzt", "Contacts": "Kontakte", "History": "Verlauf",
        "Downloads": "Downloads", "Most Recent": "Neueste", "Most Viewed": "Meistgesehen",
        "Rename": "Umbenennen",
        "Format": "Format", "Bold": "Fett", "Italic": "Kursiv", "Underline": "Unterstrichen",
        "File": "Ablage", "View": "Darstellung", "Window": "Fenster", "Help": "Hilfe", "Quit": "Beenden",
        "Find…": "Suchen …", "Find and Replace…": "Suchen und ersetzen …", "Find Next": "Weitersuchen",
        "Find Previous": "Rückwärts suchen", "Use Selection for Find": "Auswahl suchen", "Loading…": "Laden …",
        "Show Sidebar": "Seitenleiste einblenden", "Hide Sidebar": "Seitenleiste ausblenden",
        "Increment": "Erhöhen", "Decrement": "Verringern", "Tab Bar": "Tab-Leiste", "page %1 of %2": "Seite %1 von %2",
        "No Results": "Keine Ergebnisse", "No Results for “%1”": "Keine Ergebnisse für „%1“",
        "Check the spelling or try a new search.": "Überprüfe die Schreibweise oder versuche eine neue Suche.",
        "New Message": "Neue Nachricht", "Send": "Senden", "To": "An", "Cc": "Kopie", "Bcc": "Blindkopie",
        "Subject": "Betreff",
    ]
}
