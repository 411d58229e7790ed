import { textLink } from '#content/phone.ts'
import { type QuoteMessage, quoteMessage } from '#content/quote-message.ts'
import { ToastNotice } from './toast-notice.ts'
import { drafts, sent, type Typed } from './typed.ts'

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Hands a request to the visitor's mail program, and keeps it for whoever has none. */
class QuoteForm extends HTMLElement {
  readonly #draft = drafts(this.dataset.form ?? '')
  readonly #sent = sent(this.dataset.form ?? '')
  #shortened: HTMLElement | null = null
  #message: QuoteMessage | undefined

  connectedCallback() {
    this.#shortened = this.querySelector('[data-shortened]')
    this.#fill(this.#draft.read())
    this.#offerToBringBack(this.#sent.read() !== undefined)
    const form = this.#form
    form?.addEventListener('input', () => this.#draft.keep(this.#typed()))
    form?.addEventListener('submit', (event) => {
      event.preventDefault()
      this.#send()
    })
    this.addEventListener('click', ({ target }) => {
      const act = target instanceof Element && target.closest<HTMLElement>('[data-act]')?.dataset.act
      if (act === 'copy') this.#copy()
      if (act === 'bring-back') this.#bringBack()
    })
  }

  #send() {
    const { email = '', phone = '' } = this.dataset
    const message = quoteMessage(email, this.#fields().map(nameAndWords))
    this.#message = message
    this.#sent.keep(this.#typed())
    this.#draft.drop()
    this.#form?.reset()
    this.#offerToBringBack(true)
    if (this.#shortened) this.#shortened.hidden = !message.isShortened
    this.#link('text')?.setAttribute('href', textLink(phone, message.short))
    this.#link('mail')?.setAttribute('href', message.mail)
    this.#notice('thanks')?.show()
    this.#link('mail')?.click()
  }

  async #copy() {
    try {
      await navigator.clipboard.writeText(this.#message?.whole ?? '')
      this.#notice('copied')?.show()
    } catch (error) {
      console.info('The browser did not let the message onto the clipboard.', error)
      this.#notice('not-copied')?.show()
    }
  }

  #bringBack() {
    this.#fill(this.#sent.read())
    this.#draft.keep(this.#typed())
    this.#offerToBringBack(false)
    for (const name of ['thanks', 'copied', 'not-copied']) this.#notice(name)?.dismiss()
    this.#fields()[0]?.focus()
  }

  /** What stands in a field already stays. */
  #fill(typed: Typed = {}) {
    for (const field of this.#fields()) field.value ||= typed[field.name] ?? ''
  }

  #offerToBringBack(isThere: boolean) {
    const offer = this.#form?.querySelector<HTMLElement>('[data-act=bring-back]')
    if (offer) offer.hidden = !isThere
  }

  #typed(): Typed {
    return Object.fromEntries(this.#fields().map(({ name, value }) => [name, value]))
  }

  #fields(): Field[] {
    return [...(this.#form?.elements ?? [])].filter(isField)
  }

  get #form() {
    return this.querySelector('form')
  }

  #link(act: string) {
    return this.querySelector<HTMLElement>(`a[data-act=${act}]`)
  }

  #notice(name: string): ToastNotice | undefined {
    const notice = this.querySelector(`[data-notice=${name}]`)
    return notice instanceof ToastNotice ? notice : undefined
  }
}

function isField(element: Element): element is Field {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement
  )
}

/** Of a choice the words that the visitor chose, not the value behind them. */
function nameAndWords(field: Field): [string, string] {
  const chosen =
    field instanceof HTMLSelectElement && field.value ? field.selectedOptions[0]?.text : undefined
  return [field.name, chosen ?? field.value]
}

customElements.define('toast-notice', ToastNotice)
customElements.define('quote-form', QuoteForm)
