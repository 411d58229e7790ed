import { cleanCode } from '../text/clean-text.ts'

/** A town as the zip code check knows it. */
export type ServedTown = { zipCodes: readonly string[]; isPrimary: boolean }

/** Whether the business comes to a zip code: always, after a call, or not. */
type Coverage = 'served' | 'extended' | 'outside'

/** The five digits of a zip code as visitors type it, with spaces or the four further digits of ZIP+4; `undefined` otherwise. */
export function readZipCode(typed: string): string | undefined {
  const [, zipCode] = /^(\d{5})(\d{4})?$/.exec(cleanCode(typed).replace(/[\s-]/g, '')) ?? []
  return zipCode
}

/** Whether a zip code is served, and every town that has it: it counts as served when one of these is always served. */
export function coverageOf<Town extends ServedTown>(
  zipCode: string,
  towns: readonly Town[],
): { coverage: Coverage; towns: Town[] } {
  const found = towns.filter(({ zipCodes }) => zipCodes.includes(zipCode))
  if (found.length === 0) return { coverage: 'outside', towns: found }
  return { coverage: found.some(({ isPrimary }) => isPrimary) ? 'served' : 'extended', towns: found }
}
