import { reasons } from '../../../sections.ts'

/** What a calendar changes for the owner. */
export const calendarBenefits = reasons({
  heading: 'Five things a calendar changes',
  purpose: 'benefits',
  points: [
    {
      title: 'You stop making phone calls',
      text: 'The year’s dates are agreed in January. A reminder comes a week ahead and another the day before.',
    },
    {
      title: 'Work is bundled',
      text: 'One trip for the gutter, the gate, and the dripping hose bib costs less than three trips for one each.',
    },
    {
      title: 'Costs arrive when you expect them',
      text: 'A flat amount for visits, a limit for small repairs, a quote for anything above it.',
    },
    {
      title: 'You’re first in line',
      text: 'When a freeze or a storm fills the calendar, houses on a plan are seen before houses that aren’t.',
    },
    {
      title: 'Someone remembers the building',
      text: 'Paint colors, filter sizes, valve locations, and the year of the roof are in your file with us.',
    },
  ],
})

/** How the owner can follow the work. */
export const tracking = reasons({
  heading: 'Tracked, photographed, reported',
  purpose: 'features',
  points: [
    {
      title: 'Photo reports',
      text: 'Every visit ends in a report: what was done, before and after, and what we saw on the way.',
    },
    {
      title: 'A shared calendar',
      text: 'Visits appear in the calendar you already use, and so does a visit we have to move.',
    },
    {
      title: 'The open-item list',
      text: 'Whatever was found and not yet done stays on one list, with its date and price, until someone closes it.',
    },
    {
      title: 'Costs by address',
      text: 'Invoices split by house, unit, or building, in a file that your bookkeeper can read in.',
    },
  ],
})
