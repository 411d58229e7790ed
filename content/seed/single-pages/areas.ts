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
    'Where we work: Charlotte and the towns around it',
    'Find your town for zip codes, permits, prices, and what to know about the houses there.',
    picture('city-davidson.jpg'),
  ),
  textHeading: 'How far we drive, and what changes',
  text: richText(
    paragraph`${link('city-charlotte', 'Charlotte')}, ${link('city-matthews', 'Matthews')}, ${link('city-mint-hill', 'Mint Hill')}, ${link('city-pineville', 'Pineville')}, and ${link('city-huntersville', 'Huntersville')} see our trucks every week. South Charlotte and Matthews are ${claim('claim-drive')} from our office.`,
    paragraph`Farther out, from ${link('city-gastonia', 'Gastonia')} to ${link('city-concord', 'Concord')} and over the state line to ${link('city-rock-hill', 'Rock Hill')}, we come on set days for small jobs. On a renovation or an addition, the crew comes every day until it’s done.`,
    paragraph`Prices are the same everywhere except Matthews, which has its own price list. Permits and HOA rules are what change from town to town.`,
    paragraph`Mecklenburg County issues the permit in Charlotte, Matthews, Pineville, Huntersville, Cornelius, and most of Mint Hill and Davidson. Union County handles Indian Trail and Waxhaw, and Monroe has its own permit center. Cabarrus County handles Concord and Harrisburg, Gaston County handles Gastonia, Belmont, and Mount Holly, and Rock Hill follows South Carolina’s rules. Each town sets its own rules for zoning, fences, and trees. We look up your lot, because a mailing address can be misleading.`,
  ),
  closing: closing(
    'Don’t see your town?',
    'Just ask. If your town’s too far for a small job, we’ll tell you who’s closer.',
  ),
  seo: seo(
    'Service Areas Around Charlotte, NC',
    'Charlotte and the towns around it, in North and South Carolina, with what to know about permits, prices, and houses in each.',
    'contractor Mecklenburg County',
    'handyman near Charlotte',
  ),
}
