import { describe, expect, test } from 'vitest'
import { renderedPages } from '../testing/rendered-pages.tsx'

/** What no American contractor says: the words, as in a regular expression, and a sentence that had them. */
const rules: readonly [words: string, caught: string][] = [
  ['fit-?outs?', 'Coffee bars, shop fit-outs, and offices.'],
  ['in figures', 'Charlotte in figures'],
  ['work out your', 'Work out your price'],
  ['half past|(quarter|half) (to|after)', 'NC 51 stands at Providence from half past seven.'],
  ['mend(s|ed|ing)?', 'Something to build or mend in Mint Hill?'],
  ['and ring(?! the)|(you|we) ring(?! the)', 'Stay out from under it and ring (704) 555-0142.'],
  ['put right', 'Piers put right before anything is built on top.'],
  ['the year round', 'They are on our payroll the year round.'],
  ['(?<!ice[ -])makers?', 'A maker’s warranty does not pay for the hand that changes it.'],
  ['wardrobes?', 'Beds, wardrobes, and desks.'],
  ['spades?', 'Three working days between the call to 811 and the first spade.'],
  [
    '(pendant|porch|post|dusk|street|high) lamps?|an older lamp',
    'A post lamp two hundred feet down the drive.',
  ],
  ['(the|your|long|gravel|concrete) drives', 'Long concrete drives, vinyl on the shady side.'],
  ['(down|off|across|in) the drive(?! would)', 'Clay off the drive, green off the north wall.'],
  ['leaves a trace|papers of the house', 'Pay in a way that leaves a trace.'],
  ['binds? you|free of charge|costs nothing', 'It costs nothing and binds you to nothing.'],
  ['(dollars|years?|week) on(,|\\.)|from \\$[\\d,]+ on\\b', 'From $40,000 on, the state requires a license.'],
  ['read in\\.|taken along|stay so|to be avoided', 'In a file that your bookkeeper can read in.'],
  ['reviews? on the map|read them on the map', 'Reviews on the map'],
  ['mail programs?', 'Press Send in your mail program.'],
  ['do not write|don’t write', 'If water is running, do not write to us.'],
  ['(answer|reply) with a (written )?price, or with', 'We answer with a written price, or with a time.'],
  ['cover (of|by) insurance|insurance papers?', 'Condo rules met: insurance papers, elevator times.'],
  ['in place of', 'Panels in place of glass.'],
  ['no longer', 'An opening that is no longer square.'],
  ['so that(?!’s)', 'Set in a block so that it holds.'],
  ['once (it|they) (is|are)', 'We quote the repair once it is dry.'],
  ['meanwhile', 'From people who shared one bathroom meanwhile'],
  ['only their own', 'The second job costs only their own time.'],
  ['half a year', 'They have been up there for half a year.'],
  ['with the right expectations', 'We come with the right expectations.'],
  ['days that differ', 'Days that differ'],
  ['this week’s job', 'From this week’s job sites'],
  ['spirit level', 'A spirit level with the bubble off center.'],
  ['needs doing', 'Tell us what needs doing.'],
  [
    'fill(ed)? in the (\\w+ )?form|forms? (for \\w+ |comes )?filled in',
    'We’ll fill in the HOA form for you.',
  ],
  ['opening hours', 'Work around your opening hours'],
  ['flat packs', 'Flat packs, beds, armoires, and desks.'],
  ['between terms', 'Rentals near Winthrop between terms'],
  ['stair gates?', 'Stair gates at the top of every stair.'],
  ['(?<=\\bthe )damp (stays|from)', 'A gap so the damp from the clay can escape.'],
]

/** A thing or a law that does what a person does, parted from its verb by one word at most. */
const things =
  'can|code|law|state|carolina|wall|walls|house|floor|siding|wood|roof|roofs|paint|saw|street|job|county'
const verbs = 'asks?|wants?|drinks?'
const ofPersons = new RegExp(`\\b(the|this|each|north|a) (${things}) (\\w+ )?(${verbs})\\b`, 'i')

const texts = [...renderedPages].map(([path, { whole }]) => ({ path, text: whole.text }))

describe.each(rules)('"%s"', (words, caught) => {
  const pattern = new RegExp(`\\b(${words})(?!\\w)`, 'gi')
  test('is what the sentence has', () => expect(caught).toMatch(pattern))
  test('is on no page', () => expect(found(pattern)).toEqual([]))
})

test('things ask, want and drink nothing', () => {
  for (const caught of ['what the code asks of them', 'as long as the can asks', 'so the wood drinks'])
    expect(caught).toMatch(ofPersons)
  expect(found(new RegExp(ofPersons, 'gi'))).toEqual([])
})

describe('punctuation', () => {
  test('a comma stands before the last of three short words', () => {
    const missing = /\b(?<!and )[a-z]+, [a-z]+ and [a-z]+\b(?=[.;:?])/g
    expect('We work for rentals, shops and HOAs.').toMatch(/, [a-z]+ and/)
    expect('Cut, dry and sand.').toMatch(/, [a-z]+ and/)
    expect(found(missing)).toEqual([])
  })

  test('a comma stands before the last of several names', () => {
    const name = '[A-Z][a-z]+(?: [A-Z][a-z]+)?'
    const missing = new RegExp(`\\b${name}, ${name} and ${name}`, 'g')
    expect('Charlotte, Mint Hill, Pineville and Huntersville').toMatch(missing)
    expect(found(missing)).toEqual([])
  })

  test('a period or a comma stands before the quotation mark', () => {
    expect('the word “this”.').toMatch(/”[.,]/)
    expect(found(/”[.,]|"/g)).toEqual([])
  })

  test('spans of prices and times have an en dash', () => {
    const hyphen =
      /\$[\d,.]+-\d|\d [AP]M-\d|\bMon(day)?-Fri|\b\d{1,3}-\d{1,3} (minutes|hours|days|weeks|months|years)/g
    expect('$75-125, 7:00 AM-6:00 PM, 2-5 days').toMatch(hyphen)
    expect(found(hyphen)).toEqual([])
  })
})

function found(pattern: RegExp): string[] {
  return texts.flatMap(({ path, text }) =>
    [...text.matchAll(pattern)].map(
      ({ 0: word, index }) => `${path}: ${word}: …${text.slice(Math.max(0, index - 40), index + 40)}…`,
    ),
  )
}
