/** A town as the question "Do we come to you?" knows it. */
export type ServedTown = { zipCodes: readonly string[]; isPrimary: boolean }

/** Come to as a matter of course, on a call first, or not at all. */
export type Coverage = 'served' | 'extended' | 'outside'

/** The five digits of a zip code as visitors type it, with spaces or the four further digits of ZIP+4; `undefined` otherwise. */
export function readZipCode(typed: string): string | undefined {
  const [, zipCode] = /^(\d{5})(\d{4})?$/.exec(typed.replace(/[\s\u2010-\u2014-]/g, '')) ?? []
  return zipCode
}

/** How far a zip code is served, and every town that it belongs to; a town that is always served decides. */
export function coverageOf<Town extends ServedTown>(
  zipCode: string,
  towns: readonly Town[],
): { coverage: Coverage; towns: Town[] } {
  const found = towns.filter(({ zipCodes }) => zipCodes.includes(zipCode))
  if (found.length === 0) return { coverage: 'outside', towns: found }
  return { coverage: found.some(({ isPrimary }) => isPrimary) ? 'served' : 'extended', towns: found }
}
