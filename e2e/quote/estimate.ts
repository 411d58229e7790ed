import type { Locator, Page } from '@playwright/test'
import { expect } from '../fixtures/test.ts'

export const PATH = '/prices'

/** The page with the estimate at hand: its script comes when the visitor does. */
export async function comeToEstimate(page: Page, service?: string): Promise<Locator> {
  await page.goto(`${PATH}${service ? `?service=${service}` : ''}#estimate`)
  const element = page.locator('price-estimate')
  await element.scrollIntoViewIfNeeded()
  await expect(element.getByLabel('Service', { exact: true })).toBeVisible()
  return element
}

export const serviceOf = (element: Locator) => element.getByLabel('Service', { exact: true })
export const count = (element: Locator, job: string) => element.getByLabel(`${job}. How many`)
export const lines = (element: Locator) => element.locator('ol').getByRole('listitem')
export const total = (element: Locator) => element.locator('output')
export const quoteLink = (element: Locator) => element.getByRole('link', { name: 'Get a quote for this' })
export const textLink = (element: Locator) => element.getByRole('link', { name: 'Send as text message' })
