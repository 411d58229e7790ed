import { reasons } from '../../../sections.ts'

/** What a calendar changes for the owner. */
export const calendarBenefits = reasons({
  heading: 'Why put maintenance on a schedule',
  purpose: 'benefits',
  points: [
    {
      title: 'You stop making phone calls',
      text: 'We’ll agree on the year’s dates in January. You’ll get a reminder a week ahead and another the day before.',
    },
    {
      title: 'Work is bundled',
      text: 'One trip for the gutter, the gate, and the dripping hose bib costs less than three separate trips.',
    },
    {
      title: 'Costs arrive when you expect them',
      text: 'You’ll pay a flat amount for visits, up to a limit for small repairs, and a quote for anything above it.',
    },
    {
      title: 'You’re first in line',
      text: 'When a freeze or a storm fills the calendar, we see houses on a plan before houses that aren’t.',
    },
    {
      title: 'Someone remembers the building',
      text: 'We keep paint colors, filter sizes, valve locations, and the year of the roof in your file.',
    },
  ],
})

/** How the owner can follow the work. */
export const tracking = reasons({
  heading: 'Tracking and reports',
  purpose: 'features',
  points: [
    {
      title: 'Photo reports',
      text: 'After every visit you’ll get a report: what we did, before and after, and what we saw along the way.',
    },
    {
      title: 'A shared calendar',
      text: 'Visits show up in the calendar you already use, and so does a visit we have to move.',
    },
    {
      title: 'The open-item list',
      text: 'Whatever we found and haven’t done yet stays on one list, with its date and price, until someone closes it.',
    },
    {
      title: 'Costs by address',
      text: 'Invoices split by house, unit, or building, in a file your bookkeeper can import.',
    },
  ],
})
