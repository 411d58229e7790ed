/** Arrow keys, Home and End go from question to question and around. */
export class QuestionList extends HTMLElement {
  connectedCallback() {
    this.addEventListener('keydown', (event) => {
      const { target } = event
      if (!(target instanceof HTMLElement)) return
      const questions = [...this.querySelectorAll('summary')]
      const place = questions.indexOf(target)
      if (place < 0) return
      const next = destination(event.key, place, questions.length)
      if (next === undefined) return
      event.preventDefault()
      questions[next]?.focus()
    })
  }
}

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
