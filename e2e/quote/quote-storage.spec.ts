import { expect, test } from '../fixtures/test.ts'
import { estimate, expectEmpty, expectFilled, fillAndOpen, nextStep, sentIt, thanksOn } from './quote-form.ts'

for (const [name, forbid] of [
  ['is full', fillStorage],
  ['is forbidden', forbidStorage],
  ['holds what nobody of ours wrote', spoilStorage],
] as const)
  test(`where storage ${name}, the request is opened, changed, thanked for and brought back all the same`, async ({
    page,
  }) => {
    const errors: string[] = []
    page.on('pageerror', ({ message: words }) => errors.push(words))
    await page.addInitScript(forbid)
    const element = await fillAndOpen(page, estimate)
    await element.getByRole('button', { name: 'Change something' }).click()
    await expectFilled(element, estimate)
    await element.getByRole('button', { name: estimate.send }).click()
    await expect(nextStep(element)).toBeVisible()
    await sentIt(element).click()
    await expect(thanksOn(page)).toContainText(estimate.thanks)
    await expectEmpty(element, estimate)
    await page.getByRole('button', { name: 'Bring back what I typed' }).click()
    await expectFilled(element, estimate)
    expect(errors).toEqual([])
  })

/** Runs in the page. */
function fillStorage() {
  Storage.prototype.setItem = () => {
    throw new DOMException('Full', 'QuotaExceededError')
  }
}

/** Runs in the page. */
function forbidStorage() {
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException('Denied', 'SecurityError')
      },
    })
}

/** Runs in the page. */
function spoilStorage() {
  for (const [name, text] of [
    ['quote-draft:estimate', '{"firstName"'],
    ['quote-opened:estimate', '[1]'],
    ['quote-sent:estimate', '{"typed":null,"at":"now"}'],
  ] as const)
    for (const storage of [localStorage, sessionStorage]) storage.setItem(name, text)
}
