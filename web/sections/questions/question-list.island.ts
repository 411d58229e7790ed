/** Keys that go from question to question, and an address that follows the open one. */
export class QuestionList extends HTMLElement {
  connectedCallback() {
    this.addEventListener('keydown', (event) => this.#pressed(event))
    this.addEventListener('click', ({ target }) => {
      const details = target instanceof Element && target.closest('summary')?.parentElement
      // The click comes before the state changes.
      if (details instanceof HTMLDetailsElement) this.#name(details, !details.open)
    })
  }

  #pressed(event: KeyboardEvent) {
    const { target } = event
    if (!(target instanceof HTMLElement)) return
    const questions = [...this.querySelectorAll('summary')]
    const place = questions.indexOf(target)
    if (place < 0) return
    const next = (place + 1) % questions.length
    const keys: Record<string, number> = { ArrowDown: next, ArrowUp: place - 1, Home: 0, End: -1 }
    const aim = keys[event.key]
    if (aim === undefined) return
    event.preventDefault()
    questions.at(aim)?.focus()
  }

  /** The address of the page is that of the open question, ready to be shared. */
  #name(details: HTMLDetailsElement, opens: boolean) {
    const anchor = `#${answerOf(details)?.id}`
    if (opens) history.replaceState(history.state, '', anchor)
    else if (location.hash === anchor)
      history.replaceState(history.state, '', location.pathname + location.search)
  }
}

const answerOf = (details: HTMLDetailsElement) => details.querySelector('[id]')
