/** Of an item in a list, or of a transaction. `crypto.randomUUID` is missing where the Studio is reached without https, as from a phone in the same house. */
export function newKey(): string {
  return [...crypto.getRandomValues(new Uint32Array(2))].map((part) => part.toString(36)).join('')
}
