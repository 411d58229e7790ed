import { chosenTheme, showTheme } from './header/theme-choice.ts'
import { layOutLater } from './loading/lay-out-later.ts'
import { whenShown } from './loading/when-shown.ts'

// Stands in the head of each page. The theme is shown before the page is painted, so that a dark page never flashes white.
showTheme(chosenTheme())
layOutLater()

// The islands are preloaded, and start when the page has been painted. Where Next serves a page itself, it preloads scripts of its own.
whenShown(() => {
  const site = document.querySelector<HTMLLinkElement>('link[rel="preload"][as="script"][href^="/islands/"]')
  if (site) import(site.href)
})
