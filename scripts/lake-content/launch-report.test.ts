import { lakeTest as test } from 'oxbow/vitest'
import { expect } from 'vitest'
import { launchReport } from './launch-report.ts'

const addresses = { studioUrl: 'http://localhost:3333', siteUrl: 'https://www.crown-level.co' }

test('lists what is published and left, with its place in the Studio, until nothing is', async ({ lake }) => {
  const client = lake.client.withConfig({ perspective: 'raw' })
  await client.create({ _id: 'review-dana', _type: 'review', author: 'Dana R.', sample: true })
  await client.create({ _id: 'drafts.review-lee', _type: 'review', author: 'Lee P.', sample: true })
  expect(await launchReport(client, addresses)).toEqual({
    left: 1,
    lines: [
      'Samples to replace (1)',
      '  We made these up. Add the real thing and switch "Sample" off, or delete it.',
      '  review "Dana R."\n    http://localhost:3333/intent/edit/id=review-dana;type=review',
      '',
      '1 left before the site can go live.',
    ],
  })
  await client.patch('review-dana').set({ sample: false }).commit()
  expect(await launchReport(client, addresses)).toEqual({
    left: 0,
    lines: ['Nothing is left: the site can go live.'],
  })
})

test('a site without a public address is not ready', async ({ lake }) => {
  const { left, lines } = await launchReport(lake.client, { ...addresses, siteUrl: undefined })
  expect(left).toBe(1)
  expect(lines.join('\n')).toContain('SITE_URL is not set')
})
