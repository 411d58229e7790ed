import { picture } from '../../../pictures.ts'
import { reasons } from '../../../sections.ts'

/** What a calendar changes for the owner. */
export const calendarBenefits = reasons({
  picture: picture('detail-deck.jpg'),
  heading: 'Why put maintenance on a schedule',
  purpose: 'benefits',
  points: [
    {
      title: 'You stop making phone calls',
      text: 'We set the whole year’s dates in January. You get a reminder a week ahead and another the day before.',
    },
    {
      title: 'Fewer trips, lower cost',
      text: 'One trip for the gutter, the gate, and the dripping hose bib costs less than three separate trips.',
    },
    {
      title: 'No surprise bills',
      text: 'You pay a flat price for visits and set a limit for small repairs. We quote anything bigger first.',
    },
    {
      title: 'You’re first in line',
      text: 'After a storm or a freeze, customers on a plan come first.',
    },
    {
      title: 'We remember your house',
      text: 'We keep paint colors, filter sizes, valve locations, and the age of the roof in your file.',
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
      text: 'After every visit, you get a report with before and after photos.',
    },
    {
      title: 'A shared calendar',
      text: 'Visits go on your own calendar, and so do any changes.',
    },
    {
      title: 'A to-do list',
      text: 'Anything we haven’t done yet stays on one list, with a date and a price.',
    },
    {
      title: 'Costs by address',
      text: 'Invoices by house, unit, or building, in a file your bookkeeper can import.',
    },
  ],
})
