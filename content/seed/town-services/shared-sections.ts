import { fact, link, paragraph, richText } from '../rich-text.ts'
import { notice, reasons } from '../sections.ts'

/** The two short blocks that the service pages of Matthews share. */
export const inEveryEstimate = reasons({
  heading: 'In every Matthews estimate',
  purpose: 'features',
  points: [
    { title: 'A price for each item', text: 'You can cross out what you don’t need.' },
    { title: 'Permit and inspection', text: 'We apply in the county your house is in.' },
    {
      title: 'Cleaning and hauling',
      text: 'We clean up every evening and haul off all the debris at the end.',
    },
    {
      title: 'The warranty in writing',
      text: 'For how long is in the estimate. Painting and remodels carry longer ones.',
    },
  ],
})

export const countyLine = notice({
  heading: 'Two counties, one town name',
  urgency: 'information',
  text: richText(
    paragraph`If your tax bill comes from Union County, the price stays the same, but your permit comes from Union County too. Not sure? Call ${fact('phone')} and give us the street. For more about the town, see the ${link('city-matthews', 'Matthews page')}.`,
  ),
})
