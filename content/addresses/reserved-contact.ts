/** 555-0100 to 555-0199 are kept for fiction by the North American numbering plan. */
const FICTION_NUMBER = /^\+1\d{3}55501\d{2}$/
/** RFC 2606 and RFC 6761. */
const RESERVED_HOST = /(?:^|\.)(?:example|test|invalid|localhost|example\.(?:com|net|org))$/

/** Whether a text is a phone number, or has an email or web address, that is kept for examples and reaches nobody. */
export function isReserved(value: unknown): boolean {
  if (typeof value !== 'string') return false
  const hosts = value.matchAll(/(?:@|:\/\/)([a-z0-9.-]+)/gi)
  return FICTION_NUMBER.test(value) || [...hosts].some(([, host = '']) => RESERVED_HOST.test(host))
}
