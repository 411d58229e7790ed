import { createServer } from 'node:http'
import { listen } from '../fixtures/listen.ts'
import { expect, test } from '../fixtures/test.ts'

/** A page of another origin that shows the lake's addresses in every way that HTML has. */
function pageWith(studio: string, picture: string): string {
  const query = `${studio}/lake/v1/data/query/production?query=*`
  return `<!doctype html>
<img alt="A picture" src="${picture}">
<img alt="A query" src="${query}&as=img">
<script src="${query}&as=script"></script>
<iframe src="${query}&as=iframe"></iframe>
<link rel="stylesheet" href="${query}&as=style">
<script>fetch("${query}&as=fetch", { mode: 'no-cors' })</script>
<a href="${query}">Ask</a>
<a href="${studio}/lake/login">Log in</a>`
}

test('a page of another origin has pictures of the lake, and no answer of it', async ({ page, product }) => {
  const url = await product.stranger().fetch<string>('*[_type == "sanity.imageAsset"][0].url')
  const other = createServer((_, response) => {
    response.setHeader('content-type', 'text/html')
    response.end(pageWith(product.studio, url))
  })
  const outcomes = new Map<string, string | number>()
  const useOf = (url: string) => new URL(url).searchParams.get('as') ?? ''
  page.on('response', (response) => outcomes.set(useOf(response.url()), response.status()))
  page.on('requestfailed', (request) =>
    outcomes.set(useOf(request.url()), request.failure()?.errorText ?? ''),
  )
  await page.goto(await listen(other))
  const hidden = expect.stringContaining('net::ERR_BLOCKED_BY_RESPONSE')
  const expected = { img: hidden, script: hidden, iframe: hidden, style: hidden, fetch: hidden }
  await expect.poll(() => Object.fromEntries(outcomes)).toMatchObject(expected)
  const width = page.getByAltText('A picture').evaluate((image: HTMLImageElement) => image.naturalWidth)
  expect(await width).toBeGreaterThan(0)
  await page.getByRole('link', { name: 'Ask' }).click()
  await expect(
    page.getByText('Pages of other origins may show the pictures and files of this lake'),
  ).toBeVisible()
  await page.goBack()
  await page.getByRole('link', { name: 'Log in' }).click()
  await expect(page.getByLabel('Password')).toBeVisible()
  other.close()
})
