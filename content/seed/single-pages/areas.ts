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
    'Where we work: Charlotte and an hour in every direction',
    'Homes by the lake, on clay, on a mill hill, or in a high-rise each have their own weak spots. Find your town and see what we know about yours.',
    picture('city-davidson.jpg'),
  ),
  textHeading: 'How far we drive, and what changes',
  text: richText(
    paragraph`${link('city-charlotte', 'Charlotte')}, ${link('city-matthews', 'Matthews')}, ${link('city-mint-hill', 'Mint Hill')}, ${link('city-pineville', 'Pineville')}, and ${link('city-huntersville', 'Huntersville')} see our trucks every week. South Charlotte and Matthews are ${claim('claim-drive')} from our base, and for a single repair in any of the five, all we need is a free hour on the calendar.`,
    paragraph`Farther out, from ${link('city-gastonia', 'Gastonia')} to ${link('city-concord', 'Concord')} and over the state line to ${link('city-rock-hill', 'Rock Hill')}, we come on set days and combine your list with a neighbor’s. Renovations and additions aren’t tied to those days: once a job starts, the crew stays with it.`,
    paragraph`Prices are the same across the region, with a price list of its own in Matthews. What differs is who issues the permit, how long an inspector takes to come, and what your HOA needs to see first.`,
    paragraph`Mecklenburg County permits the work in Charlotte, Matthews, Mint Hill, Pineville, Huntersville, Cornelius, and most of Davidson. Union County does it for Indian Trail and Waxhaw, and Monroe has a permit center of its own. Cabarrus County handles Concord and Harrisburg, Gaston County handles Gastonia, Belmont, and Mount Holly, and Rock Hill follows South Carolina’s rules. Zoning, fences, and trees are up to the town in every one of them. We’ll look up the parcel, because a mailing address can be misleading.`,
  ),
  closing: closing(
    'Don’t see your town?',
    'Just ask. If the drive would take longer than the job, we’ll say so and point you to someone closer.',
  ),
  seo: seo(
    'Service Areas Around Charlotte, NC',
    'Sixteen towns around Charlotte in Mecklenburg, Union, Cabarrus, and Gaston counties, and Rock Hill, SC, each with its permits and houses.',
    'contractor Mecklenburg County',
    'handyman near Charlotte',
  ),
}
