/** What an open one has, which styles and scripts take for `:popover-open`. */
const OPEN = 'data-open'

/** Brings popovers to browsers that have none: Chrome before 114, Firefox before 125, Safari before 17. */
export function bring(): void {
  document.documentElement.dataset.popovers = ''
  Object.assign(HTMLElement.prototype, {
    showPopover(this: HTMLElement) {
      turn(this, true)
    },
    hidePopover(this: HTMLElement) {
      turn(this, false)
    },
  })
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element) clicked(target)
  })
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') closeMenus()
  })
}

function clicked(target: Element) {
  const id = target.closest('[popovertarget]')?.getAttribute('popovertarget')
  const panel = id && document.getElementById(id)
  if (panel) turn(panel, !panel.hasAttribute(OPEN))
  else if (!target.closest('[popover]')) closeMenus()
}

function closeMenus() {
  for (const panel of document.querySelectorAll<HTMLElement>('[popover=auto]')) turn(panel, false)
}

function turn(panel: HTMLElement, isOpen: boolean) {
  if (panel.hasAttribute(OPEN) === isOpen) return
  const opener = document.querySelector<HTMLElement>(
    `[popovertarget="${panel.id}"]:not([popovertargetaction])`,
  )
  const hadFocus = panel.contains(document.activeElement)
  tell(panel, 'beforetoggle', isOpen)
  panel.toggleAttribute(OPEN, isOpen)
  opener?.setAttribute('aria-expanded', String(isOpen))
  if (isOpen) panel.querySelector<HTMLElement>('[autofocus]')?.focus()
  else if (hadFocus) opener?.focus()
  tell(panel, 'toggle', isOpen)
}

function tell(panel: HTMLElement, type: string, isOpen: boolean) {
  panel.dispatchEvent(Object.assign(new Event(type), { newState: isOpen ? 'open' : 'closed' }))
}
