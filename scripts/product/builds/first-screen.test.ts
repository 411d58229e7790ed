import { expect, test } from 'vitest'
import { jobs } from '#studio/home/jobs.ts'
import { firstScreen } from './first-screen.ts'

test('the page of the Studio has each job, with the address that its tile leads to', () => {
  const html = firstScreen()
  for (const { title } of jobs) expect(html).toContain(`<b>${title}</b>`)
  const addresses = [...html.matchAll(/href="([^"]+)"/g)].map(([, address]) => address)
  expect(addresses).toHaveLength(jobs.length - 1)
  expect(html).toContain('<input type="file"')
  expect(addresses).toEqual(
    expect.arrayContaining([
      '/prices',
      '/intent/edit/type=openingHours;id=openingHours/',
      '/intent/create/type=review;template=review/',
    ]),
  )
})
