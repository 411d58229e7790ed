import { fixedPaths, quoteFormPath } from '#content/addresses/routes.ts'
import { axeFaults } from '../fixtures/axe.ts'
import { listedPaths } from '../fixtures/product/site.ts'
import { expect, test } from '../fixtures/test.ts'

const HOSTILE = `"><script>document.title='taken'</script><img src=x onerror="document.title='taken'">{{phone}}`
const FORM = { 'content-type': 'application/x-www-form-urlencoded' }

test('axe finds nothing on the answers, and no hostile word acts', async ({ page, product }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const person = { firstName: HOSTILE, lastName: HOSTILE, email: 'a@mail.example', phone: HOSTILE }
  for (const [title, data] of [
    ['One more step: send your request', { form: 'estimate', ...person, description: HOSTILE }],
    ['Almost there. Please check your request', { form: 'message', message: HOSTILE }],
    ['We couldn’t read that', undefined],
  ] as const) {
    await page.route(`**${fixedPaths.yourRequest}`, async (route) => {
      const body = data && new URLSearchParams(data).toString()
      const headers = data ? FORM : { 'content-type': 'text/plain' }
      await route.fulfill({
        response: await route.fetch({ method: 'POST', headers, postData: body ?? HOSTILE }),
      })
    })
    await page.goto(`${product.site}${fixedPaths.yourRequest}`)
    await page.unroute(`**${fixedPaths.yourRequest}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page).toHaveTitle('Your request')
    expect(await axeFaults(page), title).toEqual([])
  }
})

test('what is no form, or too much, is refused with a page that says what to do', async ({ request }) => {
  const long = `message=${'x'.repeat(100_000)}`
  for (const [headers, data, status, words] of [
    [FORM, long, 413, 'more than we can take'],
    [FORM, '', 422, 'please fill this in.'],
    [FORM, '%E0%A4%A=%&&=', 422, 'please fill this in.'],
    [{ 'content-type': 'application/json' }, '{}', 415, 'We couldn’t read that'],
    [{ 'content-type': 'multipart/form-data; boundary=x' }, '--x--', 415, 'We couldn’t read that'],
  ] as const) {
    const answer = await request.post(fixedPaths.yourRequest, { headers, data })
    expect(answer.status(), words).toBe(status)
    expect(await answer.text()).toContain(words)
    const {
      'cache-control': caching,
      'x-robots-tag': robots,
      'content-security-policy': policy,
    } = answer.headers()
    expect([caching, robots]).toEqual(['no-store', 'noindex'])
    expect(policy).toContain("form-action 'self';")
    expect(policy).toContain("script-src 'self' 'sha256-")
  }
})

test('without a request both addresses lead to the form, and neither is listed', async ({
  page,
  product,
}) => {
  const listed = await listedPaths(product)
  for (const path of [fixedPaths.yourRequest, fixedPaths.requestPage]) {
    await page.goto(path)
    await expect(page).toHaveURL(quoteFormPath)
    expect(listed).not.toContain(path)
  }
})
