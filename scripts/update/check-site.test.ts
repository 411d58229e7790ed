import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect, test } from 'vitest'
import { checkSite } from './check-site.ts'

const SITEMAP = '<loc>https://site.example/</loc><loc>https://site.example/prices</loc>'
const running = {
  '/api/document-status': [200, '{"problems":[{"path":"/faq","problem":"No question."}]}'],
  '/sitemap.xml': [200, SITEMAP],
} as const
const good = { ...running, '/up': [200, '{}'], '/': [200, 'home'], '/prices': [308, ''] } as const
type Answers = Record<string, readonly [number, string]>

test('a version that answers for every page, or leads on, and has no new problems is taken', async () => {
  await expect(check(good, running)).resolves.toBeUndefined()
})

test('one that is not well, lacks a page or can’t make one is refused, with the page and the reason', async () => {
  await expect(check({ ...good, '/up': [503, 'Nothing is published.'] }, running)).rejects.toThrow(
    'does not serve visitors: Nothing is published.',
  )
  await expect(check({ ...good, '/prices': [404, ''] }, running)).rejects.toThrow(
    'does not answer these pages:\n  /prices: 404',
  )
  const problem = '{"problems":[{"path":"/prices","problem":"The price has no unit."}]}'
  await expect(check({ ...good, '/api/document-status': [200, problem] }, running)).rejects.toThrow(
    'can’t make these pages:\n  /prices: The price has no unit.',
  )
})

async function check(candidate: Answers, served: Answers): Promise<void> {
  const [one, other] = [await serve(candidate), await serve(served)]
  try {
    await checkSite(one.url, other.url, 0)
  } finally {
    one.close()
    other.close()
  }
}

async function serve(answers: Answers) {
  const server = createServer(({ url = '' }, response) => {
    const [status, body] = answers[url] ?? [404, '']
    response.writeHead(status, status === 308 ? { Location: '/services' } : {}).end(body)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  return { url: `http://127.0.0.1:${port}`, close: () => void server.close() }
}
