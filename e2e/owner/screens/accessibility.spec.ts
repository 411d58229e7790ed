import { axeFaults, schemes } from '../../fixtures/axe.ts'
import { onEachDevice } from '../../fixtures/devices.ts'
import { expect, test } from '../owner-test.ts'

/** What every screen stands in. What belongs to the page around it, such as its zoom, is Sanity's own. */
const STUDIO = '#sanity'
/** Controls of Sanity's own with faults that we know of: docs/accessibility.md names them. */
const SANITYS = [
  // Lists of documents: options with links in them, and lines that are none.
  '[role="listbox"]',
  '[aria-activedescendant$="-item-0"]',
  // Buttons and links that are a picture without a name: back, the menus of a field and of a form, the handle, "reset".
  'a[data-ui="Button"][href^="/structure"]',
  'button[data-ui="MenuButton"]',
  'button[data-ui="DragHandleButton"]',
  'button:has(> span [data-sanity-icon="reset"])',
  // Lines of a list that may be selected, but have no role; references without a name.
  '[data-ui="Card"][aria-selected]',
  '[data-ui="ReferenceLinkCard"]',
  // The editor of texts has no name, its button is "selected".
  '[data-pt-editor]',
  '[data-testid="fullscreen-button-expand"]',
  // Tabs that name a panel which is not there, as a row and on a phone as a list.
  '[data-testid^="group-tab"]',
  '[data-testid^="group-select"]',
  // Notices: lines of a list with the role of a message.
  '[data-ui="ToastProvider"]',
  // Two letters in a circle for who last changed a document.
  '[data-ui="Avatar"]',
]

/** One of these is there when a screen is. */
const SHOWN = ['h1', 'h2', '[data-testid$="pane"]'].map((part) => `${part}:visible`).join(', ')

/** By their addresses: the tools, what exists once, and a new document of each form that looks different. */
const SCREENS = [
  'home',
  'prices',
  'help',
  'account',
  'structure',
  'structure/openingHours',
  'structure/business',
  'structure/pages;homePage',
  'structure/ask-for-a-review',
  'structure/for-google',
  'structure/deleted',
  ...['service', 'faq', 'project', 'city', 'review', 'plan'].map(
    (type) => `intent/create/template=${type};type=${type}`,
  ),
]

onEachDevice('The owner', () => {
  test('sees no screen where axe finds what is ours to mend', async ({ owner: _, page, product }) => {
    const faults: string[] = []
    for (const screen of SCREENS) {
      await page.goto(`${product.studio}/${screen}`)
      await expect(page.locator(SHOWN).first(), screen).toBeVisible()
      await expect(page.locator('[data-ui="Spinner"]'), screen).toHaveCount(0)
      for (const fault of await axeFaults(page, STUDIO, { others: SANITYS, inSchemes: schemes }))
        faults.push(`${screen} ${fault}`)
    }
    expect(faults).toEqual([])
  })
})
