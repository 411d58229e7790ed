import { createRequire } from 'node:module'
import { stripScripts } from './strip-scripts.ts'

/** The one line that switches it off: with `false` pages carry the framework's scripts again. */
const enabled = true

type FileSystemCacheModule = typeof import('next/dist/server/lib/incremental-cache/file-system-cache')
const { default: FileSystemCache }: FileSystemCacheModule = createRequire(import.meta.url)(
  'next/dist/server/lib/incremental-cache/file-system-cache',
)

type Get = InstanceType<FileSystemCacheModule['default']>['get']
type Entry = NonNullable<Awaited<ReturnType<Get>>>
type Value = NonNullable<Entry['value']>

/** Next's own cache on disk, but a page leaves it without the framework's scripts: see docs/decisions. */
export default class CacheHandler extends FileSystemCache {
  override async get(...parameters: Parameters<Get>): Promise<Entry | null> {
    const entry = await super.get(...parameters)
    return entry?.value && enabled ? Object.assign({}, entry, { value: withoutScripts(entry.value) }) : entry
  }
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
