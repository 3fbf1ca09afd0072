extension SystemTexts {
    static let spanish: [String: String] = [
        "Done": "Listo", "Cancel": "Cancelar", "Edit": "Editar", "Save": "Guardar", "Undo": "Deshacer",
        "Redo": "Rehacer", "Add": "Añadir", "Compose": "Redactar", "Reply": "Responder", "Share": "Compartir",
        "Organize": "Organizar", "Bookmarks": "Marcadores", "Search": "Buscar", "Refresh": "Actualizar",
        "Stop": "Detener", "Close": "Cerrar", "Camera": "Cámara", "Delete": "Eliminar", "Play": "Reproducir",
        "Pause": "Pausa", "Rewind": "Retroceder", "Fast Forward": "Avance rápido", "Back": "Atrás", "Cut": "Cortar",
        "Copy": "Copiar", "Paste": "Pegar", "Select": "Seleccionar", "Select All": "Seleccionar todo", "More": "Más",
        "Favorites": "Favoritos", "Featured": "Destacados", "Top Rated": "Mejor valorados", "Recents": "Recientes",
        "Contacts": "Contactos", "History": "Historial", "Downloads": "Descargas", "Most Recent": "Más recientes",
        "Most Viewed": "Más vistos",
        "Rename": "Cambiar nombre",
        "Format": "Formato", "Bold": "Negrita", "Italic": "Cursiva", "Underline": "Subrayado",
        "File": "Archivo", "View": "Visualización", "Window": "Ventana", "Help": "Ayuda", "Quit": "Salir",
        "Find…": "Buscar…", "Find and Replace…": "Buscar y reemplazar…", "Find Next": "Buscar siguiente",
        "Find Previous": "Buscar anterior", "Use Selection for Find": "Usar selección para buscar",
        "Loading…": "Cargando…",
        "Show Sidebar": "Mostrar la barra lateral", "Hide Sidebar": "Ocultar la barra lateral",
    ]
}
