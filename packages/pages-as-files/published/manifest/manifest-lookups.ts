import { z } from 'zod'
import type { Redirect } from '../../site.ts'
import { entryKinds } from '../published-file.ts'
import { type ManifestDatabase, redirectsOf } from './manifest-database.ts'

const knownRow = z.object({
  path: z.string(),
  kind: z.enum(entryKinds),
  digest: z.string().nullable(),
  version: z.string(),
  /** Null for what has no file. */
  hash: z.string().nullable(),
  size: z.number(),
})
/** What publishing knows of an address. */
export type Known = z.infer<typeof knownRow>
const pathRow = z.object({ path: z.string() })
const listedRow = z.object({ path: z.string(), listed: z.string() })
const revisionRows = z.array(z.object({ document: z.string(), revision: z.string() }))
export const documentRows = z.array(z.object({ document: z.string() }))
const typeRow = z.object({ path: z.string(), type: z.string() })
const textRow = z.object({ value: z.string() })
const counterRow = z.object({ value: z.number() })
const KNOWN = 'path, kind, digest, version, hash, size'

/** What publishing asks the manifest. */
export class ManifestLookups {
  protected readonly database: ManifestDatabase

  constructor(database: ManifestDatabase) {
    this.database = database
  }

  known(path: string): Known | undefined {
    return this.#first(`SELECT ${KNOWN} FROM entries WHERE path = ?`, path)
  }

  /** The addresses of all pages that have a file. */
  pages(): string[] {
    return this.#paths(`
  SELECT path FROM entries WHERE hash IS NOT NULL AND kind IN ('page', 'template', 'other')`)
  }

  /** A file that a page names and that nobody has made yet, nor tried to since the moment (in milliseconds since 1970). */
  unmade(triedBefore: number): Known | undefined {
    return this.#first(
      `SELECT ${KNOWN} FROM entries
       WHERE hash IS NULL AND is_named = 1 AND unnamed_since IS NULL AND changed < ? ORDER BY changed LIMIT 1`,
      triedBefore,
    )
  }

  /** A text that was compressed in a hurry. */
  quicklyCompressed(): Known | undefined {
    return this.#first(
      `SELECT ${KNOWN} FROM entries WHERE hash IS NOT NULL AND is_compressed_well = 0 AND forms <> '{}' LIMIT 1`,
    )
  }

  /** The addresses that show a document, or would if they could be made. */
  showing(document: string): string[] {
    return this.#paths(
      `
  SELECT path FROM documents_shown WHERE document = ?
  UNION SELECT problems.path FROM problems, json_each(problems.documents) WHERE json_each.value = ?`,
      document,
      document,
    )
  }

  /** The addresses of what can't be made, though its content lacks nothing. */
  notRendered(): string[] {
    return this.#paths("SELECT path FROM problems WHERE fields = '[]'")
  }

  /** The addresses of a document's own page. */
  pagesOf(document: string): string[] {
    return this.#paths('SELECT path FROM entries WHERE page_id = ? AND hash IS NOT NULL', document)
  }

  /** Files that no page has named since the moment (in milliseconds since 1970). */
  unnamedSince(moment: number): Known[] {
    const rows = this.database.all(
      `SELECT ${KNOWN} FROM entries WHERE is_named = 1 AND unnamed_since < ?`,
      moment,
    )
    return z.array(knownRow).parse(rows)
  }

  /** The revision of each document that every page shows which can be made. */
  revisions(): ReadonlyMap<string, string> {
    const rows = revisionRows.parse(this.database.all('SELECT document, revision FROM revisions'))
    return new Map(rows.map(({ document, revision }) => [document, revision]))
  }

  /** Documents that pages show and whose revision is not noted: they came while the pages were being made. */
  shownWithoutRevision(): string[] {
    return documentRows
      .parse(
        this.database.all(`
  SELECT DISTINCT document FROM documents_shown
  WHERE document NOT IN (SELECT document FROM revisions)
    AND document NOT GLOB 'image-*' AND document NOT GLOB 'file-*'`),
      )
      .map(({ document }) => document)
  }

  redirects(): Redirect[] {
    return redirectsOf(this.database.all('SELECT * FROM redirects ORDER BY source'))
  }

  /** What the sitemap lists of each page, as `listing` wrote it. */
  listed(): { path: string; listed: string }[] {
    const rows = this.database.all(
      'SELECT path, listed FROM entries WHERE listed IS NOT NULL AND hash IS NOT NULL ORDER BY path',
    )
    return z.array(listedRow).parse(rows)
  }

  /** Another text than before when a file or a redirect of the site has changed since. */
  state(): string {
    const counter = this.database.get("SELECT value FROM counters WHERE name = 'revision'")
    const revision = counter === undefined ? 0 : counterRow.parse(counter).value
    return `${revision} ${JSON.stringify(this.redirects())}`
  }

  /** The hashes of all scripts that stand in pages. */
  inlineScripts(): string[] {
    return z
      .array(textRow)
      .parse(
        this.database.all(`
  SELECT DISTINCT scripts.value FROM entries, json_each(entries.inline, '$.scripts') AS scripts
  WHERE hash IS NOT NULL ORDER BY scripts.value`),
      )
      .map(({ value }) => value)
  }

  /** Every published file with its media type. */
  types(): { path: string; type: string }[] {
    return z.array(typeRow).parse(this.database.all('SELECT path, type FROM entries WHERE hash IS NOT NULL'))
  }

  /** Another number than before when what the sitemap lists has changed since. */
  listingsVersion(): number {
    return counterRow.parse(this.database.get("SELECT value FROM counters WHERE name = 'listings'")).value
  }

  /** The addresses of the sitemap and of its parts. */
  sitemaps(): string[] {
    return this.#paths("SELECT path FROM entries WHERE kind = 'sitemap' AND hash IS NOT NULL")
  }

  close(): void {
    this.database.close()
  }

  #first(sql: string, ...values: (string | number)[]): Known | undefined {
    const row = this.database.get(sql, ...values)
    return row === undefined ? undefined : knownRow.parse(row)
  }

  #paths(sql: string, ...values: string[]): string[] {
    const rows = z.array(pathRow).parse(this.database.all(sql, ...values))
    return rows.map(({ path }) => path)
  }
}
