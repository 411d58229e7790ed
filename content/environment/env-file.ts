import { existsSync, readFileSync, statSync } from 'node:fs'
import { EnvironmentError } from './environment.ts'
import type { Variables } from './variables.ts'

const NAME = /^[A-Za-z_][\w.-]*$/
/** What nobody sees, on either side of a value: copied with it, and no part of it. */
const UNSEEN_AROUND = /^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu
const QUOTES = ['"', "'", '`']

/** Adds what a file `.env` says to the variables, of which those that are there stay. Throws an `EnvironmentError` with every problem. */
export function takeEnvFile(file: string, variables: Variables): void {
  if (!existsSync(file)) return
  if (!statSync(file).isFile())
    throw new EnvironmentError([`${file} is a folder: move it away, so that the secrets can be kept there.`])
  for (const [name, value] of Object.entries(readEnvText(readFileSync(file, 'utf8'))))
    variables[name] ??= value
}

/**
 * The variables in the text of a file `.env`, one in each line. What other readers of such files would understand in another way, such
 * as a "#" after a space, is refused and not guessed; a "$" or a backslash is a sign as any other. Throws an `EnvironmentError`.
 */
export function readEnvText(text: string): Readonly<Record<string, string>> {
  const problems: string[] = []
  const read: Record<string, string> = {}
  for (const [index, line] of text.split(/\r\n|\r|\n/).entries()) {
    const trimmed = line.replace(UNSEEN_AROUND, '')
    if (trimmed === '' || trimmed.startsWith('#')) continue
    const [, name = '', said = ''] = /^(?:export\s+)?([^=]*?)\s*=(.*)$/s.exec(trimmed) ?? []
    const { value = '', problem } = NAME.test(name) ? valueIn(said.replace(UNSEEN_AROUND, '')) : noVariable
    if (problem) problems.push(`.env, line ${index + 1}${NAME.test(name) ? `: ${name}` : ''} ${problem}`)
    else read[name] = value
  }
  if (problems.length > 0) throw new EnvironmentError(problems)
  return read
}

type Read = { value?: string; problem?: string }

const noVariable: Read = {
  problem:
    'is no variable and its value, such as PORT=3000: a value has one line, and a note begins with "#".',
}

function valueIn(said: string): Read {
  const quote = QUOTES.find((sign) => said.startsWith(sign))
  if (quote) return quotedValue(said, quote)
  if (/^[“”„‘’‚«»]/.test(said))
    return { problem: 'begins with a typographic quote: use plain ones, such as " or \'.' }
  if (/(^|\s)#/.test(said))
    return {
      problem:
        'has a "#": if it belongs to the value, put that in quotes; if it begins a note, give that a line of its own.',
    }
  return plain(said)
}

function quotedValue(said: string, quote: string): Read {
  const end = said.indexOf(quote, 1)
  if (end < 0)
    return {
      problem: `begins with ${quote} and does not end with it in the same line: add it, or take it away.`,
    }
  const rest = said.slice(end + 1)
  if (rest.trim() !== '' && !/^\s+#/.test(rest))
    return { problem: `has more behind the second ${quote}: put the whole value in another kind of quotes.` }
  const value = said.slice(1, end)
  if (quote === '"' && value.includes('\\'))
    return {
      problem:
        'has a backslash between double quotes, which some programs take for a code: use single quotes.',
    }
  return plain(value)
}

function plain(value: string): Read {
  return /\p{Cc}/u.test(value.replaceAll('\t', ''))
    ? { problem: 'has a sign that nobody can type: type the value anew.' }
    : { value }
}
