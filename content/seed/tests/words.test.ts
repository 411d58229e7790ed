import { expect, test } from 'vitest'
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

/** A heading says what is below it, in a plain label. */
const plain = [
  'reviews?|projects?|prices?|costs?|questions|FAQ|numbers|hours|videos|posts|articles|license',
  'services?|plans|renovations|programs|plumbing|electrical|painting|tiling|carpentry|maintenance',
  'emergenc(y|ies)|kitchens?|bathrooms?|where|how|why|what|when|which|about|who|in every',
  'neighborhoods|zip codes?|towns|landmarks|weather|home values|from our office|seasons?|trends|problems',
  'reports|(we|you) (do|install|fix|hang|replace|repair|assemble|handle|make|renovate|build|wash|check)',
  '(we|you) (change|work on|look after)|free (quote|\\w+ consultation|home walk-through)|before and after',
  'time and experience|additions|choosing a contractor|more (on|about)|meet the owner',
  // The label of the form below it.
  'reasons to choose us|tell us what you need done',
]

/** The words of whole pages; the same without what customers say and the notices that thank; paragraphs; headings. */
const texts = [...renderedPages].map(([path, { whole }]) => ({ path, words: whole.text }))
const ours = texts.map(({ path, words }) => ({
  path,
  words: reviews
    .reduce((rest, review) => rest.replaceAll(review.text, ''), words)
    .replace(/Thank you for your (quote request|message|report)!/g, ''),
}))
const paragraphs = [...pageElements].flatMap(([path, page]) =>
  paragraphsOf(page).map((words) => ({ path, words })),
)
// Calls to action are a matter of their own; a notice says what is wrong, in the words of somebody who has that.
const headings = [...pageElements].flatMap(([path, page]) =>
  page
    .querySelectorAll('section:not([data-section="cta"], [data-section="notice"]) h2')
    .map((heading) => ({ path, words: wordsOf(heading) })),
)
/** Posts have their date beside them, the census its year, prices the day of their last change; a customer speaks of the day of the review. */
const dated = /Population \(2020\)|(checked on|last updated) ?\w+ \d+, \d{4}|\w+ \d+, \d{4}, Sample/gi
const notOfCustomers = sayings.filter(({ section }) => section !== 'reviews')
const undated = notOfCustomers
  .filter(({ section }) => section !== 'social')
  .map(({ path, words }) => ({ path, words: words.replace(dated, '') }))

const name = '[A-Z][a-z]+(?: [A-Z][a-z]+)?'
const apart = [
  '(do|does|did|is|are|was|were|has|have|had|would|could|should|will) not(?! (only|just))',
  'can ?not|(you|we|they) (will|are)(?= \\p{Ll})(?! (and|or|than)\\b)|(it|there|that) will',
]
const patterns = {
  foreign: new RegExp(`\\b(${foreign.join('|')})(?!\\w)`, 'i'),
  wordsWithoutComma: /\b(?<!and )[a-z]+, [a-z]+ and [a-z]+\b(?=[.;:?])/,
  namesWithoutComma: new RegExp(`\\b${name}, ${name} and ${name}`),
  span: /\$[\d,.]+-\d|\d [AP]M-\d|\bMon(day)?-Fri|\b\d{1,3}-\d{1,3} (minutes|hours|days|weeks|months|years)/,
  apart: new RegExp(`\\b(${apart.join('|')})\\b`, 'iu'),
  riddle: new RegExp(`^(?!.*\\b(${plain.join('|')})\\b)`, 'i'),
  /** Words of somebody who has shown, with a camera, work that was done. */
  filmed: /\b(filmed|caught on (film|camera|video)|(shot|photographed|recorded) (on|at) (the|our|a) job)\b/i,
  passing:
    /\b(this week’s|(this|last|next) month|recently|currently|nowadays|lately|as of|coming soon|now open|new for|upcoming)\b/i,
}

/** What nothing says, where, and a sentence that has it. */
test.each([
  ['words of nobody here, or that say nothing', texts, patterns.foreign, 'The code asks for it.'],
  ['no comma before the last of three words', texts, patterns.wordsWithoutComma, 'homes, shops and offices.'],
  ['no comma before the last of three names', texts, patterns.namesWithoutComma, 'York, Monroe and Concord'],
  ['a period or a comma after the quotation mark', texts, /”[.,]|"/, 'the word “this”.'],
  ['a hyphen in a span of prices or times', texts, patterns.span, '$75-125, 7:00 AM-6:00 PM, 2-5 days'],
  ['shouts, or thoughts strung together with dashes', ours, /!|—| – /, 'We come – today'],
  ['two words for what is said in one', paragraphs, patterns.apart, 'We do not sell it.'],
  ['a heading that is a riddle', headings, patterns.riddle, 'The morning after'],
  [
    'words of a job that was filmed, while work is shown by samples',
    notOfCustomers,
    patterns.filmed,
    'Short videos, filmed on the job',
  ],
  ['a year that will be last year', undated, /\b20(1[6-9]|[2-9]\d)\b/, '2024 kitchen trends'],
  ['what is new, or of this week', undated, patterns.passing, 'From this week’s job sites'],
])('no page has %s', (_wrong, said, pattern, caught) => {
  expect(caught).toMatch(pattern)
  expect(said.length).toBeGreaterThan(80)
  const found = said.flatMap(({ path, words }) => {
    const { index } = pattern.exec(words) ?? {}
    return index === undefined ? [] : [`${path}: …${words.slice(Math.max(0, index - 40), index + 60)}…`]
  })
  expect([...new Set(found)]).toEqual([])
})
