import { mailLink, textLink } from '#content/documents/phone.ts'
import { type CountedPrice, type Estimate, estimateOf, estimateText } from '#content/prices/estimate.ts'
import { countIn, UNREADABLE } from '#content/prices/measure.ts'
import type { Price } from '#content/prices/price.ts'
import { roomLine, wallArea } from '#content/prices/room.ts'
import { takeOutTemplates } from '../../../components/loading/take-out-templates.island.ts'
import { drafts, type Typed } from '../../../components/quote-form/typed.island.ts'
import { EstimateBill } from './estimate-bill.island.ts'
import { handOver } from './estimate-message.island.ts'

const SUBJECT = 'Quote for an estimate from the price list'

/** Multiplies prices by the quantities typed beside them, and hands the sum to the quote form. */
class PriceEstimate extends HTMLElement {
  readonly #draft = drafts('price-estimate')
  #bill: EstimateBill | undefined
  #estimate: Estimate = { lines: [], total: null, raisedTo: null }

  connectedCallback() {
    takeOutTemplates(this)
    this.#bill = new EstimateBill(this)
    this.#fill(this.#draft.read() ?? {})
    this.#showService(new URLSearchParams(location.search).get('service'))
    for (const field of this.#fields()) tellProblem(field)
    this.#workOut()
    this.addEventListener('input', ({ target }) => {
      if (isCount(target) && !countOf(target).problem) tellProblem(target)
      this.#draft.keep(this.#typed())
      this.#workOut()
    })
    // While characters that are no number are typed, browsers report nothing; when the field loses the focus, it is invalid.
    this.addEventListener('focusout', ({ target }) => {
      if (isCount(target)) tellProblem(target)
    })
    this.addEventListener('change', ({ target }) => {
      if (target instanceof HTMLSelectElement) this.#rememberService(target.value)
    })
    this.addEventListener('submit', (event) => this.#priceRoom(event))
    for (const type of ['click', 'auxclick'] as const)
      this.addEventListener(type, (event) => this.#act(event))
  }

  /** The middle button opens the quote form in a new tab; the right one opens the browser's menu. */
  #act(event: MouseEvent) {
    const { target } = event
    if (event.button === 2) return
    const act = target instanceof Element ? target.closest<HTMLElement>('[data-act]') : null
    const field = this.#fields().find(({ name }) => name === act?.dataset.field)
    if (act?.dataset.act === 'change' && field) this.#goTo(field)
    if (act?.dataset.act === 'remove' && field) this.#remove(field)
    if (act?.dataset.act === 'quote') this.#takeAlong(event)
  }

  /** Fills in the walls of a room where their price is, and says beside the button what they come to. */
  #priceRoom(event: SubmitEvent) {
    event.preventDefault()
    const form = event.target
    if (!(form instanceof HTMLFormElement)) return
    const field = this.#fields().find(({ name }) => name === form.dataset.price)
    const answer = form.querySelector('[data-room]')
    if (!field || !answer) return
    const typed = new FormData(form)
    const feet = (side: string) => Number(typed.get(side))
    const room = { width: feet('width'), length: feet('length'), ceiling: feet('ceiling') }
    answer.textContent = roomLine(room, priceAt(field), visitOf(this))
    this.#showService(field.closest('fieldset')?.dataset.group ?? null)
    field.value = String(wallArea(room))
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }

  #goTo(field: HTMLInputElement) {
    this.#showService(field.closest('fieldset')?.dataset.group ?? null)
    field.focus()
  }

  #remove(field: HTMLInputElement) {
    field.value = ''
    field.dispatchEvent(new Event('input', { bubbles: true }))
    this.#bill?.focusAfterRemoval()
  }

  /** Where nothing can be kept for the next page, the estimate goes into a mail. */
  #takeAlong(event: Event) {
    const text = this.#text()
    if (handOver(text)) return
    event.preventDefault()
    location.href = `${mailLink(this.dataset.email ?? '', SUBJECT)}&body=${encodeURIComponent(text)}`
  }

  #workOut() {
    const fields = new Map(this.#fields().map((field) => [priceAt(field), field]))
    const jobs = [...fields].map(([price, field]) => ({ price, count: countOf(field).count }))
    this.#estimate = estimateOf(jobs, visitOf(this))
    this.#bill?.show(this.#estimate, fields)
    const text = this.querySelector('[data-act=text]')
    text?.setAttribute('href', textLink(this.dataset.phone ?? '', this.#text()))
  }

  #text(): string {
    return estimateText(this.#estimate, this.dataset.changedOn ?? null)
  }

  /** A service that is not on the list leaves the one that is shown. */
  #showService(wanted: string | null) {
    const choice = this.querySelector('select')
    if (!choice) return
    if ([...choice.options].some(({ value }) => value === wanted)) choice.value = wanted ?? ''
    for (const group of this.querySelectorAll('fieldset')) group.hidden = group.dataset.group !== choice.value
  }

  /** Kept in the address too, so that a reload or a shared link shows the same service. */
  #rememberService(service: string) {
    const address = new URL(location.href)
    address.searchParams.set('service', service)
    history.replaceState(history.state, '', address)
    this.#showService(service)
  }

  #fill(typed: Typed) {
    for (const field of this.#fields()) field.value ||= typed[field.name] ?? ''
    this.#showService(typed.service ?? null)
  }

  #typed(): Typed {
    const counts = this.#fields().filter(({ value }) => value)
    const service = this.querySelector('select')?.value ?? ''
    return { service, ...Object.fromEntries(counts.map(({ name, value }) => [name, value])) }
  }

  #fields(): HTMLInputElement[] {
    return [...this.querySelectorAll<HTMLInputElement>('fieldset input')]
  }
}

/** Not a side of the room. */
function isCount(target: EventTarget | null): target is HTMLInputElement {
  return target instanceof HTMLInputElement && target.closest('fieldset') !== null
}

function priceAt({ dataset }: HTMLInputElement): CountedPrice {
  return JSON.parse(dataset.counted ?? '')
}

/** What a visit costs at least, when the page says so. */
function visitOf({ dataset }: HTMLElement): Price | null {
  return dataset.visit ? JSON.parse(dataset.visit) : null
}

/** The number in a field; anything else counts as 0. */
function countOf(field: HTMLInputElement): { count: number; problem: string } {
  const read = field.validity.badInput ? { problem: UNREADABLE } : countIn(field.value, priceAt(field).unit)
  return 'problem' in read ? { count: 0, problem: read.problem } : { count: read.count, problem: '' }
}

/** Says beside the field what is wrong with it, or takes that back. */
function tellProblem(field: HTMLInputElement): void {
  const { problem } = countOf(field)
  const place = document.getElementById(field.getAttribute('aria-describedby') ?? '')
  if (place) place.textContent = problem
  if (problem) field.setAttribute('aria-invalid', 'true')
  else field.removeAttribute('aria-invalid')
}

customElements.define('price-estimate', PriceEstimate)
