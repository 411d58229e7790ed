import type { IncomingMessage } from 'node:http'
import type { CallerKind } from './processes/fair-pool.ts'

/** A webhook as Sanity's project settings hold it: GROQ decides when it is sent and what it carries. */
export type Webhook = {
  name: string
  url: string
  secret: string
  filter: string
  projection: string
  /**
   * `document`, unless told otherwise: a message waits until the one before it about the same document is answered. `none`:
   * it is sent at once, for a receiver that asks the lake for the current state and so needs no order.
   */
  order?: 'document' | 'none'
}

/**
 * Something that those who run the lake may want to know. Neither the message nor the details name a person, or a secret but the code
 * of `login-code`, which is of use for minutes, and beside a password.
 */
export type LakeEvent = {
  event: 'backup' | 'login' | 'login-code' | 'password' | 'refused'
  /** One sentence for people, without a full stop. */
  message: string
  /** The same for programs. */
  details: Readonly<Record<string, unknown>>
}

/** What someone may do who logs in: everything, or change documents of these types and read the rest. */
export type Role = { name: string; title: string; changes: 'everything' | readonly string[] }

export type LakeOptions = {
  /** Where the database and the uploaded files live; made when missing. */
  directory: string
  /** The product's version. The database that another one has written is copied before it is changed. */
  version?: string
  /** Where backups are kept; `backups` in the directory unless told otherwise. */
  backupDirectory?: string
  /** A shell command that runs after each backup, to bring it elsewhere. */
  backupCommand?: string
  /** Where a copy of everything stands within ten seconds of each write: a folder, or `rclone:REMOTE:PATH`. */
  replica?: string
  /** 0 takes any free port. */
  port: number
  /** The address to listen on; 127.0.0.1 unless told otherwise. */
  host?: string
  /** The descriptor of a socket that listens already, at this port of this host; the lake opens one unless told otherwise. */
  socket?: number
  projectId: string
  datasets: readonly string[]
  /** The bearer token that may read and write everything. */
  token: string
  /** A bearer token that may read what is public and is not counted among strangers: the site's own. */
  viewerToken?: string
  /** The owner's password for the login page. */
  password: string
  /** Whether a program has made it: who logs in with it is asked for a passkey, or a password of their own. */
  isPasswordMade?: boolean
  /** What the login page says besides: whose website it is, as a document has it, and what to do without the password. */
  loginPage?: { name: { document: string; field: string }; forgotten: string }
  /** The roles that people may have besides `everything`; none unless told otherwise. */
  roles?: readonly Role[]
  /** The built Studio, served at `/`. */
  studioDirectory?: string
  /** Whether that was built for Sanity's hosts, as it comes, without `oxbow/studio`. It is led to this lake as it is served. */
  isForeignStudio?: boolean
  /** Where in the Studio people change their password: `/.well-known/change-password` leads there. */
  changePasswordPath?: string
  /** The address of the website whose content this is. The Studio may ask it what visitors see, and frame its preview. */
  siteUrl?: string
  /** Other origins that may send the login cookie, such as the Studio's development server: `http://localhost:3333`, or `http://localhost:*`. */
  allowedOrigins?: readonly string[]
  /** The address the world reaches the lake under, when it is not `http://host:port`: `https://studio.example.com`. */
  publicUrl?: string
  /** Tells the address that a request came from, where a proxy stands in front; the connection's unless told otherwise. */
  addressOf?: (incoming: IncomingMessage) => string | undefined
  webhooks?: readonly Webhook[]
  /** Whether webhooks that are made while the lake runs may go to this machine and to addresses of private networks. */
  mayHooksReachInside?: boolean
  /**
   * Milliseconds of processor time for a query of a caller who is known, of a reader with a site's token, and of a stranger: 5,000, 2,000 and
   * 2,000 unless told otherwise. A processor four times slower evaluates a quarter within them.
   */
  queryTimes?: Partial<Record<CallerKind, number>>
  /** Called with what happens; by default nobody is told. It must not throw. */
  onEvent?: (event: LakeEvent) => void
  /** Where content is kept for as long as the lake is open only; see `MemoryOptions`. */
  storage?: 'memory'
}

/**
 * Of a lake for tests, which is there at once: its content goes when it closes and waits for no disk, and it evaluates queries in its
 * own process, where nothing can interrupt one; hashes of passwords take no time. It needs no other option. Uploaded files lie in a temporary folder meanwhile.
 */
export type MemoryOptions = Partial<Omit<LakeOptions, 'directory'>> & { storage: 'memory' }

export type ReachedAt = Pick<LakeOptions, 'publicUrl' | 'host' | 'port'>

/** The address under which a lake is reached, without a slash at the end. People and cookies know the machine as `localhost`. */
export function urlOf({ publicUrl, host = '127.0.0.1', port }: ReachedAt): string {
  if (publicUrl !== undefined) return publicUrl
  if (['127.0.0.1', '0.0.0.0', '::'].includes(host)) return `http://localhost:${port}`
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}
