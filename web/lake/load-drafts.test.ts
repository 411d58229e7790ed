import { createServer } from 'node:http'
import { close, listen } from 'pages-as-files/testing'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { stubEnvironment } from '../testing/variables.ts'

const about = { _id: 'about', _type: 'aboutPage', title: 'About' }
const business = { _id: 'business', _type: 'business', email: 'a@b.example' }
const published = { site: { business }, page: about }
const drafts = { site: { business: { ...business, email: null } }, page: about }

const lake = createServer(({ url = '' }, response) => {
  const isDraft = new URL(url, 'http://lake').searchParams.get('perspective') !== 'published'
  const body = { result: { found: isDraft ? drafts : published, hidden: ['about'] }, ms: 1 }
  response.setHeader('Content-Type', 'application/json').end(JSON.stringify(body))
})

test('a page is shown to an editor though it is hidden, and as visitors see it where a draft has emptied the business', async () => {
  stubEnvironment(await listen(lake))
  onTestFinished(() => close(lake))
  const { loadDrafts } = await import('./load-drafts.ts')
  const parser = z.object({
    site: z.object({ business: z.object({ email: z.email() }) }),
    page: z.object({ title: z.string() }),
  })
  const shown = await loadDrafts({ groq: '{}', parser }, '/about', {})
  expect(shown?.data.site.business.email).toBe('a@b.example')
})
