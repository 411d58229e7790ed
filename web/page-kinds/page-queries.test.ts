import { expect, test } from 'vitest'
import { pageQueries } from './page-queries.ts'

const SECTIONS = /sections\[[^\]]*\][^{]*\{[^{]*/g

test.each(Object.entries(pageQueries))(
  'the query of %s asks of every section when it is shown, so that none outlasts its days',
  (_kind, { groq }) => {
    for (const [section] of groq.matchAll(SECTIONS)) expect(section).toContain('shownFrom, shownUntil')
  },
)
