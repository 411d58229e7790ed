import type { Variables } from '#content/environment/variables.ts'

/** Something that happened: the message is one sentence for people, the details are for programs. */
export type LogEvent = {
  event: string
  message: string
  /** The same for people at a terminal, where it looks different there. */
  prose?: string
  /** The part of the product that it came from. */
  part?: string
  details?: Readonly<Record<string, unknown>>
}

type Settings = {
  /** One line of JSON for each event, in the place of prose. */
  isForPrograms: boolean
  /** Never shown, wherever they come from. */
  secrets: readonly string[]
}

/** For people, these are written to stderr. */
const TROUBLE = ['error', 'restart']

let settings: Settings = { isForPrograms: false, secrets: [] }

/** Services ask for lines of JSON, in their variables or in `.env`; whoever starts the product by hand reads prose, in a file too. */
export function logSettings({ LOG_FORMAT }: Variables): Settings {
  return { isForPrograms: LOG_FORMAT === 'json', secrets: [] }
}

/** How everything is told from now on; prose at first. */
export function setUpLog(chosen: Settings): void {
  settings = chosen
}

export function isLogForPrograms(): boolean {
  return settings.isForPrograms
}

/** The one place where the running product tells what happens. */
export function log(told: LogEvent): void {
  const line = formatEvent(told, settings)
  if (TROUBLE.includes(told.event) && !settings.isForPrograms) console.error(line)
  else console.log(line)
}

/** One line for programs; prose for people, with the part's name before it. Neither has a secret. */
export function formatEvent(told: LogEvent, { isForPrograms, secrets }: Settings): string {
  const { event, part, message, prose = message, details } = told
  const line = isForPrograms
    ? JSON.stringify({ time: new Date(), event, part, message, ...details })
    : `${part ? `${part}: ` : ''}${prose}`
  return withoutSecrets(line, secrets)
}

/** The event that another process of ours wrote as one line of JSON; undefined for any other line. */
export function eventIn(line: string): LogEvent | undefined {
  if (!line.startsWith('{"')) return undefined
  try {
    const { time, event, message, ...details }: Record<string, unknown> = JSON.parse(line)
    if (typeof event === 'string' && typeof message === 'string') return { event, message, details }
    return undefined
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

function withoutSecrets(line: string, secrets: readonly string[]): string {
  const written = secrets.filter(Boolean).flatMap((secret) => [secret, JSON.stringify(secret).slice(1, -1)])
  return written.reduce((text, secret) => text.replaceAll(secret, '[secret]'), line)
}
