import type { City } from '../../sanity.types.ts'
import type { Seed } from '../document.ts'
import { closing, hero, place, seo, serviceTexts } from '../page.ts'
import { picture } from '../pictures.ts'
import { slug } from '../reference.ts'
import { paragraph, price, richText } from '../rich-text.ts'

/** The page of Rock Hill. */
export const rockHill: Seed<City> = {
  _id: 'city-rock-hill',
  _type: 'city',
  name: 'Rock Hill',
  slug: slug('rock-hill'),
  state: 'SC',
  tier: 'extended',
  order: 10,
  hero: hero(
    'Your contractor in Rock Hill, SC',
    'Painting, repairs, and remodeling across the state line, from bungalows near Winthrop to new streets at Riverwalk. Ask us first what your job needs in South Carolina.',
    picture('reno-living-room-builtins.jpg'),
  ),
  serviceTexts: serviceTexts({
    handyman: 'Shelves, fans, doors, and patches that need no license, done in a day.',
    renovations: 'Bungalow built-ins, kitchens, and baths, with the licensed trades named in the estimate.',
    construction:
      'We plan and price with you, and we’ll tell you which parts South Carolina reserves for its own licenses.',
    maintenance: 'Rentals near Winthrop between terms, porches in Old Town every spring.',
  }),
  reasons: [
    'We’ll tell you before the visit whether your job needs a South Carolina license',
    'Old Town exteriors prepared for historic review',
    'Bungalow built-ins repaired and copied',
    'City utilities and permits asked before work is planned',
  ],
  about: richText(
    paragraph`Rock Hill lies in York County, South Carolina, and that matters: the state has licenses of its own, and the city issues its own permits. We say plainly which jobs we take here ourselves and which belong to someone with a South Carolina license.`,
    paragraph`The houses around Winthrop University and Oakland Avenue are bungalows and foursquares with built-in shelves, leaded glass, and porches worth keeping. At Riverwalk and along Celanese Road they’re new, and the list is about shelving, fans, paint, and the first round of caulk.`,
    paragraph`What we take without a second thought is the handyman list: shelves, doors, drywall, assembly, paint where no specialty license is asked for. South Carolina registers or licenses residential trades by type and by size of job, and its rules differ from those on our side of the line. We read your list against them before we book a day. A job that needs a card we don’t hold goes to somebody who holds it, and you’ll hear the name.`,
    paragraph`Old houses near Oakland Avenue reward a light hand. Leaded cabinet doors are taken off with their glass in place; window seats and colonnades between parlor and dining room are stripped and shimmed where they stand. Before 1978 is before lead paint was banned, so we test trim and sashes, and sand nothing dry. If the street can see the change and your block is under review, the city’s historic board looks at it first.`,
    paragraph`Across Celanese Road and down by the river the houses are young. Builders there left one coat of flat paint, wire shelves, and a fan box without a fan, and those three make up most visits. A handyman visit costs ${price('price-handyman')} here as it does in Charlotte. We come on set days, usually with a Pineville job before or after, so the travel is shared.`,
    paragraph`Humidity is the same on both banks of the Catawba. Porch floors in Old Town cup, sashes swell shut by June, and mildew climbs any wall without sun. A yearly wash, paint on the end grain and a fan that vents outdoors prevent most of what we are later asked to cut out.`,
  ),
  closing: closing(
    'On the south side of the line?',
    'Send the address and the list. We’ll reply with a price, or with the name of the license it needs.',
  ),
  zipCodes: ['29730', '29732'],
  counties: ['York'],
  location: place(34.9249, -81.0251),
  travelTime: '25-35 minutes',
  neighborhoods: ['Old Town', 'Oakland Avenue', 'Riverwalk', 'India Hook'],
  landmarks: ['Glencairn Garden', 'Fountain Park', 'Winthrop University', 'Cherry Park'],
  population: 74_372,
  founded: 1852,
  government: 'Mayor and city council',
  seo: seo(
    'Contractor and Handyman in Rock Hill, SC',
    'Painting, repairs, built-ins, and remodeling in Rock Hill, SC 29730. Clear answers about South Carolina licenses, free written estimates.',
  ),
}
