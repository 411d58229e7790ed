/** The name of the choice in the address: `?projects=kitchen-remodeling`. */
const PARAMETER = 'projects'

/**
 * Keeps the choice of a category in the address and all of its name in sight, says how many projects it leaves, and has those
 * that are large sharp. It hides the others in Firefox before 121 too, whose style sheets know no `:has()`.
 */
class PhotoFilter extends HTMLElement {
  connectedCallback() {
    const early = this.#chosen
    // What was clicked before this script came counts, unless the address says something else.
    if (inAddress() === '' && early?.value) history.replaceState(null, '', this.#addressOf(early))
    this.#follow()
    this.addEventListener('change', () => {
      const choice = this.#chosen
      if (!choice) return
      history.pushState(null, '', this.#addressOf(choice))
      this.#announce(choice)
      choice.labels?.[0]?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    })
    window.addEventListener('popstate', () => this.#follow())
  }

  #follow() {
    const choices = this.#choices
    const choice = choices.find(({ value }) => value === inAddress()) ?? choices[0]
    if (!choice) return
    if (choice.checked) return this.#show(choice)
    choice.checked = true
    this.#announce(choice)
  }

  #announce(choice: HTMLInputElement) {
    const [, name, count] = /(\D+) (\d+)/.exec(choice.labels?.[0]?.textContent ?? '') ?? []
    const status = this.querySelector('[role=status]')
    if (status) status.textContent = `${count} ${count === '1' ? 'project' : 'projects'}: ${name?.trim()}`
    this.#show(choice)
  }

  #show({ value }: HTMLInputElement) {
    for (const project of this.#section?.querySelectorAll<HTMLElement>('[data-category]') ?? [])
      project.hidden = value !== '' && project.dataset.category !== value
    this.#sharpen()
  }

  /** What is shown as large as the first of all needs as many pixels. */
  #sharpen() {
    const images = [...(this.#section?.querySelector('[data-projects]')?.querySelectorAll('img') ?? [])]
    const shown = images.filter((image) => image.getClientRects().length > 0)
    for (const image of shown)
      if (images[0] && image.width >= (shown[0]?.width ?? 0)) image.sizes = images[0].sizes
  }

  /** With the section's anchor, so that a copied address leads to what was chosen. */
  #addressOf({ value }: HTMLInputElement): string {
    const address = new URL(location.href)
    address.searchParams.delete(PARAMETER)
    if (value) address.searchParams.set(PARAMETER, value)
    address.hash = value ? (this.#section?.id ?? '') : ''
    return address.href
  }

  get #section() {
    return this.closest('section')
  }

  get #chosen() {
    return this.#choices.find(({ checked }) => checked)
  }

  get #choices() {
    return [...this.querySelectorAll('input')]
  }
}

const inAddress = () => new URLSearchParams(location.search).get(PARAMETER) ?? ''

customElements.define('photo-filter', PhotoFilter)
