import { randomBytes, randomInt } from 'node:crypto'
import { appendFileSync, chmodSync, existsSync, readFileSync, statSync } from 'node:fs'
import { readEnvText } from '#content/environment/env-file.ts'
import type { Variables } from './project-root.ts'

/** Without letters and digits that look alike. */
const READABLE = 'abcdefghjkmnpqrstuvwxyz23456789'

const makers = {
  SANITY_API_WRITE_TOKEN: () => randomBytes(32).toString('base64url'),
  SANITY_REVALIDATE_SECRET: () => randomBytes(32).toString('base64url'),
  STUDIO_PASSWORD: readablePassword,
} satisfies Record<string, () => string>

/**
 * Generates the missing secrets and adds them to the variables and to the file, which is made readable for its owner
 * only, also when somebody has typed them all. Returns their names. Beside a hosted lake passwords and
 * tokens come from its owner's account, so only the secret of messages is generated.
 */
export function makeMissingSecrets(file: string, variables: Variables): readonly string[] {
  closeToOthers(file)
  takeKept(file, variables)
  const isOurs = (name: string) =>
    name === 'SANITY_REVALIDATE_SECRET' || !variables.NEXT_PUBLIC_SANITY_PROJECT_ID
  const made = Object.entries(makers)
    .filter(([name]) => !variables[name] && isOurs(name))
    .map(([name, make]) => ({ name, secret: make() }))
  if (made.length === 0) return []
  const lines = made.map(({ name, secret }) => `${name}=${secret}\n`).join('')
  appendFileSync(file, `${lineBreakIfOpen(file)}${lines}`, { mode: 0o600 })
  for (const { name, secret } of made) variables[name] = secret
  return made.map(({ name }) => name)
}

/** An empty variable, as a container hands on what nobody has set, hides what the file has: a new password would log everybody out. */
function takeKept(file: string, variables: Variables): void {
  const kept = existsSync(file) ? readEnvText(readFileSync(file, 'utf8')) : {}
  for (const name of Object.keys(makers)) variables[name] ||= kept[name] ?? ''
}

/** A file of somebody else, such as root, has the rights that they gave it. */
function closeToOthers(file: string): void {
  const found = statSync(file, { throwIfNoEntry: false })
  if (found && found.uid === process.getuid?.()) chmodSync(file, found.mode & 0o600)
}

function lineBreakIfOpen(file: string): string {
  if (!existsSync(file)) return ''
  const text = readFileSync(file, 'utf8')
  return text === '' || text.endsWith('\n') ? '' : '\n'
}

/** A new password that can be read aloud: three times four letters and digits. */
export function readablePassword(): string {
  return [4, 4, 4].map(readableLetters).join('-')
}

/** Whether a password has the form of those: a program has made it, and its owner is to choose another way to log in. */
export function isMadePassword(password: string): boolean {
  return new RegExp(`^([${READABLE}]{4}-){2}[${READABLE}]{4}$`).test(password)
}

function readableLetters(count: number): string {
  return Array.from({ length: count }, () => READABLE.charAt(randomInt(READABLE.length))).join('')
}
