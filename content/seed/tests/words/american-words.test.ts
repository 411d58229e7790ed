import { expect, test } from 'vitest'
import { renderedPages } from '../testing/rendered-pages.tsx'
import { reviews } from '../testing/sample-reviews.ts'

/** A thing or a law that does what a person does, parted from its verb by one word at most. */
const things =
  'can|code|law|state|carolina|wall|walls|house|floor|siding|wood|roof|roofs|paint|saw|street|job|county'

/** What no American contractor says, or what says nothing: the words, as in a regular expression, and a sentence that had them. */
const rules: readonly [words: string, caught: string][] = [
  [
    'look no further|one-stop|top-notch|world-class|state-of-the-art|second to none|best-in-class|cutting-edge',
    'Look no further for handyman work.',
  ],
  [
    'unlock|elevate|seamless|nestled|boasts?|unparalleled|unmatched|unrivaled|premier|stunning|vibrant|bustling',
    'Davidson is nestled on the lake.',
  ],
  [
    'transform your|dream (home|kitchen|bath\\w*)|(hassle|stress|worry)-free|peace of mind|(turn|bring) your vision',
    'Transform your bath into your dream bathroom.',
  ],
  [
    'game-?changer|tapestry|testament to|delve|leverage|we pride ourselves|exceed your expectations',
    'We pride ourselves on clean floors.',
  ],
  [
    'commitment to excellence|high-quality|quality craftsmanship|needs and budget|in today’s',
    'A remodel for your needs and budget.',
  ],
  [
    'licences?|colours?|centre|neighbours?|neighbourhoods?|grey|labour|storeys?|tyres?|kerb|shopfronts?',
    'Labour and colours are included.',
  ],
  [
    'organis\\w+|whilst|fortnight|plasterboard|skirting|catalogue|cheque|metres?|towards|learnt',
    'We organise the plasterboard whilst you are away.',
  ],
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
  [
    `(the|this|each|north|a) (${things}) (\\w+ )?(asks?|wants?|drinks?)`,
    'Brought up to what the code asks of them.',
  ],
]

const texts = [...renderedPages].map(([path, { whole }]) => ({ path, text: whole.text }))

test.each(rules)('no page says "%s"', (words, caught) => {
  const pattern = `\\b(${words})(?!\\w)`
  expect(caught).toMatch(new RegExp(pattern, 'i'))
  expect(found(new RegExp(pattern, 'gi'))).toEqual([])
})

const name = '[A-Z][a-z]+(?: [A-Z][a-z]+)?'

/** What is wrong, and a sentence that has it. */
const punctuation: readonly [wrong: string, pattern: RegExp, caught: string][] = [
  [
    'no comma before the last of three short words',
    /\b(?<!and )[a-z]+, [a-z]+ and [a-z]+\b(?=[.;:?])/g,
    'We work for homes, rentals, shops and offices.',
  ],
  [
    'no comma before the last of several names',
    new RegExp(`\\b${name}, ${name} and ${name}`, 'g'),
    'Charlotte, Mint Hill, Pineville and Huntersville',
  ],
  ['a period or a comma after the quotation mark', /”[.,]|"/g, 'the word “this”.'],
  [
    'a hyphen in a span of prices or times',
    /\$[\d,.]+-\d|\d [AP]M-\d|\bMon(day)?-Fri|\b\d{1,3}-\d{1,3} (minutes|hours|days|weeks|months|years)/g,
    '$75-125, 7:00 AM-6:00 PM, 2-5 days',
  ],
]

test.each(punctuation)('no page has %s', (_wrong, pattern, caught) => {
  expect(caught.match(pattern)).not.toBeNull()
  expect(found(pattern)).toEqual([])
})

test('only customers shout, and the notices that thank; none strings thoughts together with dashes', () => {
  const thanks = /Thank you for your (quote request|message|report)!/g
  const ours = (text: string) => reviews.reduce((rest, review) => rest.replaceAll(review.text, ''), text)
  const loud = texts.filter(({ text }) => /!|—| – /.test(ours(text).replace(thanks, '')))
  expect(loud.map(({ path }) => path)).toEqual([])
})

function found(pattern: RegExp): string[] {
  return texts.flatMap(({ path, text }) =>
    [...text.matchAll(pattern)].map(
      ({ 0: word, index }) => `${path}: ${word}: …${text.slice(Math.max(0, index - 40), index + 40)}…`,
    ),
  )
}
