/** "4.9/5", "4.9 out of 5" or "4.9". */
const STARS = /^([1-5](?:\.\d+)?)(?:\s*(?:\/|(?:out )?of)\s*5)?$/
/** "1,000" or "300+". */
const COUNT = /^\d[\d,]*\+?$/

/** How many of five stars a claim tells of; `undefined` for one that tells of none, such as "98%" or "9/10". */
export function starsIn(claim: string | undefined): number | undefined {
  const stars = Number(STARS.exec(claim?.trim() ?? '')?.[1])
  return stars <= 5 ? stars : undefined
}

/** The number that a claim counts, without saying that there are more; `undefined` for one that counts nothing. */
export function countIn(claim: string | undefined): number | undefined {
  const words = claim?.trim() ?? ''
  return COUNT.test(words) ? Number.parseInt(words.replaceAll(',', ''), 10) : undefined
}
