import { createServer } from 'node:http'
import { close, listen } from 'pages-as-files/testing'
import { expect, onTestFinished, test } from 'vitest'
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
  await checkSite(await serve(candidate), await serve(served), 0)
}

async function serve(answers: Answers): Promise<string> {
  const server = createServer(({ url = '' }, response) => {
    const [status, body] = answers[url] ?? [404, '']
    response.writeHead(status, status === 308 ? { Location: '/services' } : {}).end(body)
  })
  onTestFinished(() => close(server))
  return `http://127.0.0.1:${await listen(server)}`
}
