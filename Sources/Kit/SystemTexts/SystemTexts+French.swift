extension SystemTexts {
    static let french: [String: String] = [
        "Done": "Terminé", "Cancel": "Annuler", "Edit": "Modifier", "Save": "Enregistrer", "Undo": "Annuler",
        "Redo": "Rétablir", "Add": "Ajouter", "Compose": "Rédiger", "Reply": "Répondre", "Share": "Partager",
        "Organize": "Organiser", "Bookmarks": "Signets", "Search": "Rechercher", "Refresh": "Actualiser",
        "Stop": "Arrêter", "Close": "Fermer", "Camera": "Appareil photo", "Delete": "Supprimer", "Play": "Lecture",
        "Pause": "Pause", "Rewind": "Retour rapide", "Fast Forward": "Avance rapide", "Back": "Retour",
        "Cut": "Couper", "Copy": "Copier", "Paste": "Coller", "Select": "Sélectionner",
        "Select All": "Tout sélectionner", "More": "Autre", "Favorites": "Favoris", "Featured": "Sélection",
        "Top Rated": "Les mieux notés", "Recents": "Récents", "Contacts": "Contacts", "History": "Historique",
        "Downloads": "Téléchargements", "Most Recent": "Plus récents", "Most Viewed": "Plus vus",
        "Rename": "Renommer",
        "Format": "Format", "Bold": "Gras", "Italic": "Italique", "Underline": "Souligné",
        "File": "Fichier", "View": "Présentation", "Window": "Fenêtre", "Help": "Aide", "Quit": "Quitter",
        "Find…": "Rechercher…", "Find and Replace…": "Rechercher et remplacer…", "Find Next": "Rechercher le suivant",
        "Find Previous": "Rechercher le précédent", "Use Selection for Find": "Rechercher la sélection",
        "Loading…": "Chargement…",
        "Show Sidebar": "Afficher la barre latérale", "Hide Sidebar": "Masquer la barre latérale",
    ]
}
