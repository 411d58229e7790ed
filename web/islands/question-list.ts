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
    const next = destination(event.key, place, questions.length)
    if (next === undefined) return
    event.preventDefault()
    questions[next]?.focus()
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

function destination(key: string, place: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return (place + 1) % count
    case 'ArrowUp':
      return (place + count - 1) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return undefined
  }
}
