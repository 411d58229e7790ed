/** The name of the sample business, whose mark has a crown. */
export const SAMPLE_NAME = 'Crown & Level'

/** Words of a company's name that say what kind of company it is, or join others. */
const SMALL =
  /^(a|an|and|at|by|co|company|corp|corporation|dba|for|in|inc|incorporated|llc|llp|ltd|of|the|und|y)$/i

/** One or two capital letters that stand for a business in its mark, such as "HS" for "Hargrove & Sons Repair LLC"; empty without letters. */
export function initialsOf(name: string): string {
  const words = name.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}’'.-]*/gu) ?? []
  const named = words.filter((word) => !SMALL.test(word.replaceAll('.', '')))
  const [first = '', second = ''] = named.length > 0 ? named : words
  return `${[...first][0] ?? ''}${[...second][0] ?? ''}`.toUpperCase()
}
