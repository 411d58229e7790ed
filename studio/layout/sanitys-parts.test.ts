import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { ownersWords } from './owners-words.ts'
import { STYLES } from './sanitys-parts.ts'

/** The installed Studio, of which an update may name its parts otherwise without a word. */
const sanity = ['sanity/lib', '@sanity/ui/dist']
  .map((folder) => path.join('node_modules', folder))
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true }).map((file) => path.join(folder, String(file))),
  )
  .filter((file) => file.endsWith('.js'))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')

const parts = new Map(
  [...STYLES.matchAll(/\[(data-[\w-]+)(?:(\^?)="([^"]+)")?\]/g)].map((found) => [found[0], found]),
)

test.each(
  [...parts.values()].map(([part, name = '', isStart = '', value = '']) => [part, name, isStart, value]),
)('Sanity’s Studio has %s, which our styles name', (_, name, isStart, value) => {
  expect(sanity).toContain(`"${name}"`)
  expect(sanity).toMatch(isStart ? RegExp(`["\`]${value}`) : `"${value}"`)
})

test('Sanity’s preview has a tab for the form on a phone, and names the fields of forms', () => {
  expect(sanity).toContain('presentation-narrow-tab-')
  expect(sanity).toContain('id: "content"')
  // biome-ignore lint/suspicious/noTemplateCurlyInString: this is how its script has it.
  expect(sanity).toContain('`field-${field.inputId}`')
})

const words = ownersWords.flatMap(({ resources }) =>
  typeof resources === 'object' ? Object.keys(resources) : [],
)

test('Sanity’s Studio says everything that we say in other words', () => {
  expect(words.length).toBeGreaterThan(90)
  // One that we say for an operation of its own, Sanity may say for all.
  const isSaid = (key: string) =>
    [key, key.replace(/_[a-z]+$/i, '')].some((said) => sanity.includes(`"${said}"`))
  expect(words.filter((key) => !isSaid(key))).toEqual([])
})
