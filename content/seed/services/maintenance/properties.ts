import { picture } from '../../pictures.ts'
import { reasons } from '../../sections.ts'

/** Which buildings the business looks after. */
export const properties = reasons({
  picture: picture('city-pineville.jpg'),
  heading: 'Properties we look after',
  purpose: 'property-types',
  points: [
    {
      title: 'Family homes',
      text: 'Two to four visits a year, timed to pollen, storms, leaves, and the first frost.',
    },
    {
      title: 'Rentals',
      text: 'Turnovers, tenant requests, and checkups while you’re out of state.',
    },
    {
      title: 'HOAs and condominiums',
      text: 'Hallways, fences, lights, and clubhouses, with reports for the board.',
    },
    {
      title: 'Shops and offices',
      text: 'Doors, lights, restrooms, and ceilings, taken care of before you open.',
    },
  ],
})
