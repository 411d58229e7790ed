import fc from 'fast-check'
import { isKeySegment, type Path } from 'sanity'
import { expect, test } from 'vitest'
import { schemaTypes } from '#studio/schema/index.ts'
import { sections } from '#studio/schema/sections/sections.ts'
import { oddDocument } from './testing/odd-values.ts'
import { isValue, schema } from './testing/schema-fields.ts'
import { type Content, content, paramsOf, seededDocument, seededDocuments } from './testing/seeded-content.ts'
import { sharedForm } from './testing/studio-form.ts'
import { made, seen, variedPages, viewsOf } from './testing/views.ts'

// Each round fills in a whole document oddly, puts back what the form refuses, and makes the pages that show the rest.

const views = viewsOf(variedPages)

/** What the Studio asks of every document, and no page. */
const NEW = { _createdAt: '', _updatedAt: '', _rev: '' }

const form = await sharedForm()

test('the pages that are tried have every section', () => {
  expect(sections.map(({ name }) => name).filter((name) => !seen.has(name))).toEqual([])
})

test.each([' ', '\u00a0', '\u200b', '\u202a', '\ufeff'])(
  'a %j around what the business is reached by is taken by the form, and is on no page',
  async (sign) => {
    const business = seededDocument('business')
    const plain = ['email', 'phone', 'postalCode'].map((name) => [name, business[name]] as const)
    const around = Object.fromEntries(plain.map(([name, text]) => [name, `${sign}${text}${sign}`]))
    const odd = { ...business, ...NEW, ...around }
    expect(await form.complaints(odd)).toEqual([])
    const [header] = views
    expect(header && made(header, content.with(odd))?.data).toMatchObject({
      site: { business: Object.fromEntries(plain) },
    })
  },
)

const documentTypes = schemaTypes.flatMap((type) => (type.type === 'document' ? [type.name] : []))
const { numRuns = 2 } = fc.readConfigureGlobal()

test.each(documentTypes)(
  'what the form of a %s takes makes a page, and what it refuses has a sentence',
  async (_type) => {
    const documents = seededDocuments.filter((document) => document._type === _type)
    const shown = documents.filter(({ _id }) => views.some((view) => view.shown.has(_id)))
    const type = schema.get(_type)
    if (!type) throw new Error(`The schema has no ${_type}.`)
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...(shown.length > 0 ? shown : documents)),
        fc.gen(),
        async (document, draw) => {
          const odd = oddDocument(draw, document, type)
          expect(problemsOf(await asTheFormTakesIt(odd, document))).toEqual([])
        },
      ),
      { numRuns, endOnFailure: true },
    )
  },
)

const SENTENCE = /^["“A-Z0-9/].*[.?!…]["”]?$/s

/** Puts back what was there before wherever the form refuses. */
async function asTheFormTakesIt(odd: unknown, before: Content): Promise<Content> {
  const { _id, _type } = before
  const document = { ...(isValue(odd) ? odd : {}), _id, _type }
  const complaints = await form.complaints({ ...NEW, ...document })
  const jargon = complaints.filter(({ message }) => !SENTENCE.test(message))
  expect(jargon.map(({ path, message }) => `${_type} ${JSON.stringify(path)}: ${message}`)).toEqual([])
  const refused = complaints.filter(({ level }) => level === 'error')
  if (refused.length === 0) return document
  const mended = refused.reduce<unknown>((left, { path }) => putBack(left, before, path), document)
  if (JSON.stringify(mended) !== JSON.stringify(document)) return asTheFormTakesIt(mended, before)
  // What is wrong may lie in another field than the one that says it.
  if (odd !== before) return asTheFormTakesIt(before, before)
  throw new Error(`The form refuses ${_id} as it was: ${refused.map(({ message }) => message)}`)
}

/** The odd value with what was there before at a path; what was not there goes. */
function putBack(odd: unknown, before: unknown, [step, ...rest]: Path): unknown {
  if (step === undefined || !isValue(odd) || !isValue(before)) return before
  if (Array.isArray(odd) && Array.isArray(before)) {
    const here = placeOf(odd, step)
    const then = placeOf(before, step)
    if (here < 0 || then < 0) return here < 0 ? before : odd.toSpliced(here, 1)
    return odd.with(here, putBack(odd[here], before[then], rest))
  }
  const { [String(step)]: _, ...others } = odd
  const back = putBack(odd[String(step)], before[String(step)], rest)
  return back === undefined ? others : { ...others, [String(step)]: back }
}

function placeOf(list: readonly unknown[], step: Path[number]): number {
  if (typeof step === 'number') return step < list.length ? step : -1
  return list.findIndex((item) => isValue(item) && isKeySegment(step) && item._key === step._key)
}

/** What keeps the pages from being made that show the document. */
function problemsOf(document: Content): string[] {
  const changed = content.with(document)
  return views
    .filter(({ shown }) => shown.has(document._id))
    .flatMap((view) => {
      const { page } = view
      const here = page.id === document._id ? { ...page, params: paramsOf(document) } : page
      // None when its address is another one now.
      const { problems = [] } = made({ ...view, page: here }, changed) ?? {}
      return problems.map(({ type, field, reason }) => `${page.path}: ${type} ${field}: ${reason}`)
    })
}
