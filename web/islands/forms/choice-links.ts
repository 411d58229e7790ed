/** A link to a plan or a visit in the form chooses it, and so does arriving at the address of such a link. */
export function followChoiceLinks(form: HTMLFormElement): void {
  const choose = (hash: string) => {
    const choice = document.getElementById(hash.slice(1))
    if (!isChoice(choice) || choice.form !== form || choice.checked) return
    choice.checked = true
    choice.dispatchEvent(new Event('input', { bubbles: true }))
  }
  choose(location.hash)
  // Not when the address changes: a second click on the same link changes none.
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="#"]') : null
    if (link) choose(link.hash)
  })
  // Otherwise a reload would come back to what the link chose.
  form.addEventListener('change', ({ target }) => {
    if (isChoice(target)) history.replaceState(history.state, '', `#${target.id}`)
  })
}

function isChoice(element: EventTarget | null): element is HTMLInputElement {
  return element instanceof HTMLInputElement && element.type === 'radio'
}
