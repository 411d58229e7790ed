/** The text with curved quotation marks, as people read it: messages for logs have straight ones. */
export function curvedQuotes(text: string): string {
  return text.replace(/"([^"]*)"/g, (_, quoted: string) => `“${quoted}”`)
}
