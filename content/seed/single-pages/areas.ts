import type { AreasPage } from '../../sanity.types.ts'
import type { Seed } from '../document.ts'
import { closing, hero, seo } from '../page.ts'
import { picture } from '../pictures.ts'
import { claim, link, paragraph, richText } from '../rich-text.ts'

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
    paragraph`${link('city-charlotte', 'Charlotte')}, ${link('city-matthews', 'Matthews')}, ${link('city-mint-hill', 'Mint Hill')}, ${link('city-pineville', 'Pineville')} and ${link('city-huntersville', 'Huntersville')} see our trucks every week. South Charlotte and Matthews are ${claim('claim-drive')} from our base, and a single repair in any of the five needs no more than a free hour on the calendar.`,
    paragraph`Farther out, from ${link('city-gastonia', 'Gastonia')} to ${link('city-concord', 'Concord')} and over the state line to ${link('city-rock-hill', 'Rock Hill')}, we come on set days and put your list together with a neighbor’s. Renovations and additions aren’t tied to those days: once a job starts, the crew stays with it.`,
    paragraph`Prices are the same across the region, with a price list of its own in Matthews. What differs is who issues the permit, how long an inspector takes to come, and what your HOA wants to see first.`,
    paragraph`Mecklenburg County permits the work in Charlotte, Matthews, Mint Hill, Pineville, Huntersville, Cornelius, and most of Davidson. Union County does so for Indian Trail and Waxhaw, while Monroe keeps a permit center of its own. Cabarrus County has Concord and Harrisburg, Gaston County has Gastonia, Belmont, and Mount Holly, and Rock Hill follows South Carolina’s rules. Zoning, fences, and trees are the town’s affair in every one of them. We look up the parcel, since a mailing address often lies.`,
  ),
  closing: closing(
    'Your town isn’t on the list?',
    'Ask. If the way there’s longer than the job, we’ll say so and tell you who’s closer.',
  ),
  seo: seo(
    'Service Areas Around Charlotte, NC',
    'Sixteen towns around Charlotte in Mecklenburg, Union, Cabarrus, and Gaston counties, and Rock Hill, SC, each with its permits and houses.',
    'contractor Mecklenburg County',
    'handyman near Charlotte',
  ),
}
