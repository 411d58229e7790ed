import { Failure } from './failure.ts'

type Named = { name: string }

/** The things of these names, or all when none is named. Throws a `Failure` that lists them when there is none of a name. */
export function chosen<Thing extends Named>(
  things: readonly Thing[],
  names: readonly string[],
  what: string,
): readonly Thing[] {
  const unknown = names.find((name) => !things.some((thing) => thing.name === name))
  if (unknown) {
    const known = things.map(({ name }) => name).join(', ')
    throw new Failure(`There is no ${what} "${unknown}". Name some of: ${known}.`)
  }
  return things.filter(({ name }) => names.length === 0 || names.includes(name))
}

/** Throws a `Failure` for anything but a whole number above zero. */
export function wholeNumber(text: string, where: string): number {
  const number = Number(text)
  if (Number.isSafeInteger(number) && number > 0) return number
  throw new Failure(`${where}${text}: give a whole number above zero.`)
}

/** What is read; throws a `Failure` with the mistake, such as an unknown option, and how the command is called. */
export function withUsage<Read>(usage: string, read: () => Read): Read {
  try {
    return read()
  } catch (error) {
    throw new Failure(`${error instanceof Error ? error.message : error}\n\n${usage}`)
  }
}
