import { describe, expect, test } from 'vitest'
import { publicFacts } from '../public-facts.ts'
import { pageElements, paragraphsOf, wordsOf } from './testing/page-elements.ts'

/** How a sentence sounds that says what a law, a code, or a public office requires, charges, or counts. */
const officials = [
  /\b(north|south) carolina (law |code )?(requires|allows|registers|licenses)/i,
  /\b(the )?(law|state|county|city|town|code|commission|association board) (requires|accepts|allows|charges|forbids|issues|looks at|decides)/i,
  /\bpermits? (comes?|come) from|\b(issues?|permits) (the|its own|the work|building|a)\b.{0,20}(permit|work in)/i,
  /\b(needs?|takes?|need|require[sd]?|without) (no |an? |its own |the |one )?(county |building |electrical |plumbing |zoning |shoreline )?(permit|license)\b/i,
  /\b(permit|license|certificate|approval) (is|isn’t) (required|needed)/i,
  /\b811\b|\b1978\b|\bG\.S\.|\bstatute\b|\btax credits?\b|\basbestos\b|\bsealed drawings\b/i,
  /\bcommission (also |then )?(has to|decides|looks|reviews)|\bduke energy\b|\benvironmental health\b|\bseptic permit\b/i,
  /\binspectors? (sees?|checks?|looks?|signs?)\b|\busually exempt\b|\b(up|wired) to (current )?code\b/i,
  /\bflood(plain| elevation| map)|\bdriveway (permit|review)s?\b|\bmust have\b|\band an inspection\b|\bwait for the permit\b/i,
  /\bcounty fees?\b|\bpermit fees? (is|are|of|from)\b/i,
  /\b(be|is|are|has to be) certified\b|\blicensed by\b/i,
  /\b\d[\d,.]* sq mi\b|population \(2020\)|average home value/i,
]

const sentences = [...pageElements].flatMap(([path, page]) =>
  [...paragraphsOf(page), ...page.querySelectorAll('dl > div').map(wordsOf)]
    .flatMap((paragraph) => paragraph.split(/(?<=[.?!])\s+/))
    .map((sentence) => ({ path, sentence })),
)
const isOfficial = (sentence: string) => officials.some((pattern) => pattern.test(sentence))
const covers = (words: readonly string[], sentence: string) =>
  words.some((phrase) => sentence.toLowerCase().includes(phrase.toLowerCase()))

describe('a sentence about a law, a permit, or a public figure', () => {
  test.each([
    'North Carolina requires a general contractor’s license once a project reaches $40,000.',
    'Building permits come from Gaston County.',
    'A moved drain needs a permit.',
    'The county charges a fee for each inspection.',
    'In a house built before 1978, anyone paid to disturb paint has to be certified.',
  ])('is heard: %s', (sentence) => {
    expect(isOfficial(sentence)).toBe(true)
  })

  test('rests on a fact that names its source', () => {
    const spoken = sentences.filter(({ sentence }) => isOfficial(sentence))
    expect(spoken.length).toBeGreaterThan(60)
    const bare = spoken.filter(({ sentence }) => !publicFacts.some(({ words }) => covers(words, sentence)))
    expect([...new Set(bare.map(({ path, sentence }) => `${path}: ${sentence}`))]).toEqual([])
  })
})

test('a fact is said somewhere, in each of its words', () => {
  const silent = publicFacts.flatMap(({ title, words }) =>
    words
      .filter((phrase) => !sentences.some(({ sentence }) => covers([phrase], sentence)))
      .map((phrase) => `${title}: ${phrase}`),
  )
  expect(silent).toEqual([])
})
