/** An American number as visitors read it: `+17045550142` → `(704) 555-0142`; throws for anything but +1 and ten digits. */
export function formatPhone(phone: string): string {
  const [, area, exchange, line] = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(phone) ?? []
  if (!line)
    throw new Error(`"${phone}" is not a phone number: write +1 and ten digits in the Studio under Business.`)
  return `(${area}) ${exchange}-${line}`
}

/** The address that calls a number, such as `tel:+17045550142`. */
export const phoneLink = (phone: string) => `tel:${phone}`

/**
 * The address that starts a text message to a number, the first words written. Android reads a body after "?" (RFC 5724),
 * iPhones one after "&", and both are content with "?&": github.com/nicolasbeauvais/vue-social-sharing/issues/335,
 * stackoverflow.com/questions/6480462.
 */
export function textLink(phone: string, message: string): string {
  return `sms:${phone}?&body=${encodeURIComponent(message)}`
}

/** The address that starts a mail, its subject written. */
export function mailLink(email: string, subject: string): string {
  return `mailto:${email}?subject=${encodeURIComponent(subject)}`
}
