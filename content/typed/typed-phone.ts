/** The American number that someone means by "704 555 0177" or "1 (704) 555-0177", as `+17045550177`; undefined when it is none. */
export function readPhone(typed: string): string | undefined {
  if (/[^\d\s()+./-]/.test(typed)) return undefined
  const [, digits] = /^1?([2-9]\d{2}[2-9]\d{6})$/.exec(typed.replace(/\D/g, '')) ?? []
  return digits && `+1${digits}`
}
