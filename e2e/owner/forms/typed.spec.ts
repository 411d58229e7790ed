import { onEachDevice } from '../../fixtures/devices.ts'
import { expect, fieldOf, test } from '../owner-test.ts'

/** As a document on the web and a message write it. */
const PASTED = `<p>This <a href="https://www.google.com/url?q=https://example.com/week&amp;sa=D">week</a> <img alt="👍"></p>
  <ol><li>First</li><li>Then</li></ol><table><tr><td><p>Deck</p></td><td><p>from <b>May</b></p></td></tr></table>`

test.afterEach(async ({ product }) => {
  await product.client().delete({ query: '*[_id in path("drafts.**")]' })
})

onEachDevice('The owner', () => {
  test('writes a phone number as on a business card', async ({ owner, page, product }) => {
    await owner.openForm('business', 'business')
    const field = owner.field('Phone number')
    await field.fill('704.555.0188')
    await expect(page.getByText('(704) 555-0188', { exact: true })).toBeVisible()
    await field.blur()
    await expect(field).toHaveValue('(704) 555-0188')
    await expect.poll(() => fieldOf(product, 'drafts.business', 'phone')).toBe('+17045550188')
    await field.fill('555-018')
    await expect(page.getByRole('alert').getByText('Enter all ten digits')).toBeVisible()
    await owner.isRefused('Enter all ten digits')
    await expect.poll(() => fieldOf(product, 'drafts.business', 'phone')).toBe('555-018')
  })

  test('pastes from a document what the website can show', async ({ owner, page, product }) => {
    await owner.openForm('faq', 'faq-matthews-hoa')
    // The editor has no name.
    const answer = page.locator('[data-pt-editor]')
    await answer.click()
    await answer.press('ControlOrMeta+A')
    await answer.evaluate((editor, html) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/html', html)
      editor.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    }, PASTED)
    await expect(page.getByText('Deck · from May')).toBeVisible()
    const saved = `*[_id == "drafts.faq-matthews-hoa"][0].answer[]{
      listItem, "words": pt::text(@), "links": markDefs[]{_type, href}
    }`
    await expect
      .poll(() => product.client().fetch(saved))
      .toEqual([
        {
          listItem: null,
          words: 'This week 👍',
          links: [{ _type: 'webLink', href: 'https://example.com/week' }],
        },
        { listItem: 'bullet', words: 'First', links: [] },
        { listItem: 'bullet', words: 'Then', links: [] },
        { listItem: null, words: 'Deck · from May', links: [] },
      ])
  })

  test('sees how a price reads, and is asked when it is far off', async ({ owner, page }) => {
    await owner.openForm('price', 'price-interior-painting')
    await owner.field('Amount').fill('2,75')
    await expect(page.getByText('Will read: from $2.75/sq ft')).toBeVisible()
    await expect(page.getByText(/^It was/)).toBeHidden()
    await owner.field('Amount').fill('275')
    await expect(page.getByText('It was $2.50. Is $275 right?')).toBeVisible()
    await owner.field('Amount').fill('2.7.5')
    await expect(page.getByText('Enter an amount such as 2.75 or 25,000.').first()).toBeVisible()
    await owner.isRefused('Enter the amount in dollars, such as 2.50. Then press Publish again.')
  })
})
