import type { Page } from '@playwright/test'
import { untilDefined } from '../fixtures/devices.ts'

/** Two projects of the gallery, in its order. */
export const first = 'White shaker kitchen with a sink island'
export const second = 'Navy island with brass'

export const picture = (page: Page, title: string) => page.getByRole('link', { name: `Enlarge: ${title}` })
export const viewer = (page: Page, title?: string) => page.getByRole('dialog', { name: title })
export const button = (page: Page, name: string) => viewer(page).getByRole('button', { name })

export async function comeToPictures(page: Page, path = '/gallery') {
  await page.goto(path)
  await page.locator('#gallery').scrollIntoViewIfNeeded()
  await untilDefined(page, 'photo-viewer')
}
