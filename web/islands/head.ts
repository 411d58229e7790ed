import { chosenTheme, showTheme } from './header/theme-choice.ts'
import { whenShown } from './loading/when-shown.ts'

// Stands in the head of each page. The theme is shown before the page is painted, so that a dark page never flashes white.
showTheme(chosenTheme())

// What makes the page more than it is without scripts is fetched at once, and begins when the page has been painted.
whenShown(() => {
  const site = document.querySelector<HTMLLinkElement>('link[rel="preload"][as="script"]')
  if (site) import(site.href)
})
