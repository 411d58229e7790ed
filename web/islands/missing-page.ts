/** Names the address that leads nowhere, for the person who looks into it. */
export class MissingPage extends HTMLElement {
  connectedCallback() {
    console.error(`404: there is no page at ${location.pathname}`)
  }
}
