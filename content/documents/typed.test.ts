import { expect, test } from 'vitest'
import { formatTime } from '../hours/opening-hours.ts'
import { dollars } from '../prices/price.ts'
import {
  readAmount,
  readColor,
  readList,
  readOtherHours,
  readPercent,
  readPhone,
  readSpan,
  readTime,
  writeList,
} from './typed.ts'

test.each([
  ['2.75', 275],
  ['$2.75', 275],
  ['2,75', 275],
  ['.5', 50],
  ['2.', 200],
  ['275', 27_500],
  ['25,000', 2_500_000],
  ['1,250.50', 125_050],
  [' $ 1 250 ', 125_000],
  ['0', 0],
  ['$1.2k', 120_000],
  ['2 K', 200_000],
  ['1.000,50', 100_050],
])('%j is an amount', (typed, cents) => expect(readAmount(typed)).toBe(cents))

test.each(['', ...'. $ free 2.755 -3 1,2 1,2345 12,34,56 10000001 1.000 1,2k k 20000k'.split(' ')])(
  '%j is none',
  (typed) => expect(readAmount(typed)).toBeUndefined(),
)

test('what the site writes is read as the amount that it stands for', () => {
  for (const cents of [0, 50, 275, 27_500, 2_500_000, 125_050]) expect(readAmount(dollars(cents))).toBe(cents)
})

test.each([
  ['5', 5],
  ['5 %', 5],
  ['2.5', 2.5],
  ['2,5%', 2.5],
  ['100', 100],
])('%j is %d percent', (typed, percent) => expect(readPercent(typed)).toBe(percent))

test.each(['', '%', '0', '-5', '101', '5.123', 'five', '1.2.3'])('%j is no percentage', (typed) =>
  expect(readPercent(typed)).toBeUndefined(),
)

test.each(['#1155AA', '1155aa', '#15a', ' #15A '])('%j is a color', (typed) =>
  expect(readColor(typed)).toBe('#1155aa'),
)

test.each(['', '#', '#12345', '#1155aaff', 'blue', '#1155ag'])('%j is no color', (typed) =>
  expect(readColor(typed)).toBeUndefined(),
)

test.each([
  ...['704 555 0177', '704-555-0177', '(704) 555-0177', '704.555.0177', '7045550177', '1 704 555 0177'],
  ...['+1 704-555-0177', ' +17045550177 ', '\u202a(704) 555-0177\u202c', '704\u2011555\u20110177'],
  ...['704\u2013555\u20130177', '704·555·0177', '\ufeff704\u00a0555\u00a00177\u200b'],
  ...[
    'tel:+17045550177',
    'tel:+1-704-555-0177',
    '704 555 0177 (cell)',
    'Cell: 704-555-0177',
    '704 555 0177 mobile',
  ],
])('%j is a number', (typed) => expect(readPhone(typed)).toBe('+17045550177'))

test.each([
  ...['', '555-0177', '704 555 017', '704 555 01777', '+49 704 555 0177', '004 555 0177', '704 155 0177'],
  '704 555 0177 ext 4',
])('%j is none', (typed) => expect(readPhone(typed)).toBeUndefined())

test.each([
  ['opens', '07:30', ['7:30']],
  ['opens', '08:00', ['8am', '8 AM', '8:00 AM', '8 a.m.', '8', '08:00', '0800']],
  [
    'opens',
    '07:30',
    ['half past seven', 'Half past 7', 'seven thirty', '7 thirty am', 'half past seven in the morning'],
  ],
  ['opens', '08:00', ['eight', 'eight o’clock', "8 o'clock", '8 in the morning', 'eight AM']],
  ['opens', '06:45', ['quarter to seven', 'a quarter of 7', '15 to 7', '15 minutes to 7', 'six forty-five']],
  ['opens', '07:10', ['ten past seven', '10 minutes past seven']],
  ['opens', '07:50', ['10 minutes to 8', 'ten minutes to eight', '10 of 8', '10 before 8']],
  ['opens', '12:00', ['noon', 'Noon ', '12', '12 noon', 'twelve']],
  ['opens', '13:00', ['1', '1pm']],
  ['opens', '00:00', ['midnight', '00:00']],
  ['closes', '06:00', ['06:00']],
  ['closes', '16:30', ['4.30']],
  ['closes', '18:00', ['6pm', '6:00 PM', '6', '18', '18:00']],
  ['closes', '18:30', ['6:30', 'half past six', 'six thirty']],
  ['closes', '12:45', ['quarter to one', 'quarter to one in the afternoon']],
  ['closes', '20:00', ['eight', 'eight at night', '8 in the evening']],
  ['closes', '23:59', ['12am', '24:00', '00:00', 'midnight']],
  ['closes', '12:00', ['12 pm']],
  ['closes', '23:00', ['11']],
] as const)('a business that %s at %s may say %j', (end, time, ways) => {
  for (const typed of ways) expect(readTime(typed, end), typed).toBe(time)
})

test.each([
  '',
  'soon',
  '25',
  '8:75',
  '13 pm',
  '0 am',
  '8-5',
  '8am-5pm',
  '8 to 5',
  'eight to five',
  '10 to 2',
  '-3',
  'half past',
  'half to 13',
  '70 past 7',
  'half seven to',
])('%j is no time', (typed) => expect(readTime(typed, 'opens')).toBeUndefined())

test.each([
  [
    '08:00',
    '17:00',
    ['8-5', '8 - 5', '8–5', '8 to 5', '8am-5pm', '8 a.m. to 5 p.m.', 'from 8 until 5', '0800-1700'],
  ],
  ['07:30', '12:00', ['7:30 to noon', 'half past seven to noon', '7.30-12', '7:30 till 12 noon']],
  ['08:00', '17:30', ['8–5:30', 'eight to five thirty', 'between 8 and 5:30']],
  ['06:45', '18:00', ['6:45 thru 6']],
  ['08:00', '23:59', ['8am-12am', '8 to midnight', '8 - 24']],
  ['00:00', '23:59', ['24/7', '24 hours', 'Open 24 hours', '24 hrs', 'all day', 'midnight to midnight']],
  ['10:00', '14:00', ['10 to 2', 'ten to two', 'from 10 to 2']],
] as const)('a business from %s to %s may say %j', (opens, closes, ways) => {
  for (const typed of ways) expect(readSpan(typed), typed).toEqual({ opens, closes })
})

test.each(['', '8', '8-', '8 to', '5pm-8am', '8-12-5', 'Monday to Friday', 'quarter to seven', '-'])(
  '%j is no opening and closing',
  (typed) => expect(readSpan(typed)).toBeUndefined(),
)

test.each([
  ['overnight', ['9pm-5am', '9 pm to 5 am', '10pm – 2am', 'from 6pm until 6am', '5pm-8am']],
  [
    'split',
    [
      '7am - noon, 1 - 5',
      '8-12 and 1-5',
      '8-12, 1-5',
      '8:30am-12pm & 1pm-5:30pm',
      '9 to noon, 2 to 6',
      '8-5, closed noon to 1',
    ],
  ],
  ['split', ['8am-5pm, closed for lunch', 'closed 12-1']],
  ['closed', ['closed', 'Closed', 'we’re closed', 'CLOSED all day', 'off', 'not open']],
  ['appointment', ['by appointment', 'By appt.', 'appointment only', 'appts only']],
  [undefined, ['', '8', '8-5', '7:30', '24/7', 'half past seven', '8ish', 'noon', 'Monday to Friday']],
] as const)('hours that are %s are told by what was typed', (meant, ways) => {
  for (const typed of ways) expect(readOtherHours(typed), typed).toBe(meant)
})

test('what the site writes is read as the time that it stands for', () => {
  for (const time of ['06:15', '07:00', '12:00', '12:30', '18:00'])
    for (const end of ['opens', 'closes'] as const) expect(readTime(formatTime(time), end)).toBe(time)
  expect(readTime(formatTime('00:00'), 'opens')).toBe('00:00')
  expect(readTime(formatTime('23:59'), 'closes')).toBe('23:59')
})

test.each([
  ['28105', ['28105']],
  ['28105, 28104', ['28105', '28104']],
  ['28105,28104,', ['28105', '28104']],
  ['28801 28803-1234  28804 and 28805', ['28801', '28803-1234', '28804', '28805']],
  ['28801 Asheville, 5 Points', ['28801 Asheville', '5 Points']],
  ['Brightmoor\nSardis Forest\n', ['Brightmoor', 'Sardis Forest']],
  ['Union; Union', ['Union']],
  [' , ', []],
])('"%s"', (typed, entries) => expect(readList(typed)).toEqual(entries))

test('what is written can be read again', () =>
  expect(readList(writeList(['Sardis Forest', 'Windrow']))).toEqual(['Sardis Forest', 'Windrow']))
