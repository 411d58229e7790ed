/** The style sheet shows and hides a tooltip; Escape puts it away until the visitor turns to something else. */
export class ToolTip extends HTMLElement {
  connectedCallback() {
    for (const turn of ['pointerleave', 'focusout']) {
      this.addEventListener(turn, () => delete this.dataset.dismissed)
    }
    document.addEventListener('keydown', this.#dismiss)
  }

  disconnectedCallback() {
    document.removeEventListener('keydown', this.#dismiss)
  }

  readonly #dismiss = ({ key }: KeyboardEvent) => {
    if (key === 'Escape' && this.matches(':hover, :focus-within')) this.dataset.dismissed = ''
  }
}
