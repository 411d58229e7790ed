import { readFileSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, test } from 'vitest'
import { ask } from '../../testing/ask.ts'
import { idOf } from '../../testing/content.ts'
import { freshSite } from '../../testing/fresh-site.ts'

const PAINTING = '/services/painting'
const PLUMBING = '/services/plumbing'

const site = freshSite({ isDelivered: true })
const manifest = join(site.folder, 'manifest.sqlite')

/** What a power cut, a full disk or a person can do to the manifest. */
const damages: Record<string, () => void> = {
  'is empty': () => truncateSync(manifest, 0),
  'is cut in half': () => truncateSync(manifest, Math.floor(readFileSync(manifest).length / 2)),
  'holds garbage': () => writeFileSync(manifest, 'x'.repeat(50_000)),
  'is of another version': () => {
    const database = new DatabaseSync(manifest)
    database.exec('PRAGMA user_version = 999')
    database.close()
  },
}

describe.each(Object.entries(damages))('when the manifest %s', (_, damage) => {
  test('publishing and delivery start, and everything is made anew', async () => {
    await site.stopPublishing()
    damage()
    await site.startDelivery()
    const early = await ask(site.url, PAINTING)
    if (early.status !== 200) expect([early.status, early.headers['retry-after']]).toEqual([503, '30'])
    else expect(early.text).toMatch(/first words[\s\S]*<\/html>$/)
    await site.startPublishing()
    await site.publisher.compare()
    await expect.poll(() => wordsAt(PAINTING)).toContain('first words')
  })

  test('delivery that goes on has the last good pages, then the new ones, and forgets what is gone', async () => {
    await ask(site.url, PAINTING)
    await site.stopPublishing()
    damage()
    expect(await wordsAt(PAINTING)).toContain('first words')
    site.content.publish(PAINTING, 'new words')
    site.content.takeBack(PLUMBING)
    site.content.redirects.push({ from: PLUMBING, address: '/contact' })
    await site.startPublishing()
    await site.publisher.compare()
    await expect.poll(() => wordsAt(PAINTING)).toContain('new words')
    await expect.poll(async () => (await ask(site.url, PLUMBING)).headers.location).toBe('/contact')
    site.content.publish(PAINTING, 'newest words')
    await site.publisher.publish(idOf(PAINTING))
    await expect.poll(() => wordsAt(PAINTING)).toContain('newest words')
  })
})

async function wordsAt(path: string): Promise<string> {
  const { status, text } = await ask(site.url, path)
  return status === 200 && text.endsWith('</html>') ? text : ''
}
