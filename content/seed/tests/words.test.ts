import { describe, expect, test } from 'vitest'
import { pageElements, paragraphsOf, reviews, sayings, wordsOf } from './testing/page-elements.ts'
import { renderedPages } from './testing/rendered-pages.tsx'

/** A thing or a law that does what a person does, parted from its verb by one word at most. */
const things =
  'can|code|law|state|carolina|wall|walls|house|floor|siding|wood|roof|roofs|paint|saw|street|job|county'

/** What no American contractor says, or what says nothing. */
const foreign = [
  'look no further|one-stop|top-notch|world-class|state-of-the-art|second to none|best-in-class',
  'cutting-edge|unlock|elevate|seamless|nestled|boasts?|unparalleled|unmatched|unrivaled',
  'premier|stunning|vibrant|bustling|transform your|dream (home|kitchen|bath\\w*)',
  '(hassle|stress|worry)-free|peace of mind|(turn|bring) your vision|game-?changer|tapestry',
  'testament to|delve|leverage|we pride ourselves|exceed your expectations',
  'commitment to excellence|high-quality|quality craftsmanship|needs and budget|in today’s',
  'licences?|colours?|centre|neighbours?|neighbourhoods?|grey|labour|storeys?|tyres?|kerb',
  'shopfronts?|organis\\w+|whilst|fortnight|plasterboard|skirting|catalogue|cheque|metres?',
  'towards|learnt|fit-?outs?|in figures|work out your|half past|(quarter|half) (to|after)',
  'mend(s|ed|ing)?|and ring(?! the)|(you|we) ring(?! the)|put right|the year round',
  '(?<!ice[ -])makers?|wardrobes?|spades?|(pendant|porch|post|dusk|street|high) lamps?',
  'an older lamp|(the|your|long|gravel|concrete) drives',
  '(down|off|across|in) the drive(?! would)|leaves a trace|papers of the house|binds? you',
  'free of charge|costs nothing|(dollars|years?|week) on(,|\\.)|from \\$[\\d,]+ on\\b',
  'read in\\.|taken along|stay so|to be avoided|reviews? on the map|read them on the map',
  'mail programs?|do not write|don’t write|(answer|reply) with a (written )?price, or with',
  'cover (of|by) insurance|insurance papers?|in place of|no longer|so that(?!’s)',
  'once (it|they) (is|are)|meanwhile|only their own|half a year|with the right expectations',
  'days that differ|this week’s job|spirit level|needs doing|fill(ed)? in the (\\w+ )?form',
  'forms? (for \\w+ |comes )?filled in|opening hours|flat packs|between terms|stair gates?',
  '(?<=\\bthe )damp (stays|from)',
  'internet address|A4|permits the work|(pipes?|wires?|wire’s) (is |are )?ready|in (your|its) own (light|box)',
  `(the|this|each|north|a) (${things}) (\\w+ )?(asks?|wants?|drinks?)`,
]

const name = '[A-Z][a-z]+(?: [A-Z][a-z]+)?'

/** What is wrong, and a sentence that has it. */
const wrongs: readonly [wrong: string, pattern: RegExp, caught: string][] = [
  [
    'words of nobody here, or that say nothing',
    new RegExp(`\\b(${foreign.join('|')})(?!\\w)`, 'gi'),
    'The code asks for it.',
  ],
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

const texts = [...renderedPages].map(([path, { whole }]) => ({ path, text: whole.text }))

test.each(wrongs)('no page has %s', (_wrong, pattern, caught) => {
  expect(caught.match(pattern)).not.toBeNull()
  const found = texts.flatMap(({ path, text }) =>
    [...text.matchAll(pattern)].map(
      ({ 0: word, index }) => `${path}: ${word}: …${text.slice(Math.max(0, index - 40), index + 40)}…`,
    ),
  )
  expect(found).toEqual([])
})

test('only customers shout, and the notices that thank; none strings thoughts together with dashes', () => {
  const thanks = /Thank you for your (quote request|message|report)!/g
  const ours = (text: string) => reviews.reduce((rest, review) => rest.replaceAll(review.text, ''), text)
  const loud = texts.filter(({ text }) => /!|—| – /.test(ours(text).replace(thanks, '')))
  expect(loud.map(({ path }) => path)).toEqual([])
})

test('nobody says in two words what is said in one', () => {
  const apart = [
    '(do|does|did|is|are|was|were|has|have|had|would|could|should|will) not(?! (only|just))',
    'can ?not',
    '(you|we|they) (will|are)(?= \\p{Ll})(?! (and|or|than)\\b)',
    '(it|there|that) will',
  ]
  const pattern = new RegExp(`\\b(${apart.join('|')})\\b`, 'iu')
  expect('We do not sell it.').toMatch(pattern)
  const stiff = [...pageElements.values()].flatMap(paragraphsOf).filter((text) => pattern.test(text))
  expect([...new Set(stiff)]).toEqual([])
})

test('a heading says what is below it, in a plain label', () => {
  const plain = [
    'reviews?|projects?|prices?|costs?|questions|FAQ|numbers|hours|videos|posts|articles|license',
    'services?|plans|renovations|programs|plumbing|electrical|painting|tiling|carpentry|maintenance',
    'emergenc(y|ies)|kitchens?|bathrooms?|where|how|why|what|when|which|about|who|in every',
    'neighborhoods|zip codes|towns|landmarks|weather|home values|from our office|seasons?|trends|problems',
    'reports|(we|you) (do|install|fix|hang|replace|repair|assemble|handle|make|renovate|build|wash|check)',
    '(we|you) (change|work on|look after)|free (quote|\\w+ consultation|home walk-through)|before and after',
    'time and experience|additions|choosing a contractor|more (on|about)|meet the owner',
    // The label of the form below it.
    'reasons to choose us|tell us what you need done',
  ]
  const label = new RegExp(`\\b(${plain.join('|')})\\b`, 'i')
  expect('The morning after').not.toMatch(label)
  // Calls to action are a matter of their own; a notice says what is wrong, in the words of somebody who has that.
  const riddles = [...pageElements].flatMap(([path, page]) =>
    page
      .querySelectorAll('section:not([data-section="cta"], [data-section="notice"]) h2')
      .filter((heading) => !label.test(wordsOf(heading)))
      .map((heading) => `${path}: ${wordsOf(heading)}`),
  )
  expect(riddles).toEqual([])
})

describe('a page that nobody touches for a year is still right', () => {
  /** Posts have their date beside them, the census its year, prices the day of their last change; a customer speaks of the day of the review. */
  const undated = sayings.filter(({ section }) => section !== 'social' && section !== 'reviews')

  test.each([
    ['no year that will be last year', /\b20(1[6-9]|[2-9]\d)\b/, '2024 kitchen trends'],
    [
      'nothing new, or of this week',
      /\b(this week’s|(this|last|next) month|recently|currently|nowadays|lately|as of|coming soon|now open|new for|upcoming)\b/i,
      'From this week’s job sites',
    ],
  ])('%s is on it', (_, passing, caught) => {
    expect(caught).toMatch(passing)
    expect(undated.length).toBeGreaterThan(4000)
    const dated = /Population \(2020\)|checked on ?\w+ \d+, \d{4}|\w+ \d+, \d{4}, Sample/gi
    expect(undated.filter(({ words }) => passing.test(words.replace(dated, '')))).toEqual([])
  })
})
