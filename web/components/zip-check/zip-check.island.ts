import { coverageOf, readZipCode, type ServedTown } from '#content/places/service-area.ts'
import { takeOutTemplates } from '../loading/take-out-templates.island.ts'

type Town = ServedTown & { name: string; href: string; drive: string }

/** Answers from the list of zip codes on the page, so that it needs no network and tells nobody which zip code was asked for. */
class ZipCheck extends HTMLElement {
  connectedCallback() {
    takeOutTemplates(this)
    const form = this.querySelector('form')
    form?.setAttribute('novalidate', '')
    form?.addEventListener('input', () => this.#complain(false))
    form?.addEventListener('submit', (event) => {
      event.preventDefault()
      const zipCode = readZipCode(this.#field?.value ?? '')
      this.#complain(!zipCode)
      this.querySelector('[role=status]')?.replaceChildren(...(zipCode ? [this.#answer(zipCode)] : []))
      if (!zipCode) this.#field?.focus()
    })
  }

  #complain(isWrong: boolean) {
    const words = this.querySelector<HTMLElement>('[data-problem]')
    if (!words) return
    words.hidden = !isWrong
    this.#field?.setAttribute('aria-invalid', String(isWrong))
    this.#field?.setAttribute('aria-describedby', isWrong ? words.id : '')
  }

  #answer(zipCode: string): DocumentFragment {
    const { coverage, towns } = coverageOf(zipCode, this.#towns())
    const answer = this.#copyOf(coverage)
    write(answer, '[data-zip-code]', zipCode)
    answer.querySelector('[data-towns]')?.append(...towns.map((town) => this.#line(town)))
    return answer
  }

  #line({ name, href, drive }: Town): DocumentFragment {
    const line = this.#copyOf('town')
    line.querySelector('a')?.setAttribute('href', href)
    write(line, '[data-name]', name)
    write(line, '[data-drive]', drive && `${drive} from our office`)
    return line
  }

  #copyOf(answer: string): DocumentFragment {
    const original = this.querySelector(`[data-answer=${answer}]`)
    const copy = document.createDocumentFragment()
    for (const node of original?.childNodes ?? []) copy.append(node.cloneNode(true))
    return copy
  }

  #towns(): Town[] {
    return [...document.querySelectorAll<HTMLElement>('[data-coverage]')].map((row) => ({
      name: row.querySelector('a')?.textContent ?? '',
      href: row.querySelector('a')?.getAttribute('href') ?? '',
      drive: row.querySelector('[data-drive]')?.textContent ?? '',
      zipCodes: row.querySelector('[data-zip-codes]')?.textContent?.split(', ') ?? [],
      isPrimary: row.dataset.coverage === 'served',
    }))
  }

  get #field() {
    return this.querySelector('input')
  }
}

function write(fragment: DocumentFragment, place: string, words: string) {
  const element = fragment.querySelector(place)
  if (element) element.textContent = words
}

customElements.define('zip-check', ZipCheck)
