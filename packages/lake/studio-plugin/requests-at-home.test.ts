import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepRequestsAtHome } from './requests-at-home.ts'

const STUDIO = 'http://studio.example'
let asked: string[]
let warnings: string[]

beforeEach(() => {
  asked = []
  warnings = []
  vi.stubGlobal('location', { origin: STUDIO, href: `${STUDIO}/structure` })
  vi.stubGlobal('fetch', async (input: string) => {
    asked.push(input)
    return Response.json({ from: input })
  })
  vi.spyOn(console, 'warn').mockImplementation((warning) => void warnings.push(warning))
  keepRequestsAtHome(`${STUDIO}/lake`, async () => 'https://www.example.com')
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test.each(['/lake/v1/users/me', `${STUDIO}/static/a.js`, 'https://www.example.com/up', 'data:text/plain,x'])(
  '%s is asked',
  async (address) => {
    await fetch(address)
    expect(asked).toEqual([address])
  },
)

test.each([
  'https://sanity-cdn.com/v1/modules/sanity/default/%5E6/t1/versions',
  'https://api.sanity.io/vX/intake/tracing',
  'https://api.sanity.io/vX/intake/feedback',
  'https://local.api.sanity.io/v2021-06-07/users/me?tag=sanity.studio.users.get-current',
])('%s, which the Studio asks by itself, is answered quietly with nothing', async (address) => {
  const answer = await fetch(address, { method: 'POST' })
  expect([answer.status, await answer.json()]).toEqual([200, {}])
  expect([asked, warnings]).toEqual([[], []])
})

test.each([
  'https://api.unsplash.example/photos?query=house',
  'https://abc12345.api.sanity.io/v1/data/query/production',
  'https://sanity-cdn.com.evil.example/v1/modules/',
  'https://registry.example/-/v1/search',
])('%s, which a plugin asks, is refused by its name, and said once', async (address) => {
  const answers = [await fetch(address), await fetch(new URL(address)), await fetch(new Request(address))]
  const [named = ''] = address.split('?')
  for (const answer of answers) {
    expect([answer.ok, answer.status]).toEqual([false, 403])
    expect(await answer.json()).toMatchObject({ statusCode: 403, message: expect.stringContaining(named) })
  }
  expect(warnings).toEqual([expect.stringContaining(named)])
  expect(asked).toEqual([])
})
