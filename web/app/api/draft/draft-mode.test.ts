import { expect, test, vi } from 'vitest'
import { signatureOf } from '../../../http/signed-message.ts'
import { secrets } from '../../../testing/published-site/sender.ts'
import { variablesFor } from '../../../testing/published-site/variables.ts'

for (const [name, value] of Object.entries(variablesFor(43_333))) vi.stubEnv(name, value)
const { POST } = await import('./route.ts')

test.each([
  ['that nobody signed', { draft: true }, undefined, 401],
  ['that somebody else signed', { draft: true }, 'another-secret-of-24-characters', 401],
  ['that the lake signed after a publish', { _id: 'price-a', _type: 'price' }, secrets[0], 400],
])('a message %s gets no page rendered anew', async (_, message, secret, status) => {
  const body = JSON.stringify(message)
  const headers = secret ? await signatureOf(body, secret) : {}
  const request = new Request('http://localhost/api/draft', { method: 'POST', body, headers })
  const response = await POST(request)
  expect([response.status, response.headers.getSetCookie()]).toEqual([status, []])
})
