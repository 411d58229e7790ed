import type { Locator, Page } from '@playwright/test'
import type { RunningProduct } from '#scripts/testing/product/running-product.ts'
import type { Owner } from '../owner/owner.ts'
import { expect, isInSight } from '../owner/owner-test.ts'
import type { Hand } from './counted-job.ts'

/** A contractor who is no technician, with his phone, on the first day. */
type FirstDay = { page: Page; hand: Hand; owner: Owner; product: RunningProduct }
export type File = { name: string; mimeType: string; buffer: Buffer }

export const NAME = 'Hargrove Home Repair'
export const PHONE = '(704) 618-2290'
export const HEADLINE = 'Small repairs and painting in Concord, done this week'
export const STORY = 'Dale Hargrove began with one van in Concord, and still answers the phone himself.'
export const OUR_WORK = 'Our work in Concord'
export const REVIEWS = [
  ['Lena Ortega', 'Two doors stick no more, and the hall was swept before they left.'],
  ['Pete Albright', 'They painted our porch in two days and came back for one missed spot.'],
] as const

/** By the name of the field in "Company details". */
const COMPANY = {
  Name: NAME,
  'Phone number': '704 618 2290',
  'Email address': 'office@hargroverepair.com',
  'Line below the name': 'Concord handymen since',
  'Office town': 'Concord',
  'Office zip code': '28025',
  'Your spot on the map': '35.4088, -80.5795',
  Insurer: 'Queen City Mutual, general liability',
  'Maps page': 'https://maps.google.com/?cid=7718',
  'Reviews page': 'https://g.page/r/hargrove-home-repair',
} as const

/** How many pictures he has photos for. */
const MOST_SEEN = 6

export const step = (page: Page, title: string): Locator =>
  page.getByRole('list', { name: 'Steps' }).getByRole('listitem').filter({ hasText: title })

export async function open({ page, hand }: FirstDay, title: string): Promise<void> {
  await hand.press(step(page, title).getByRole('link'))
}

export async function backToSteps({ page, hand }: FirstDay): Promise<void> {
  await hand.press(page.getByRole('link', { name: 'Your website', exact: true }))
  await expect(page.getByRole('list', { name: 'Steps' })).toBeVisible()
}

/** Publishes what is typed once it is kept, and follows the notice; done when no step says of it that it is made up. */
async function publish(
  { page, hand, owner, product }: FirstDay,
  isKept: string,
  madeUp?: string,
): Promise<void> {
  const drafts = () => product.client().fetch<number>(`count(*[_id in path("drafts.**") && ${isKept}])`)
  await expect.poll(drafts).toBe(1)
  await hand.press(owner.readyToPublish())
  // The notice of the step before may still be there.
  await expect.poll(drafts).toBe(0)
  const back = page.getByRole('button', { name: 'Back to “Make it yours”' })
  await isInSight(back)
  await hand.press(back)
  const steps = page.getByRole('list', { name: 'Steps' })
  await expect(steps).toBeVisible()
  if (madeUp) await expect(steps).not.toContainText(madeUp)
}

export async function sayWhoHeIs(day: FirstDay, logo: File): Promise<void> {
  const { page, hand, owner } = day
  await open(day, 'Who you are')
  for (const [field, words] of Object.entries(COMPANY)) await hand.rewrite(owner.field(field).first(), words)
  await hand.rewrite(owner.field('Name').last(), 'Dale Hargrove')
  await hand.press(page.getByRole('button', { name: 'NC general contractor' }))
  const license = page.getByRole('dialog')
  await hand.rewrite(license.getByRole('textbox', { name: 'Number' }), 'GC-87214')
  await hand.press(license.getByRole('button', { name: 'Close dialog' }))
  for (const other of ['NC plumbing', 'NC electrical', 'NC lead-safe', 'Facebook', 'Instagram', 'LinkedIn'])
    await removeRow(day, other)
  // Sanity gives the field for a file no name, and lays it under another button, but for its left end.
  await hand.pick(page.locator('input[type="file"]'), logo, { x: 20, y: 20 })
  await hand.press(page.getByRole('radio', { name: 'Pine' }))
  await publish(day, '_type == "business" && !defined(sample) && defined(logo.asset)', 'your name')
}

/** From the menu beside a row, to which Sanity gives no name. */
async function removeRow({ page, hand }: FirstDay, name: string): Promise<void> {
  const row = page.getByRole('button', { name })
  await hand.press(row.locator('xpath=following::button[1]'))
  await hand.press(page.getByRole('menuitem', { name: 'Remove' }))
  await expect(row).toBeHidden()
}

export async function writeAboutHim(day: FirstDay): Promise<void> {
  const { page, hand, owner } = day
  await open(day, 'Who you are')
  await hand.rewrite(owner.field('Heading').first(), HEADLINE)
  await hand.press(page.getByRole('button', { name: 'Owner', exact: true }))
  await hand.press(page.getByRole('checkbox', { name: 'Show on the website' }))
  await publish(day, '_type == "homePage" && !defined(sample) && owner.shown == false', 'your headline')
  await open(day, 'Who you are')
  // Nor to the editor of a formatted text.
  await hand.rewrite(page.locator('[data-pt-editor]').first(), STORY)
  await publish(
    day,
    `_type == "aboutPage" && !defined(sample) && pt::text(story) == "${STORY}"`,
    'your story',
  )
}

/** Checks these alone in the list that a step opens. */
export async function check(
  { page, hand }: FirstDay,
  button: string,
  names: readonly string[],
): Promise<void> {
  await hand.press(page.getByRole('button', { name: button }))
  const dialog = page.getByRole('dialog')
  await hand.press(dialog.getByRole('button', { name: 'Uncheck all' }))
  for (const name of names) await hand.press(dialog.getByRole('checkbox', { name, exact: true }))
  await hand.press(dialog.getByRole('button', { name: 'Save' }))
  await expect(dialog).toBeHidden()
}

export async function takeAsHis({ page, hand }: FirstDay, title: string): Promise<void> {
  await hand.press(page.getByRole('button', { name: `${title}: these are mine` }))
  await hand.press(page.getByRole('button', { name: 'Yes, they’re mine' }))
  await expect(step(page, title).getByText('Yours', { exact: true })).toBeVisible()
}

export async function removeMadeUp({ page, hand }: FirstDay): Promise<void> {
  await hand.press(page.getByRole('button', { name: 'Remove what we made up' }))
  await hand.press(page.getByRole('dialog').getByRole('button', { name: 'Remove them' }))
  await isInSight(page.getByText(/^Off your website: .*reviews.*that we made up\.$/))
}

/** Each number that is left in a sentence gets his own. */
export async function typeNumbers(day: FirstDay): Promise<void> {
  const { page, hand } = day
  await open(day, 'Who you are')
  const rows = page.getByRole('list', { name: 'Numbers' }).getByRole('listitem')
  await expect(rows.first()).toBeVisible()
  for (let left = await rows.count(); left > 0; left -= 1) {
    const row = rows.first()
    await hand.rewrite(row.getByRole('textbox'), `${left + 40} days`)
    await hand.press(row.getByRole('button', { name: /: this is mine$/ }))
    await expect(rows).toHaveCount(left - 1)
  }
  await expect(page.getByText('Every number on your website is yours.')).toBeVisible()
  await backToSteps(day)
}

/** Gives a photo to each of the most seen pictures, and to those of the pages of some services; leaves out those of others. */
export async function givePhotos(
  day: FirstDay,
  photo: File,
  services: { shown: readonly string[]; others: readonly string[] },
): Promise<void> {
  const { page, hand } = day
  await open(day, 'Your photos')
  await hand.press(page.getByRole('button', { name: /^Show \d+ more of Pictures$/ }))
  const rows = page.getByRole('list', { name: 'Pictures' }).getByRole('listitem')
  const buttons = (words: string, of = '') => page.getByRole('button', { name: `${words}: ${of}` })
  const untilOneLess = async (work: () => Promise<void>) => {
    const before = await rows.count()
    await work()
    await expect(rows).toHaveCount(before - 1)
  }
  const give = (button: Locator) => untilOneLess(() => givePhoto(day, button, photo))
  for (let place = 1; place <= MOST_SEEN; place += 1) await give(buttons('Use my photo').first())
  for (const name of services.shown) {
    const its = buttons('Use my photo', `Service: ${name}`)
    for (let left = await its.count(); left > 0; left -= 1) await give(its.first())
  }
  for (const name of services.others) {
    const its = buttons('Leave it out', `Service: ${name}`)
    for (let left = await its.count(); left > 0; left -= 1) await untilOneLess(() => hand.press(its.first()))
  }
  await hand.press(page.getByRole('link', { name: 'Your website', exact: true }))
  await expect(page.getByRole('list', { name: 'Steps' })).toBeHidden()
}

async function givePhoto({ page, hand }: FirstDay, button: Locator, photo: File): Promise<void> {
  await hand.pick(button, photo)
  const words = page.getByLabel('What does your photo show? Blind visitors hear it.')
  await isInSight(words)
  await hand.write(words, OUR_WORK)
  await hand.press(page.getByRole('button', { name: 'Put it on my website' }))
}

export async function pasteReviews(day: FirstDay): Promise<void> {
  const { page, hand, owner } = day
  await open(day, 'Your reviews')
  const text = REVIEWS.map(([author, words]) => `${author}\nGoogle\n★★★★★\n${words}`).join('\n\n')
  await hand.paste(owner.field('Their words'), text)
  await hand.press(page.getByRole('button', { name: 'Keep the other one for later' }))
  await hand.choose(page.getByRole('combobox', { name: 'Which job?' }), 'Painting')
  await publish(day, '_type == "review" && author == "Lena O." && defined(service)')
  await hand.press(page.getByRole('region', { name: 'Needs you' }).getByRole('link', { name: /Pete A\./ }))
  await hand.choose(page.getByRole('combobox', { name: 'Which job?' }), 'Painting')
  await publish(day, '_type == "review" && author == "Pete A." && defined(service)')
}
