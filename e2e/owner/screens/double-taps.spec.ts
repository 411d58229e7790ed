import type { CDPSession, Page } from '@playwright/test'
import { middleOf, onEachDevice, press } from '../../fixtures/devices.ts'
import { expect, test } from '../owner-test.ts'

/** In seconds, between the two taps of a hurried thumb. */
const BETWEEN = 0.25
/** What opens each dialog, and the button in it that says yes. */
const DIALOGS = [
  ['Check your towns', 'Save'],
  ['Remove what we made up', 'Remove them'],
  ['Your hours: these are mine', 'Yes, they’re mine'],
] as const

type Place = { x: number; y: number }

onEachDevice('The owner', (device) => {
  test('taps yes twice, and nothing that lay below the dialog opens', async ({ owner, page }) => {
    let works = 0
    await page.route('**/data/mutate/**', async (route) => {
      works += 1
      await route.fulfill({ json: { transactionId: 'none', results: [] } })
    })
    await page.getByText('Make it yours').click()
    const session = await page.context().newCDPSession(page)
    for (const [index, [opener, answer]] of DIALOGS.entries()) {
      await press(page.getByRole('button', { name: opener, exact: true }))
      const yes = page.getByRole('dialog').getByRole('button', { name: answer })
      await expect(yes).toBeEnabled()
      await yes.scrollIntoViewIfNeeded()
      const place = await middleOf(yes)
      const first = Date.now() / 1000
      await tap(session, device, place, first)
      await expect(page.getByRole('dialog')).toBeHidden()
      const below = await putBelow(page, place)
      await tap(session, device, place, first + BETWEEN, 2)
      await tap(session, device, place, first + 2 * BETWEEN, 3)
      // One that has nothing to do with the dialog is heard.
      await tap(session, device, place, first + 10 * BETWEEN)
      await expect(below).toHaveText('1')
      await below.evaluate((button) => button.remove())
      await expect.poll(() => works).toBe(index + 1)
    }
    expect(owner.complaints).toEqual([])
  })
})

/** A tap at a moment, in seconds since 1970, whenever this machine comes to it; with how many it makes in a row. */
async function tap(
  session: CDPSession,
  device: 'phone' | 'desktop',
  { x, y }: Place,
  timestamp: number,
  clickCount = 1,
): Promise<void> {
  if (device === 'desktop') {
    const mouse = { x, y, button: 'left', clickCount, timestamp } as const
    await session.send('Input.dispatchMouseEvent', { ...mouse, type: 'mousePressed' })
    await session.send('Input.dispatchMouseEvent', { ...mouse, type: 'mouseReleased' })
    return
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }], timestamp })
  await session.send('Input.dispatchTouchEvent', {
    type: 'touchEnd',
    touchPoints: [],
    timestamp: timestamp + 0.03,
  })
}

/** A button at this place, above everything, that says how often it was pressed. */
async function putBelow(page: Page, { x, y }: Place) {
  await page.evaluate(
    ([left, top]) => {
      const button = document.createElement('button')
      button.ariaLabel = 'Below'
      button.textContent = '0'
      button.style = `position: fixed; z-index: 9999; width: 80px; height: 80px; left: ${left}px; top: ${top}px`
      button.onclick = () => {
        button.textContent = String(Number(button.textContent) + 1)
      }
      document.body.append(button)
    },
    [x - 40, y - 40],
  )
  return page.getByRole('button', { name: 'Below' })
}
