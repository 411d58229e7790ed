import {
  chosenTheme,
  rememberTheme,
  shownTheme,
  showTheme,
  type Theme,
  themes,
} from './theme-choice.island.ts'

const names: Record<Theme, string> = { system: 'System', light: 'Light', dark: 'Dark' }

/** A button that goes from the system's theme to light to dark and around again. */
export class ThemeSwitch extends HTMLElement {
  connectedCallback() {
    this.#show(shownTheme())
    this.querySelector('button')?.addEventListener('click', () => {
      const theme = themes[(themes.indexOf(shownTheme()) + 1) % themes.length] ?? 'system'
      rememberTheme(theme)
      this.#show(theme)
    })
    // Chosen in another tab, or before the visitor came back to this page.
    window.addEventListener('storage', () => this.#show(chosenTheme()))
    window.addEventListener('pageshow', ({ persisted }) => {
      if (persisted) this.#show(chosenTheme())
    })
  }

  #show(theme: Theme) {
    showTheme(theme)
    colorBars(theme)
    const words = this.querySelector('[data-choice]')
    if (words) words.textContent = names[theme]
  }
}

/** The browser's toolbar has a color for each system theme; the visitor's choice overrides it. */
function colorBars(theme: Theme) {
  for (const color of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    const own = color.dataset.media ?? color.media
    color.dataset.media = own
    if (theme === 'system') color.media = own
    else color.media = own.includes(theme) ? 'all' : 'not all'
  }
}
