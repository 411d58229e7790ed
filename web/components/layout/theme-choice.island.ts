export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

const KEY = 'theme'

/** The theme that the visitor chose here before; the system's when there is none, or no storage. */
export function chosenTheme(): Theme {
  return themes.find((theme) => theme === stored()) ?? 'system'
}

/** Shows a theme at once; the system's is the one without an attribute. */
export function showTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
}

/** Where storage is switched off, the choice lasts for this page. */
export function shownTheme(): Theme {
  return themes.find((theme) => theme === document.documentElement.dataset.theme) ?? 'system'
}

export function rememberTheme(theme: Theme): void {
  try {
    localStorage.setItem(KEY, theme)
  } catch (error) {
    console.info('The theme is kept for this page only, because this browser stores nothing.', error)
  }
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    // Storage is switched off: there is nothing to remember.
    return null
  }
}
