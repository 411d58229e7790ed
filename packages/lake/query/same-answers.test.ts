import fc from 'fast-check'
import { evaluateSync, parse, toJS } from 'groq-js'
import { expect, test } from 'vitest'
import { createView, type Perspective, type View } from '../documents/dataset-view.ts'
import type { LakeDocument } from '../documents/lake-document.ts'
import { ASKED, emptyReplica, randomCommits } from '../testing/random-documents.ts'
import { randomQuery } from '../testing/random-queries.ts'
import { compile } from './groq/groq-query.ts'
import { createIndexedDocuments } from './indexes/indexed-documents.ts'

const { numRuns = 40, seed } = fc.readConfigureGlobal()
const DRAFTS = ['drafts', 'published']
const PERSPECTIVES: readonly Perspective[] = ['raw', ['published'], DRAFTS, ['r', ...DRAFTS]]
const PARAMS = { nobody: 'nobody', ids: ['a1', 'a2', 'drafts.a3'], words: 'door' }

test('a query answers what groq-js answers that looks at every document, while documents change', async ({
  task,
}) => {
  let tried = 0
  const round = fc.asyncProperty(
    randomCommits(),
    fc.array(randomQuery(), { minLength: 4, maxLength: 12, size: 'max' }),
    async (commits, queries) => {
      const replica = emptyReplica()
      const byId = new Map<string, LakeDocument>()
      const views = PERSPECTIVES.map((perspective) => createView(byId, perspective, () => true))
      // Their indexes of words get ready bit by bit, while documents change.
      const hurried = views.map((view) => createIndexedDocuments(view, 0))
      for (const documents of commits) {
        replica.apply({ dataset: 'd', documents })
        for (const { id, document } of documents) {
          const ends = hurried.map((view) => view.beginChange(id))
          if (document) byId.set(id, document)
          else byId.delete(id)
          for (const end of ends) end()
        }
        for (const [index, perspective] of PERSPECTIVES.entries()) {
          const view = replica.view('d', perspective, 'program')
          for (const query of queries) {
            const expected = plainAnswer(query, views[index])
            const answer = await compile(query, PARAMS).run(view, ASKED)
            expect(answer, `${query} in ${perspective}`).toEqual(expected)
            const soon = hurried[index] && (await compile(query, PARAMS).run(hurried[index], ASKED))
            expect(soon, `${query} in ${perspective}, hurried`).toEqual(expected)
            const mapped = await compile(query, PARAMS).trace(view, ASKED, 'true')
            expect(mapped.value, `${query} with a source map`).toEqual(answer)
            tried += 1
          }
        }
      }
    },
  )
  await fc.assert(round, { numRuns, seed })
  Object.assign(task.meta, { tried: `${tried} queries beside groq-js alone` })
})

function plainAnswer(query: string, view: View | undefined): unknown {
  if (!view) return undefined
  const dereference = ({ _ref }: { _ref: string }) => view.find(_ref)
  const tree = parse(query, { params: PARAMS })
  return toJS(
    evaluateSync(tree, { dataset: view.all(), dereference, params: PARAMS, identity: ASKED.identity }),
  )
}
