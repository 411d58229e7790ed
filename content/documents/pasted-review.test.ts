import { expect, test } from 'vitest'
import { readLines, readReviews } from './pasted-review.ts'

/** Of one customer, whose paragraphs may stand apart. */
const wordsOf = (copied: string) => readReviews(copied.replace(/\n\s*\n/g, '\n'), TODAY)[0]?.text ?? ''

const TODAY = new Date('2026-11-28T15:00:00Z')

test('a review of a page of Google is read without what stands around it', () => {
  const copied = `Dana Rivers
Local Guide · 42 reviews · 12 photos
3 weeks ago
New
★★★★★
Fixed our fence in a day. Left the yard cleaner than it was. … More
Like
Share
Response from the owner 2 weeks ago
Thank you, Dana!`
  expect(readReviews(copied, TODAY)).toEqual([
    {
      author: 'Dana R.',
      rating: 5,
      date: '2026-11-07',
      text: 'Fixed our fence in a day. Left the yard cleaner than it was.',
    },
  ])
})

test.each([
  ['(Translated by Google) Very good work.\n(Original)\nMuy buen trabajo.', 'Very good work.'],
  ['Great job ...More', 'Great job'],
  ['“Came the same day.”', 'Came the same day.'],
  ['Honest.\n\nOn time.\nHelpful 3', 'Honest. On time.'],
  ['We need more of this', 'We need more of this'],
  ['★★★★☆ · 2 months ago\nGood, not cheap.', 'Good, not cheap.'],
  ['', ''],
])('of %j the words stay that are the customer’s', (copied, words) => expect(wordsOf(copied)).toBe(words))

test.each([
  '5 stars from me any day. They fixed the sink.',
  '5 stars all the way. Hector is the best!',
  '4 out of 5 doors were fixed the first day, the last one the next.',
  '5/5 would hire again',
  '5 stars, would hire again',
  '3 stars on the flag, one careful handyman.',
])('%j is words of the customer', (words) =>
  expect(readReviews(`Dana Rivers\n2 weeks ago\n${words}`, TODAY)).toEqual([
    { author: 'Dana R.', date: '2026-11-14', text: words },
  ]),
)

test.each([
  ['★★★★★', { rating: 5 }],
  ['⭐⭐⭐⭐', { rating: 4 }],
  ['⭐️⭐️⭐️ · Oct 12, 2026', { rating: 3, date: '2026-10-12' }],
  ['★★★★☆ 2 weeks ago', { rating: 4, date: '2026-11-14' }],
  ['5/5 · Oct 12, 2026', { rating: 5, date: '2026-10-12' }],
  ['5/5 stars', { rating: 5 }],
  ['4.0 star rating', { rating: 4 }],
  ['4 out of 5 stars, Oct 12, 2026', { rating: 4, date: '2026-10-12' }],
  ['5 stars on Google', { rating: 5, source: 'Google' }],
  ['★★★★★ New', { rating: 5 }],
  ['★★★★★ 2 weeks ago NEW', { rating: 5, date: '2026-11-14' }],
])('the line %j is no words of the customer', (line, facts) =>
  expect(readReviews(`${line}\nGood work.`, TODAY)).toEqual([{ ...facts, text: 'Good work.' }]),
)

test.each([
  ['j smith', 'J S.'],
  ['Bob "Buddy" McAllister Jr.', 'Bob "Buddy" McAllister Jr.'],
  ['HomeOwner123', 'HomeOwner123'],
  ['carlos mendoza', 'Carlos M.'],
  ['Carlos de la Cruz Mendoza', 'Carlos de la Cruz Mendoza'],
  ['DANA RIVERS', 'DANA R.'],
  ['the rivers family', 'the rivers family'],
  ['st. james church', 'st. james church'],
])('%j above stars or a date is the name %j', (line, author) => {
  for (const [below, facts] of [
    ['★★★★★', { rating: 5 }],
    ['2 weeks ago', { date: '2026-11-14' }],
    ['\n★★★★★\n', { rating: 5 }],
    ['\nLocal Guide\n2 weeks ago', { date: '2026-11-14' }],
    ['Local Guide · 42 reviews\n★★★★★ 2 weeks ago', { rating: 5, date: '2026-11-14' }],
  ] as const)
    expect(readReviews(`${line}\n${below}\nGood work.`, TODAY)).toEqual([
      { author, ...facts, text: 'Good work.' },
    ])
})

test.each([
  'great work',
  'Fixed it fast!',
  'Fast job.',
  'He came on time, and left the yard clean',
  'I would hire him again tomorrow and the day after',
  'Two doors. One day.',
])('%j above stars is words', (line) =>
  expect(readReviews(`${line}\n★★★★★\nThank you.`, TODAY)[0]?.text).toBe(`${line} Thank you.`),
)

test('a name of several parts is known by its capitals', () =>
  expect(readReviews('Carlos de la Cruz Mendoza\nGood work.', TODAY)).toEqual([
    { author: 'Carlos de la Cruz Mendoza', text: 'Good work.' },
  ]))

test('what the customer set in quotes or between bars stays so', () => {
  for (const text of ['"Fast" is the word, and so is "clean"', 'Fixed the door | hung the other'])
    expect(wordsOf(text)).toBe(text)
})

test.each([
  ...[
    'Verified',
    'Verified customer',
    'verified review',
    '✓ Verified',
    '✅ Verified Purchase',
    'Verified Hire',
  ],
  ...['3 hours ago', 'yesterday', '2wk', '2 wks ago', 'a few minutes ago', 'November 2025'],
  'Verified · 2wk',
])('%j is no words of the customer', (line) => {
  for (const copied of [`j smith\n★★★★★\n${line}\nGood.`, `j smith\n${line}\n★★★★★\nGood.`])
    expect(readReviews(copied, TODAY)).toMatchObject([{ author: 'J S.', rating: 5, text: 'Good.' }])
})

test.each([
  'Yesterday he came and fixed it.',
  '3 hours and the fence stood.',
  'March 2 was the day he came.',
  'Verified by my neighbors: the best.',
  '2 wks of work in 1.',
  'Visited in the evening, and it was done.',
  'Local guide to all things wood.',
])('%j is words of the customer, too', (words) =>
  expect(readReviews(`j smith\n★★★★★\n${words}`, TODAY)).toEqual([
    { author: 'J S.', rating: 5, text: words },
  ]),
)

test('drawn stars before words are a rating, and stay where they were written', () =>
  expect(readReviews('★★★★☆ Good work.', TODAY)).toEqual([{ rating: 4, text: '★★★★☆ Good work.' }]))

test('several with a blank line between them are several, each with what it says of itself', () => {
  const copied = `Sam Ortiz
Yelp · Oct 12, 2026
4 stars
Two doors hung straight.

Lee K.
10/3/2026
Came back for a squeaky hinge, no charge.

He texted before he came. 5/5 for us.`
  expect(readReviews(copied, TODAY)).toEqual([
    { author: 'Sam O.', source: 'Yelp', date: '2026-10-12', rating: 4, text: 'Two doors hung straight.' },
    {
      author: 'Lee K.',
      date: '2026-10-03',
      text: 'Came back for a squeaky hinge, no charge. He texted before he came. 5/5 for us.',
    },
  ])
})

const ANSWERED = 'Bob Smith\n★★★★★\nGreat work.'
const OTHER = 'Lee K.\nCame back for a squeaky hinge.'

test.each([
  'Response from the owner\nThanks Bob!\n\nWe appreciate your business.\n\nSee you again.',
  'Response from the owner\n\nThanks Bob!\n\nBob\nSee you',
  'Response from the owner\n\n2 weeks ago\n\nThanks Bob!',
  'Response from the owner 2 weeks ago\nThanks Bob!\n\nHector Diaz',
  'Response from the owner · Oct 12, 2026\nThanks Bob!\n\nHector Diaz\nDiaz Handyman',
  'Response from the owner:\nThanks Bob!\n\nDear Bob\nWe appreciate your business.',
  'Reply from Hector\nThanks Bob!\n\nSee you again.',
  'Response from Diaz Bros. on Oct. 12, 2026\nThanks Bob!\n\nSee you again.',
  '(Original) Muy buen trabajo.\n\nGracias.',
  'Response from Hector’s team\nThanks Bob!\n\nSee you again.',
  'Response from Diaz Handyman & Sons 3 days ago\nThanks Bob!\n\n(Original)\nGracias.\n\nHasta luego.',
  '\n\nReply from Hector\n\nThanks Bob!\n\n5 stars from you make our day.',
])('nothing of the reply %j is put into the mouth of a customer', (reply) => {
  const bob = { author: 'Bob S.', rating: 5, text: 'Great work.' }
  expect(readReviews(`${ANSWERED}\n${reply}`, TODAY)).toEqual([bob])
  expect(readReviews(`${ANSWERED}\n${reply}\n\n${OTHER}`, TODAY)).toEqual([
    bob,
    { author: 'Lee K.', text: 'Came back for a squeaky hinge.' },
  ])
})

test.each([
  ['Lee K.\n10/3/2026\nGood.', { author: 'Lee K.', date: '2026-10-03', text: 'Good.' }],
  ['4 stars\nGood.', { rating: 4, text: 'Good.' }],
  ['lee k\n\n3 days ago\n\nGood.', { author: 'lee k', date: '2026-11-25', text: 'Good.' }],
  ['Lee K.\n\n★★★★☆\n\nGood.', { author: 'Lee K.', rating: 4, text: 'Good.' }],
])('a reply ends where the review %j begins', (other, review) =>
  expect(readReviews(`${ANSWERED}\nResponse from the owner\nThanks!\n\n${other}`, TODAY)[1]).toEqual(review),
)

test.each([
  'Response from the company was quick and they fixed the door.',
  'Response from the owner was quick',
  'Response from the',
  'Highly Recommended',
  'Reply from Hector within the hour!',
  'Response from Hector: quick, friendly.',
  'Response from the owner 2 weeks ago was that he would come.',
])('a review may begin with %j', (words) =>
  expect(readReviews(`Dana Rivers\n★★★★★\n${words}\nGreat job.`, TODAY)).toEqual([
    { author: 'Dana R.', rating: 5, text: `${words} Great job.` },
  ]),
)

test('who and when may stand apart from the words, and belong to them alone', () => {
  const copied = 'Dana Rivers\n\n★★★★★\n\nGood.\n\nSam Ortiz\n5 stars\n\nLee K.\n4 stars\nFine.\n\nBob Smith'
  expect(readReviews(copied, TODAY)).toEqual([
    { author: 'Dana R.', rating: 5, text: 'Good.' },
    { author: 'Lee K.', rating: 4, text: 'Fine.' },
  ])
})

test('several that say nothing but their words are several', () => {
  expect(readReviews('Came on time.\n\nDid what he said.', TODAY)).toEqual([
    { text: 'Came on time.' },
    { text: 'Did what he said.' },
  ])
})

const DANA = 'Fixed our fence in a day.\nLeft the yard clean.'
const LEE = 'Two doors hung straight. Lee, my son, watched.'
const TWO = [
  { author: 'Dana R.', text: 'Fixed our fence in a day. Left the yard clean.' },
  { author: 'Lee K.', text: LEE },
]

/** How pages and people write two reviews under each other, and what each of them says beside name and words. */
const FORMS: readonly (readonly [form: string, dana: string, lee: string, facts: readonly object[]])[] = [
  [
    'a name, counts and a date above',
    `Dana Rivers\nLocal Guide · 42 reviews\n3 weeks ago\n${DANA} … More\nLike\nShare`,
    `Lee Kim\n5 reviews\na year ago\n${LEE}\nLike`,
    [{ date: '2026-11-07' }, { date: '2025-11-28' }],
  ],
  [
    'a name, stars and a date above',
    `dana rivers\n★★★★★ 3 weeks ago\n${DANA}\nRead more`,
    `lee kim\n★★★★☆ March 3, 2025\n${LEE}`,
    [
      { rating: 5, date: '2026-11-07' },
      { rating: 4, date: '2025-03-03' },
    ],
  ],
  [
    'a name, a town and stars above',
    `Dana Rivers\nMint Hill, NC\n5 stars\n10/3/2026\n${DANA}`,
    `Lee Kim\nMatthews, NC\n4 stars\n${LEE}`,
    [
      { place: 'Mint Hill', rating: 5, date: '2026-10-03' },
      { place: 'Matthews', rating: 4 },
    ],
  ],
  [
    'stars and a name above',
    `5 stars\nDana Rivers\n${DANA}`,
    `4 stars\nLee Kim\n${LEE}`,
    [{ rating: 5 }, { rating: 4 }],
  ],
  [
    'stars above, a name below',
    `★★★★★\n${DANA}\nDana R.`,
    `★★★★☆\n${LEE}\nLee K.`,
    [{ rating: 5 }, { rating: 4 }],
  ],
  ['a signature with a dash', `“${DANA}”\n— Dana Rivers`, `“${LEE}”\n- Lee Kim`, []],
  [
    'a signature with a town',
    `${DANA}\n– Dana R., Mint Hill`,
    `${LEE}\n~ Lee K., Matthews, NC`,
    [{ place: 'Mint Hill' }, { place: 'Matthews' }],
  ],
  [
    'a reply after the first',
    `Dana Rivers\n3 weeks ago\n${DANA}\nResponse from the owner 2 weeks ago\nThank you, Dana!`,
    `Lee Kim\n★★★★★\n${LEE}`,
    [{ date: '2026-11-07' }, { rating: 5 }],
  ],
  [
    'a recommendation',
    `Dana Rivers recommends Diaz Handyman.\nOctober 3, 2026\n${DANA}`,
    `Lee Kim recommends Diaz Handyman.\nOctober 4, 2026\n${LEE}`,
    [{ date: '2026-10-03' }, { date: '2026-10-04' }],
  ],
]

test.each(FORMS)('two with %s are two, with a blank line between them and without', (_, dana, lee, facts) => {
  const both = TWO.map((review, at) => ({ ...review, ...facts[at] }))
  for (const between of ['\n', '\r\n', '\n\n', '\n\n\n'])
    expect(readReviews(dana + between + lee, TODAY)).toEqual(both)
  expect(readReviews(dana, TODAY)).toHaveLength(1)
})

test.each(FORMS)(
  'of two with %s no word of the customers is lost where only a part was copied',
  (_, dana, lee) => {
    const lines = `${dana}\n${lee}`.split('\n')
    for (const from of lines.keys()) {
      // What follows a name above stars is its own, wherever it was copied from.
      if (lines[from] === 'Dana R.') continue
      const copied = lines.slice(from).join('\n')
      const read = readReviews(copied, TODAY)
      const words = read.map(({ text }) => text).join(' ')
      if (copied.includes(LEE)) expect(words).toContain(LEE)
      if (copied.includes('Left the yard')) expect(words).toContain('Left the yard clean.')
      // Nobody’s words stand under another’s name.
      for (const { author, text } of read)
        if (text.includes(LEE)) expect(['Lee K.', undefined]).toContain(author)
    }
  },
)

test('stars alone part several, above their words and below', () => {
  const two = [
    { rating: 5, text: 'Came on time.' },
    { rating: 4, text: 'Not cheap. Good.' },
  ]
  expect(readReviews('★★★★★\nCame on time.\n★★★★☆\nNot cheap.\nGood.', TODAY)).toEqual(two)
  expect(readReviews('Came on time.\n★★★★★\nNot cheap.\nGood.\n★★★★☆', TODAY)).toEqual(two)
})

test('of lines that say nothing but sentences, each may be a review', () => {
  const lines = ['Came on time.', 'Did what he said!', 'Great guy 👍']
  expect(readLines(lines.join('\n'), TODAY)).toEqual(lines.map((text) => ({ text })))
  for (const clear of [
    ...['Came on time.', 'Came on time\nand did what he said.', 'Came on time.\n\nDid what he said.', ''],
    'Dana R.\n5 stars\nCame on time.\nDid what he said.',
  ])
    expect(readLines(clear, TODAY), clear).toEqual([])
})

test.each([
  'Dana Rivers\n★★★★★\nCame on time.\nLee Kim\nwas with him.',
  'Dana Rivers\n★★★★★\nCame on time. 3 weeks ago\nwe called again.',
  'Dana Rivers\n★★★★★\nThings they did:\n- Doors\n- Windows\n- Deck',
])('%j is one review', (copied) => expect(readReviews(copied, TODAY)).toHaveLength(1))

test.each([
  ['a day ago', '2026-11-27'],
  ['2 weeks ago', '2026-11-14'],
  ['Edited a month ago', '2026-10-29'],
  ['a year ago', '2025-11-28'],
  ['Nov. 3, 2026', '2026-11-03'],
  ['2026-11-03', '2026-11-03'],
  ['December 3, 2026', undefined],
  ['13/45/2026', undefined],
])('%s is the day %s', (said, date) =>
  expect(readReviews(`Dana R.\n${said}\nGood work.`, TODAY)[0]?.date).toBe(date),
)
