/** From here on there is room for what phones fold; a breakpoint of `web/styles`. */
const WIDE = '(width >= 48rem)'

/** Opens what is folded on phones alone, where there is room for it, and takes its title out of the way of the keyboard. */
function followPhoneFolds(): void {
  const wide = matchMedia(WIDE)
  const open = (isWide: boolean) => {
    for (const fold of document.querySelectorAll<HTMLDetailsElement>('[data-fold=phone]')) {
      fold.open = isWide
      const title = fold.querySelector('summary')
      if (title) title.tabIndex = isWide ? -1 : 0
    }
  }
  if (wide.matches) open(true)
  wide.addEventListener('change', ({ matches }) => open(matches))
}

/** Takes the tab stop from rows that phones move sideways, where there is room for all of them. */
export function followSwipeRows(): void {
  const wide = matchMedia(WIDE)
  const follow = () => {
    for (const row of document.querySelectorAll<HTMLElement>('[data-swipe]'))
      if (wide.matches) row.removeAttribute('tabindex')
      else row.tabIndex = 0
  }
  follow()
  wide.addEventListener('change', follow)
}

/** Opens what the screen has room for, then the fold around what the address names, and all of them for print. */
export function followFolds(): void {
  followPhoneFolds()
  openTarget()
  window.addEventListener('hashchange', openTarget)
  if (!CSS.supports('selector(::details-content)')) openForPrint()
}

function openTarget(): void {
  const target = document.getElementById(location.hash.slice(1))
  const details = target?.closest('details')
  if (!target || !details || details.open) return
  details.open = true
  target.scrollIntoView()
}

/** Browsers that can't style what is closed open it for print: folds that share a name could not be open together. */
function openForPrint(): void {
  const states = new Map<HTMLDetailsElement, { name: string; open: boolean }>()
  window.addEventListener('beforeprint', () => {
    for (const details of document.querySelectorAll<HTMLDetailsElement>('main details')) {
      states.set(details, { name: details.name, open: details.open })
      details.name = ''
      details.open = true
    }
  })
  window.addEventListener('afterprint', () => {
    for (const [details, state] of states) Object.assign(details, state)
  })
}
