import { reasons } from '../../sections.ts'

/** Which buildings the business looks after. */
export const properties = reasons({
  heading: 'Properties we look after',
  purpose: 'property-types',
  points: [
    {
      title: 'Family homes',
      text: 'Two to four visits a year, timed to pollen, storms, leaves, and the first frost.',
    },
    {
      title: 'Rentals',
      text: 'Turnovers, tenant requests, and the checks you can’t make from another state.',
    },
    {
      title: 'HOAs and condominiums',
      text: 'Shared halls, fences, lights, and clubhouses, with reports made for a board.',
    },
    {
      title: 'Shops and offices',
      text: 'Doors, lights, restrooms, and ceilings, looked after before you open.',
    },
  ],
})
