import { createRequire } from 'node:module'
import { readEnvironment } from '#content/environment.ts'
import { tagOf } from '../cms/tag.ts'
import { isOwnRequest, ownRequestHeader, renderedPathHeader } from '../freshness/own-request.ts'
import { stripScripts } from './strip-scripts.ts'

/** The one line that switches it off: with `false` pages carry the framework's scripts again. */
const enabled = true

type FileSystemCacheModule = typeof import('next/dist/server/lib/incremental-cache/file-system-cache')
const { default: FileSystemCache }: FileSystemCacheModule = createRequire(import.meta.url)(
  'next/dist/server/lib/incremental-cache/file-system-cache',
)

type Cache = InstanceType<FileSystemCacheModule['default']>
type Get = Cache['get']
type Context = ConstructorParameters<FileSystemCacheModule['default']>[0]
type Entry = NonNullable<Awaited<ReturnType<Get>>>
type Value = NonNullable<Entry['value']>

/**
 * Next's own cache on disk, but a page leaves it without the framework's scripts, and what is rendered again asks anew for
 * all that is its own: see docs/decisions.
 */
export default class CacheHandler extends FileSystemCache {
  readonly #askedAnew: string | undefined

  constructor(context: Context) {
    super(context)
    this.#askedAnew = tagAskedAnew(context)
  }

  override async get(...parameters: Parameters<Get>): Promise<Entry | null> {
    const [, context] = parameters
    // Next itself does so for pages, but not for files that routes answer with.
    if (context.kind === 'FETCH' && this.#askedAnew && context.tags?.includes(this.#askedAnew)) return null
    const entry = await super.get(...parameters)
    return entry?.value && enabled ? Object.assign({}, entry, { value: withoutScripts(entry.value) }) : entry
  }

  override async set(...[key, value, context]: Parameters<Cache['set']>): Promise<void> {
    await super.set(key, value && enabled ? withoutFlight(value) : value, context)
  }
}

/** What the framework's scripts would ask for, longer than the page and in seven files: nobody does. */
function withoutFlight(value: Value): Value {
  if (value.kind !== 'APP_PAGE') return value
  return { ...value, rscData: Buffer.alloc(0), segmentData: undefined }
}

/** There is one handler per request. */
function tagAskedAnew({ _requestHeaders }: Context): string | undefined {
  const path = _requestHeaders[renderedPathHeader]
  if (typeof path !== 'string') return undefined
  const { webhookSecrets } = readEnvironment(process.env)
  return isOwnRequest(_requestHeaders[ownRequestHeader], webhookSecrets) ? tagOf(path) : undefined
}

/** An entry is the same object for as long as the page is the same, so that each is stripped once. */
const stripped = new WeakMap<Value, Value>()

function withoutScripts(value: Value): Value {
  if (value.kind !== 'APP_PAGE') return value
  const known = stripped.get(value)
  if (known) return known
  const page = { ...value, html: stripScripts(String(value.html)) }
  stripped.set(value, page)
  return page
}
