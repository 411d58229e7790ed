import { chosenTheme, rememberTheme, showTheme, type Theme, themes } from './theme-choice.ts'

const names: Record<Theme, string> = { system: 'System', light: 'Light', dark: 'Dark' }

/** A button that goes from the system's theme to light to dark and around again. */
export class ThemeSwitch extends HTMLElement {
  connectedCallback() {
    this.#name(chosenTheme())
    this.querySelector('button')?.addEventListener('click', () => {
      const theme = themes[(themes.indexOf(chosenTheme()) + 1) % themes.length] ?? 'system'
      rememberTheme(theme)
      showTheme(theme)
      this.#name(theme)
    })
  }

  #name(theme: Theme) {
    const words = this.querySelector('[data-choice]')
    if (words) words.textContent = names[theme]
  }
}
