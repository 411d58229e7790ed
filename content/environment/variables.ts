import { isIP } from 'node:net'
import { z } from 'zod'

/** The shell's variables and those of `.env`. */
export type Variables = Record<string, string | undefined>

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

const REFUSED = 'which browsers never connect to because it belongs to another protocol.'

/** A text that is right, or what to write instead. A problem is read after the name of its variable. */
const given = (isRight: (text: string) => boolean, remedy: string) =>
  z.string().refine(isRight, { abort: true, error: ({ input }) => `is "${input}": ${remedy}` })

const port = given(
  (text) => Number.isInteger(Number(text)) && Number(text) >= 1 && Number(text) <= 65_535,
  'give a port number between 1 and 65535.',
)
  .transform(Number)
  .refine((number) => !refusedPorts.includes(number), {
    error: ({ input }) => `is ${input}, ${REFUSED} Give it another port.`,
  })

const lakeUrl = given(
  (text) => Number(URL.parse(text)?.port) > 0,
  "give the lake's whole address, such as http://127.0.0.1:3334/lake.",
).refine((text) => !refusedPorts.includes(portOf(text)), {
  error: ({ input }) =>
    `is at port ${portOf(String(input))}, ${REFUSED} Give LAKE_URL another port, or STUDIO_PORT: "npm run dev" puts the lake one port above it.`,
})

const origin = given(
  (text) => /^https?:$/.test(URL.parse(text)?.protocol ?? ''),
  'give the whole public address, such as https://www.example.com.',
)
  .refine((text) => URL.parse(text)?.href === `${URL.parse(text)?.origin}/`, {
    error: ({ input }) =>
      `is "${input}": give the host alone, such as ${URL.parse(String(input))?.origin}, without what comes after it.`,
  })
  .transform((text) => new URL(text).origin)

/** Fewer characters could be guessed. */
const secret = (minimum: number) =>
  z.string().min(minimum, {
    error: ({ input }) => `has ${String(input).length} characters: it needs at least ${minimum}.`,
  })

const yesOrNo = given((text) => text === 'yes' || text === 'no', 'write yes or no.')
  .default('no')
  .transform((text) => text === 'yes')

const proxies = z
  .string()
  .transform((text) => text.split(',').flatMap((part) => part.trim() || []))
  .pipe(
    z.array(
      z.string().refine(isRange, {
        error: ({ input }) =>
          `has "${input}": give addresses such as 127.0.0.1, ::1 or 10.0.0.0/8, with commas between.`,
      }),
    ),
  )

/** Where site and Studio listen, which is known before there are secrets. */
export const listening = z.object({
  PORT: port.default(3000),
  STUDIO_PORT: port.default(3333),
  LISTEN_HOST: given(
    isHost,
    'give an address of this machine, such as 127.0.0.1 for this machine alone or 0.0.0.0 for all.',
  ).default('127.0.0.1'),
  LAKE_URL: lakeUrl.optional(),
})

export const schema = listening.extend({
  /** The site's, where the framework has written its own over PORT. */
  SITE_PORT: port.optional(),
  RENDERER_PORT: port.optional(),
  PUBLISH_PORT: port.optional(),
  LISTEN_SOCKET: z.coerce.number().optional(),
  // The entries of "Forwarded" are no addresses but "for=192.0.2.1;proto=https".
  TRUSTED_ADDRESS_HEADER: given(
    (text) => /^[\w-]+$/.test(text) && text.toLowerCase() !== 'forwarded',
    'give the name of one header that holds addresses, such as X-Forwarded-For.',
  ).optional(),
  TRUSTED_PROXIES: proxies.optional(),
  STUDIO_PASSWORD: secret(8),
  SANITY_API_WRITE_TOKEN: secret(24),
  SANITY_API_READ_TOKEN: z.string().optional(),
  SANITY_REVALIDATE_SECRET: secret(24),
  SANITY_REVALIDATE_SECRET_PREVIOUS: z.string().optional(),
  NEXT_PUBLIC_SANITY_PROJECT_ID: given(
    (text) => /^[a-z0-9]+$/.test(text),
    'copy the id from sanity.io/manage (letters and digits).',
  ).optional(),
  NEXT_PUBLIC_SANITY_DATASET: z.string().default('production'),
  SITE_URL: origin.optional(),
  STUDIO_URL: origin.optional(),
  SECURITY_CONTACT: given(
    (text) => /^(mailto:[^@\s]+@[^@\s]+|https:\/\/[^\s]+|tel:\+?[\d-]+)$/.test(text),
    'begin it with mailto:, https:// or tel:, such as https://www.example.com/security.',
  ).optional(),
  HSTS_SUBDOMAINS: yesOrNo,
  HSTS_PRELOAD: yesOrNo,
  LAKE_DIRECTORY: z.string().default('.data/lake'),
  WEBHOOKS_INSIDE: yesOrNo,
  BACKUP_DIRECTORY: z.string().optional(),
  BACKUP_COMMAND: z.string().optional(),
  REPLICA: given(
    (text) => /^(\/|rclone:.*:)/.test(text),
    'give the whole path of a folder on another disk, such as /mnt/second/website, or rclone: and what rclone calls the place, such as rclone:remote:bucket/website.',
  ).optional(),
  MIRROR_COMMAND: z.string().optional(),
  SITE_BUILD: z.string().default('.next'),
  NEXT_OUTPUT: given((text) => text === 'standalone', 'write standalone, or nothing.').optional(),
  SITE_DIRECTORY: z.string().default('.data/site'),
  LOG_FORMAT: given((text) => text === 'text' || text === 'json', 'write text or json.').default('text'),
  SITE_VERSION: z.string().default(''),
  NODE_ENV: z.string().optional(),
  NEXT_PHASE: z.string().optional(),
})

/** What variables that are right each do not make together. */
export function problemsTogether(variables: Variables): string[] {
  const { NEXT_PUBLIC_SANITY_PROJECT_ID, SANITY_PROJECT_ID } = variables
  const { BACKUP_DIRECTORY, REPLICA } = variables
  const { HSTS_PRELOAD, HSTS_SUBDOMAINS, MIRROR_DIR, SITE_URL, STUDIO_URL } = variables
  const { TRUSTED_ADDRESS_HEADER: header, TRUSTED_PROXIES: addresses } = variables
  const ports = [variables.PORT ?? '3000', variables.STUDIO_PORT ?? '3333']
  const site = SITE_URL && URL.parse(SITE_URL)?.origin
  return [
    ports[0] === ports[1] ? `PORT and STUDIO_PORT are both ${ports[0]}: give each its own.` : [],
    site && STUDIO_URL && site === URL.parse(STUDIO_URL)?.origin
      ? `SITE_URL and STUDIO_URL are both ${site}: give the Studio a host or a port of its own.`
      : [],
    addresses && !header
      ? 'TRUSTED_PROXIES is set: name the header that the proxy writes in TRUSTED_ADDRESS_HEADER, such as X-Forwarded-For.'
      : [],
    header && !addresses
      ? "TRUSTED_ADDRESS_HEADER is set: name the proxy's own address in TRUSTED_PROXIES, such as 127.0.0.1 for one on this machine."
      : [],
    HSTS_PRELOAD === 'yes' && HSTS_SUBDOMAINS !== 'yes'
      ? 'HSTS_PRELOAD is "yes": browsers preload a domain only whole, so set HSTS_SUBDOMAINS=yes too.'
      : [],
    REPLICA && REPLICA === BACKUP_DIRECTORY
      ? `REPLICA and BACKUP_DIRECTORY are both ${REPLICA}: give each a folder of its own.`
      : [],
    SANITY_PROJECT_ID && !NEXT_PUBLIC_SANITY_PROJECT_ID
      ? 'SANITY_PROJECT_ID is no longer used: call it NEXT_PUBLIC_SANITY_PROJECT_ID, and SANITY_DATASET NEXT_PUBLIC_SANITY_DATASET.'
      : [],
    MIRROR_DIR
      ? `MIRROR_DIR is no longer used, because MIRROR_COMMAND runs in the published folder: remove it. For a copy on this machine set MIRROR_COMMAND="rsync -a --delete --checksum ./ ${MIRROR_DIR}/".`
      : [],
  ].flat()
}

/** Where a program of this machine asks what listens there, as in a URL: at the address itself, since `localhost` may be another one. */
export function hostToAsk(listenHost = ''): string {
  if (listenHost === '' || listenHost === '0.0.0.0') return '127.0.0.1'
  if (listenHost === '::') return '[::1]'
  return isIP(listenHost) === 6 ? `[${listenHost}]` : listenHost
}

/** The same for people: browsers and cookies know the machine as `localhost`. */
export function hostToVisit(listenHost = ''): string {
  return ['', '127.0.0.1', '0.0.0.0', '::'].includes(listenHost) ? 'localhost' : hostToAsk(listenHost)
}

/** The port in an address. */
export function portOf(url: string): number {
  return Number(new URL(url).port)
}

/** The variables for a command of the owner's: without the secrets of ours that no upload needs. */
export function withoutSecrets(variables: Variables): Variables {
  const isSecret = (name: string) => /^(SANITY_|STUDIO_PASSWORD$)/.test(name)
  return Object.fromEntries(Object.entries(variables).filter(([name]) => !isSecret(name)))
}

function isHost(text: string): boolean {
  const isAddress = /^[\d.]+$/.test(text) || text.includes(':')
  return isAddress ? isIP(text) > 0 : /^[\w.-]+$/.test(text)
}

/** An address, or a range such as `10.0.0.0/8`. */
function isRange(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/')
  const longest = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0
  const isLength = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= longest)
  return longest > 0 && isLength && more.length === 0
}
