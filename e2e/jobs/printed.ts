import { expect, type Page } from '@playwright/test'

/** A point of a PDF is a 72nd of an inch. */
const POINTS = 72

/** Without a window the browser's dialog closes by itself, and with it what was to be printed. */
export async function withoutDialog(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.print = () => undefined
  })
}

/** Nothing of the Studio is printed but the sheet. */
export async function onPaper(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('heading')).toHaveCount(0)
}

/** The paper that the sheet asks for, in inches. */
export async function paperOf(page: Page): Promise<{ pages: number; width: number; height: number }> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  const boxes = [...pdf.matchAll(/\/MediaBox \[\s*0 0 ([\d.]+) ([\d.]+)\s*\]/g)]
  const [width = 0, height = 0] = (boxes[0] ?? []).slice(1).map((points) => Number(points) / POINTS)
  return { pages: boxes.length, width, height }
}
