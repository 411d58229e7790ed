import type { AreasPage } from '../../sanity.types.ts'
import type { Seed } from '../document.ts'
import { closing, hero, seo } from '../page.ts'
import { picture } from '../pictures.ts'
import { link, paragraph, richText } from '../rich-text.ts'

/** The page of all towns. */
export const areasPage: Seed<AreasPage> = {
  _id: 'areasPage',
  _type: 'areasPage',
  hero: hero(
    'Charlotte, and an hour in every direction',
    'Houses by the lake, on clay, on a mill hill or in a tower each fail in their own way. Find your town and see what we know about yours.',
    picture('city-davidson.jpg'),
  ),
  textHeading: 'How far we drive, and what changes',
  text: richText(
    paragraph`${link('city-charlotte', 'Charlotte')}, ${link('city-matthews', 'Matthews')}, ${link('city-mint-hill', 'Mint Hill')}, ${link('city-pineville', 'Pineville')} and ${link('city-huntersville', 'Huntersville')} see our trucks every week. A single repair there needs no more than a free hour on the calendar.`,
    paragraph`Farther out, from ${link('city-gastonia', 'Gastonia')} to ${link('city-concord', 'Concord')} and over the state line to ${link('city-rock-hill', 'Rock Hill')}, we come on set days and put your list together with a neighbor’s. Renovations and additions are not tied to those days: once a job starts, the crew stays with it.`,
    paragraph`The price of the work is the same everywhere. What differs is the permit office, the wait for an inspector, and what your HOA wants to see first. Each page says so for its town.`,
  ),
  closing: closing(
    'Your town is not on the list?',
    'Ask. If the way there is longer than the job, we say so and tell you who is closer.',
  ),
  seo: seo(
    'Service Areas Around Charlotte, NC',
    'Sixteen towns around Charlotte in Mecklenburg, Union, Cabarrus and Gaston counties, and Rock Hill, SC, each with its permits and houses.',
    'contractor Mecklenburg County',
    'handyman near Charlotte',
  ),
}
