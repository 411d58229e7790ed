/** A button that opens the browser's print dialog. */
export class PrintPage extends HTMLElement {
  connectedCallback() {
    this.querySelector('button')?.addEventListener('click', () => print())
  }
}

customElements.define('print-page', PrintPage)
