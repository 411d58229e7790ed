/** A link to a plan in the form chooses it, and so does arriving at the address of such a link. */
export function followPlanLinks(form: HTMLFormElement): void {
  const choose = (hash: string) => {
    const plan = document.getElementById(hash.slice(1))
    if (!isPlan(plan) || plan.form !== form || plan.checked) return
    plan.checked = true
    plan.dispatchEvent(new Event('input', { bubbles: true }))
  }
  choose(location.hash)
  // Not when the address changes: a second click on the same link changes none.
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="#"]') : null
    if (link) choose(link.hash)
  })
  // Otherwise a reload would come back to the plan of the link.
  form.addEventListener('change', ({ target }) => {
    if (isPlan(target)) history.replaceState(history.state, '', `#${target.id}`)
  })
}

function isPlan(element: EventTarget | null): element is HTMLInputElement {
  return element instanceof HTMLInputElement && element.type === 'radio'
}
