import type { PublishedFile } from '../../published/entry.ts'
import type { Parts } from '../answer.ts'

/** The text of a page that is filled in for each visitor. One that is damaged is made again first; throws when it can't be. */
export async function templateOf({ site, sender, publisher }: Parts, page: PublishedFile): Promise<string> {
  const bytes = await sender.bytes(page)
  if (bytes) return bytes.toString()
  await publisher.make(page.path, true)
  await site.refreshNow()
  const newest = site.fileAt(page.path)
  const made = newest && (await sender.bytes(newest))
  if (!made) throw new Error(`The page ${page.path}, which is filled in for visitors, is not whole.`)
  return made.toString()
}
