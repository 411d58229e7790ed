import { isIP } from 'node:net'

/**
 * Ports of older protocols that browsers and `fetch` never connect to, so that no page can talk to a mail server or a
 * printer: the list of the Fetch standard, https://fetch.spec.whatwg.org/#port-blocking.
 */
export const refusedPorts: readonly number[] = [
  [1, 7, 9, 11, 13, 15, 17, 19, 20, 21, 22, 23, 25, 37, 42, 43, 53, 69, 77, 79, 87, 95],
  [101, 102, 103, 104, 109, 110, 111, 113, 115, 117, 119, 123, 135, 137, 139, 143, 161, 179],
  [389, 427, 465, 512, 513, 514, 515, 526, 530, 531, 532, 540, 548, 554, 556, 563, 587],
  [601, 636, 989, 990, 993, 995, 1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061],
  [6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10080],
].flat()

/** The shell's variables and those of `.env`. */
export type Variables = Record<string, string | undefined>

/** The least characters of a secret: fewer could be guessed. */
export const SECRET_MINIMUM = 24

const REFUSED = 'which browsers never connect to because it belongs to another protocol.'

/** A port number, or the fallback when the variable is empty; says what is wrong with any other value. */
export function readPort(variables: Variables, name: string, fallback: number, problems: string[]): number {
  const text = variables[name]
  if (!text) return fallback
  const port = Number(text)
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    problems.push(`${name} is "${text}": give a port number between 1 and 65535.`)
  else if (refusedPorts.includes(port)) problems.push(`${name} is ${port}, ${REFUSED} Give it another port.`)
  else return port
  return fallback
}

/** The address that site and Studio listen at; this machine alone unless another one is given. */
export function readListenHost(variables: Variables, problems: string[]): string {
  const host = variables.LISTEN_HOST || '127.0.0.1'
  const isAddress = /^[\d.]+$/.test(host) || host.includes(':')
  if (isAddress ? isIP(host) === 0 : !/^[\w.-]+$/.test(host))
    problems.push(
      `LISTEN_HOST is "${host}": give an address of this machine, such as 127.0.0.1 for this machine alone or 0.0.0.0 for all.`,
    )
  return host
}

/** Where a program of this machine asks what listens there, as in a URL. Browsers and cookies know the machine as `localhost`. */
export function hostToAsk(listenHost = ''): string {
  if (['', '127.0.0.1', '0.0.0.0', '::'].includes(listenHost)) return 'localhost'
  return isIP(listenHost) === 6 ? `[${listenHost}]` : listenHost
}

/** The port in the lake's own address, or the Studio's when it has none. */
export function readLakePort(variables: Variables, studioPort: number, problems: string[]): number {
  const text = variables.LAKE_URL
  if (!text) return studioPort
  const port = URL.canParse(text) ? Number(new URL(text).port) : 0
  if (port === 0)
    problems.push(`LAKE_URL is "${text}": give the lake's whole address, such as http://localhost:3334/lake.`)
  else if (refusedPorts.includes(port))
    problems.push(
      `The lake is to answer at port ${port}, ${REFUSED} Give LAKE_URL another port, or STUDIO_PORT: "npm run dev" puts the lake one port above it.`,
    )
  else return port
  return studioPort
}

/** A secret of at least so many characters; says how to get one when it is missing. */
export function readSecret(variables: Variables, name: string, minimum: number, problems: string[]): string {
  const secret = variables[name] ?? ''
  const remedy = variables.SANITY_PROJECT_ID
    ? 'the hosted lake needs it in .env; .env.example says where it comes from.'
    : 'run "npm start", which makes it, or copy .env.example to .env and fill it in.'
  if (!secret) problems.push(`${name} is missing: ${remedy}`)
  else if (secret.length < minimum)
    problems.push(`${name} has ${secret.length} characters: it needs at least ${minimum}.`)
  return secret
}

/** The secrets that a webhook may be signed with, the current one first. */
export function readSecrets(variables: Variables, problems: string[]): readonly string[] {
  const current = readSecret(variables, 'SANITY_REVALIDATE_SECRET', SECRET_MINIMUM, problems)
  const previous = variables.SANITY_REVALIDATE_SECRET_PREVIOUS
  return previous ? [current, previous] : [current]
}

/** The origin in the variable, such as `https://www.example.com`, or `undefined` when it is empty. */
export function readOrigin(variables: Variables, name: string, problems: string[]): string | undefined {
  const text = variables[name]
  if (!text) return undefined
  const url = URL.parse(text)
  if (!url || !/^https?:$/.test(url.protocol))
    problems.push(`${name} is "${text}": give the whole public address, such as https://www.example.com.`)
  else if (url.href !== `${url.origin}/`)
    problems.push(
      `${name} is "${text}": give the host alone, such as ${url.origin}, without what comes after it.`,
    )
  else return url.origin
  return undefined
}

/** Where people report a weakness, as security.txt says it: an address to write to, to open or to call. */
export function readSecurityContact(variables: Variables, problems: string[]): string | undefined {
  const text = variables.SECURITY_CONTACT
  if (!text) return undefined
  if (/^(mailto:[^@\s]+@[^@\s]+|https:\/\/[^\s]+|tel:\+?[\d-]+)$/.test(text)) return text
  problems.push(
    `SECURITY_CONTACT is "${text}": begin it with mailto:, https:// or tel:, such as https://www.example.com/security.`,
  )
  return undefined
}

/** What browsers are told about https for more than this host (HSTS); .env.example warns of both. */
export type StrictTransport = { subdomains: boolean; preload: boolean }

export function readStrictTransport(variables: Variables, problems: string[]): StrictTransport {
  const subdomains = readSwitch(variables, 'HSTS_SUBDOMAINS', problems)
  const preload = readSwitch(variables, 'HSTS_PRELOAD', problems)
  if (preload && !subdomains)
    problems.push(
      'HSTS_PRELOAD is "yes": browsers preload a domain only whole, so set HSTS_SUBDOMAINS=yes too.',
    )
  return { subdomains, preload }
}

function readSwitch(variables: Variables, name: string, problems: string[]): boolean {
  const text = variables[name] ?? ''
  if (!['', 'yes', 'no'].includes(text)) problems.push(`${name} is "${text}": write yes or no.`)
  return text === 'yes'
}

/** The id of a project at Sanity. */
export function readProjectId(variables: Variables, problems: string[]): string {
  const text = variables.SANITY_PROJECT_ID ?? ''
  if (!/^[a-z0-9]+$/.test(text))
    problems.push(`SANITY_PROJECT_ID is "${text}": copy the id from sanity.io/manage (letters and digits).`)
  return text
}

/** The command that brings the published files to a static host; `undefined` without one. */
export function readMirrorCommand(variables: Variables, problems: string[]): string | undefined {
  const { MIRROR_DIR: directory, MIRROR_COMMAND: command } = variables
  if (directory)
    problems.push(
      `MIRROR_DIR is no longer used, because MIRROR_COMMAND runs in the published folder: remove it. For a copy on this machine set MIRROR_COMMAND="rsync -a --delete --checksum ./ ${directory}/".`,
    )
  return command || undefined
}

/** The variables for a command of the owner's: without the secrets of ours that no upload needs. */
export function withoutSecrets(variables: Variables): Variables {
  const isSecret = (name: string) => /^(SANITY_|STUDIO_PASSWORD$)/.test(name)
  return Object.fromEntries(Object.entries(variables).filter(([name]) => !isSecret(name)))
}
