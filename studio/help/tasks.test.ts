import { globSync, readFileSync } from 'node:fs'
import { createSchema, type SchemaType } from 'sanity'
import { expect, test } from 'vitest'
import { jobs } from '../home/jobs.ts'
import { schemaTypes } from '../schema/index.ts'
import { tasks } from './tasks.ts'

/** What Sanity's own buttons say. */
const SANITYS = ['Publish', 'Add item']

const schema = createSchema({ name: 'default', types: schemaTypes })
const titles = schema.getTypeNames().flatMap((name) => titlesIn(schema.get(name), 0))
/** The words of our own buttons and headings, where they are written. */
const sources = globSync([
  'studio/{actions,activity,deleted,going-live,google,home,hours,photos,prices,reviews,website,structure}/**/*.{ts,tsx}',
  'studio/sanity.config.ts',
  'packages/lake/studio-plugin/account/*.tsx',
])
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')
const lines = new Set(sources.split('\n').map((line) => line.trim()))

test('each has a name of its own and a few short steps', () => {
  expect(new Set(tasks.map(({ title }) => title)).size).toBe(tasks.length)
  for (const { title, steps } of tasks) {
    expect(steps.length, title).toBeLessThanOrEqual(4)
    for (const step of steps) expect(step.length, step).toBeLessThanOrEqual(140)
  }
})

test.each(tasks)('"$title" names only what the Studio has', ({ steps }) => {
  const names = steps.flatMap((step) => [...step.matchAll(/“([^”]+)”/g)].map(([, name = '']) => name))
  expect(names.filter((name) => !isKnown(name))).toEqual([])
})

test.each(tasks)('"$title" leads to a kind of document that there is', ({ place }) => {
  if ('path' in place) expect(place.path).toMatch(/^\/(home|prices|structure|account)/)
  else expect(schema.get('params' in place ? place.params.type : place.photosFor)?.title).toBeTruthy()
})

function isKnown(name: string): boolean {
  if ([...SANITYS, ...titles, ...jobs.map(({ title }) => title)].includes(name)) return true
  const counted = /^(.+) \d+ prices?$/.exec(name)?.[1]
  // As text of a tag it stands on a line of its own.
  const written = counted ? [`\`${counted} \${`] : [`'${name}'`, `"${name}"`, `>${name}<`]
  return written.some((literal) => sources.includes(literal)) || lines.has(name)
}

function titlesIn(type: SchemaType | undefined, depth: number): string[] {
  if (!type || depth > 4) return []
  const fields = 'fields' in type ? type.fields : []
  const members: readonly SchemaType[] = 'of' in type ? type.of : []
  return [
    ...(type.title ? [type.title] : []),
    ...fields.flatMap((field) => titlesIn(field.type, depth + 1)),
    ...members.flatMap((member) => titlesIn(member, depth + 1)),
  ]
}
