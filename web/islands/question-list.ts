/** Keys that go from question to question, an address that follows the open one, and paper that shows them all. */
export class QuestionList extends HTMLElement {
  connectedCallback() {
    this.addEventListener('keydown', (event) => this.#pressed(event))
    this.addEventListener('click', ({ target }) => {
      const details = target instanceof Element && target.closest('summary')?.parentElement
      // The click comes before the state changes.
      if (details instanceof HTMLDetailsElement) this.#name(details, !details.open)
    })
    this.#open()
    window.addEventListener('hashchange', () => this.#open())
    if (!CSS.supports('selector(::details-content)')) this.#openForPrint()
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

  /** Opens the question that the address names, where the browser has not done so itself. */
  #open() {
    const details = this.#all.find((each) => location.hash === `#${answerOf(each)?.id}`)
    if (!details || details.open) return
    details.open = true
    details.scrollIntoView()
  }

  /** Browsers that can't style a closed answer open all of them for print: questions that share a name could not be. */
  #openForPrint() {
    const states = new Map<HTMLDetailsElement, { name: string; open: boolean }>()
    window.addEventListener('beforeprint', () => {
      for (const details of this.#all) {
        states.set(details, { name: details.name, open: details.open })
        details.name = ''
        details.open = true
      }
    })
    window.addEventListener('afterprint', () => {
      for (const [details, state] of states) Object.assign(details, state)
    })
  }

  get #all() {
    return [...this.querySelectorAll('details')]
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
