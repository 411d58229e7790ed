/** The bar of call, text and quote on phones: away while the page's first buttons, which are the same, are on the screen. */
export class ActionBar extends HTMLElement {
  connectedCallback() {
    const first = document.querySelector('[data-section="hero"] .btn')?.closest('.row, .ways')
    if (!first) return
    new IntersectionObserver(([entry]) => {
      this.toggleAttribute('data-away', entry?.isIntersecting)
    }).observe(first)
  }
}
