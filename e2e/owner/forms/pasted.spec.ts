import type { Locator } from '@playwright/test'
import type { RunningProduct } from '#scripts/testing/product/running-product.ts'
import { onEachDevice } from '../../fixtures/devices.ts'
import { expect, test } from '../owner-test.ts'

const FAQ = 'drafts.faq-matthews-hoa'

/** As a document on the web and a message write it. */
const DOCUMENT = `<p>This <a href="https://www.google.com/url?q=https://example.com/week&amp;sa=D">week</a> <img alt="👍"></p>
  <ol><li>First</li><li>Then</li></ol><table><tr><td><p>Deck</p></td><td><p>from <b>May</b></p></td></tr></table>`

/** As their pages write them. */
const REVIEWS = `Dana Rivers
Local Guide · 42 reviews
3 weeks ago
★★★★★
(Translated by Google) Fixed our fence in a day. … More
Like

Sam Ortiz
Yelp · Oct 12, 2025
4 stars
Two doors hung straight.`
const UNCLEAR = 'Came on time.\nDid what he said.\nWould call again!'
const KEPT = `*[_type == "review" && _id in path("drafts.**")] | order(author){
  author, rating, source, text, "isDated": defined(date)
}`

const BEFORE = ['Keep old words here.', 'Then more follows.']
const TEXT = BEFORE.join('\n')
type Pasted = readonly [type: string, data: string, pasted: readonly string[]]
const PARAGRAPHS: Pasted = ['text/html', '<p>One</p><p>Two</p><p>Three</p>', ['One', 'Two', 'Three']]
const PARAGRAPH: Pasted = ['text/html', '<p>One</p>', ['One']]
const LIST: Pasted = ['text/html', '<ul><li>One</li><li>Two</li></ul>', ['One', 'Two']]
const PLAIN: Pasted = ['text/plain', 'One\n\nTwo', ['One', 'Two']]
/** Where in `BEFORE` the selection begins and ends, with one for the end of a paragraph: forwards, backwards, and nothing. */
const CASES: readonly (readonly [places: readonly [number, number], Pasted])[] = [
  [[5, 14], PARAGRAPH],
  [[14, 5], PARAGRAPHS],
  [[5, 26], LIST],
  [[26, 5], PLAIN],
  [[39, 0], PARAGRAPHS],
  [[14, 14], LIST],
  [[39, 39], PLAIN],
]

onEachDevice('The owner', () => {
  test('pastes from a document what the website can show', async ({ owner, page, product }) => {
    await owner.openForm('faq', 'faq-matthews-hoa')
    // The editor has no name.
    const answer = page.locator('[data-pt-editor]')
    await answer.click()
    await answer.press('ControlOrMeta+A')
    await clipboard(answer, 'paste', 'text/html', DOCUMENT)
    await expect(page.getByText('Deck · from May')).toBeVisible()
    const saved = `*[_id == "${FAQ}"][0].answer[]{
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
})

test('What is pasted takes the place of what was selected alone, and of nothing', async ({
  owner,
  page,
  product,
}) => {
  await writeAnswer(product, BEFORE)
  await owner.openForm('faq', 'faq-matthews-hoa')
  const answer = page.locator('[data-pt-editor]')
  for (const [places, [type, data, pasted]] of CASES) {
    await writeAnswer(product, BEFORE)
    await answer.click()
    const [from, to] = [Math.min(...places), Math.max(...places)]
    // To have nothing selected is heard of where something was.
    if (from === to) await select(answer, [0, to])
    await select(answer, places)
    await clipboard(answer, 'paste', type, data)
    const now = TEXT.slice(0, from) + pasted.join('\n') + TEXT.slice(to)
    await expect.poll(() => paragraphsOf(product), `${data} at ${places}`).toEqual(now.split('\n'))
  }
  await writeAnswer(product, [])
  await expect(answer).not.toContainText('One')
  await answer.click()
  const [type, data, pasted] = LIST
  await clipboard(answer, 'paste', type, data)
  await expect.poll(() => paragraphsOf(product)).toEqual(pasted)
})

test('Of reviews that are copied from their page the words stay, and those behind the first are kept', async ({
  owner,
  page,
  product,
}) => {
  await page.goto(`${product.studio}/intent/create/template=review;type=review`)
  const words = owner.field('Their words')
  await clipboard(words, 'paste', 'text/plain', REVIEWS)
  await expect(words).toHaveValue('Fixed our fence in a day.')
  await expect(owner.field('Customer')).toHaveValue('Dana R.')
  await expect(page.getByRole('radio', { name: '5' })).toBeChecked()
  const saved = '*[_type == "review" && text == "Fixed our fence in a day."][0]._id'
  await expect.poll(() => product.client().fetch(saved)).toMatch(/^drafts\./)
  await page.reload()
  await page.getByRole('button', { name: 'Keep the other one for later' }).click()
  await expect(page.getByText('1 review kept')).toBeInViewport()
  await expect
    .poll(() => product.client().fetch(KEPT))
    .toEqual([
      { author: 'Dana R.', rating: 5, source: null, text: 'Fixed our fence in a day.', isDated: true },
      { author: 'Sam O.', rating: 4, source: 'Yelp', text: 'Two doors hung straight.', isDated: true },
    ])
})

test('Of lines that may be one review or several the owner says which', async ({ owner, page, product }) => {
  await page.goto(`${product.studio}/intent/create/template=review;type=review`)
  const words = owner.field('Their words')
  await clipboard(words, 'paste', 'text/plain', UNCLEAR)
  await page.getByRole('button', { name: 'Yes, they’re 3 reviews' }).click()
  await expect(words).toHaveValue('Came on time.')
  await page.getByRole('button', { name: 'Keep the other 2 for later' }).click()
  await expect(page.getByText('2 reviews kept')).toBeInViewport()
  await expect
    .poll(() =>
      product.client().fetch('*[_type == "review" && text in $texts].text', { texts: UNCLEAR.split('\n') }),
    )
    .toHaveLength(3)
})

/** The answer on the form, in paragraphs. */
async function writeAnswer(product: RunningProduct, paragraphs: readonly string[]): Promise<void> {
  const answer = paragraphs.map((text, index) => ({
    _key: `p${index}`,
    _type: 'block',
    style: 'normal',
    markDefs: [],
    children: [{ _key: `s${index}`, _type: 'span', text, marks: [] }],
  }))
  const question = 'Will it be kept?'
  await product.client().createOrReplace({ _id: FAQ, _type: 'faq', question, answer })
}

function paragraphsOf(product: RunningProduct): Promise<unknown> {
  return product.client().fetch('*[_id == $id][0].answer[]{"words": pt::text(@)}.words', { id: FAQ })
}

/** The editor hears of a selection a moment later, unless it sets its own meanwhile; what it copies is what it knows. */
async function select(editor: Locator, places: readonly [number, number]): Promise<void> {
  const words = TEXT.slice(Math.min(...places), Math.max(...places)).replace('\n', '\n\n')
  await expect(async () => {
    await editor.evaluate(selectWithin, { places, texts: BEFORE })
    expect(await clipboard(editor, 'copy', 'text/plain')).toBe(words)
  }).toPass()
}

/** From the first of two places in the texts to the other one. Runs in the page. */
function selectWithin(
  editor: Element,
  { places, texts }: { places: readonly [number, number]; texts: readonly string[] },
): void {
  const nodes: Node[] = []
  const walker = document.createTreeWalker(editor, NodeFilter.SHOW_TEXT)
  while (walker.nextNode())
    if (texts.includes(walker.currentNode.textContent ?? '')) nodes.push(walker.currentNode)
  const [first, second] = nodes
  if (!first || !second) throw new Error('The editor has no two paragraphs.')
  const length = first.textContent?.length ?? 0
  const at = (place: number) =>
    place > length ? ([second, place - length - 1] as const) : ([first, place] as const)
  getSelection()?.setBaseAndExtent(...at(places[0]), ...at(places[1]))
}

/** What the editor makes of the browser's event: what it copies, or nothing when it pastes `data`. */
function clipboard(editor: Locator, event: 'copy' | 'paste', type: string, data = ''): Promise<string> {
  return editor.evaluate(
    (element, [name, format, given]) => {
      const clipboardData = new DataTransfer()
      if (given) clipboardData.setData(format, given)
      element.dispatchEvent(new ClipboardEvent(name, { clipboardData, bubbles: true, cancelable: true }))
      return clipboardData.getData(format)
    },
    [event, type, data] as const,
  )
}
