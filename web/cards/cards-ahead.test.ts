import { expect, test, vi } from 'vitest'
import { CardsAhead } from './cards-ahead.ts'

const PATIENCE = { timeout: 5_000 }
const REST = 100

test('cards are drawn one at a time, each once, though one of them can’t be', async () => {
  const log: string[] = []
  const cards = new CardsAhead(async (path) => {
    log.push(`begin ${path}`)
    await new Promise((resolve) => setTimeout(resolve, 5))
    log.push(`end ${path}`)
    if (path === '/about') throw new Error('The lake is away.')
  })
  cards.add(['/', '/about', '/'])
  cards.add(['/about', '/prices'])
  const each = (path: string) => [`begin ${path}`, `end ${path}`]
  await vi.waitFor(() => expect(log).toEqual([...each('/'), ...each('/about'), ...each('/prices')]), PATIENCE)
})

test('no card is drawn while a page is made fresh', async () => {
  const log: string[] = []
  const cards = new CardsAhead(async (path) => void log.push(path), REST)
  let done: (value: string) => void = () => undefined
  const work = cards.after(
    () =>
      new Promise<string>((resolve) => {
        done = resolve
      }),
  )
  cards.add(['/'])
  await cards.after(async () => expect(log).toEqual([]))
  log.push('fresh')
  done('report')
  expect(await work).toBe('report')
  const rested = performance.now()
  await vi.waitFor(() => expect(log).toEqual(['fresh', '/']), PATIENCE)
  expect(performance.now() - rested).toBeGreaterThan(REST / 2)
})
