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
    'Painting, repairs, and remodeling across the state line, from bungalows near Winthrop to new streets at Riverwalk. Check with us first about what your job needs in South Carolina.',
    picture('detail-painting.jpg'),
  ),
  serviceTexts: serviceTexts({
    handyman: 'Assembly and small fixes that need no license. We check the rest of your list first.',
    renovations: 'Bungalow built-ins, kitchens, and baths, with the licensed trades named in the estimate.',
    construction:
      'We’ll plan and price it with you, and tell you which parts South Carolina reserves for its own licenses.',
    maintenance: 'Rentals near Winthrop between semesters, porches in Old Town every spring.',
  }),
  reasons: [
    'We’ll tell you before the visit whether your job needs a South Carolina license',
    'Old Town exteriors prepared for historic review',
    'Bungalow built-ins repaired and copied',
    'City utilities and permits checked before we plan the work',
  ],
  about: richText(
    paragraph`Rock Hill is in York County, South Carolina, and that matters: the state has licenses of its own, and the city issues its own permits. We’ll tell you plainly which jobs we do here ourselves and which belong to someone with a South Carolina license.`,
    paragraph`The houses around Winthrop University and Oakland Avenue are bungalows and foursquares with built-in shelves, leaded glass, and porches worth keeping. At Riverwalk and along Celanese Road they’re new, and the list is shelving, fans, paint, and the first round of caulk.`,
    paragraph`We can say yes right away to furniture assembly and small fixes that need no registration. South Carolina registers or licenses residential trades by type and by size of job, drywall, carpentry, and painting among them, and its rules differ from North Carolina’s. We read your list against them before we book a day. If a job needs a license we don’t hold, we’ll give you the name of somebody who holds it.`,
    paragraph`Old houses near Oakland Avenue reward a light hand. We take leaded cabinet doors off with their glass in place, and strip and shim window seats and archways where they are. In a house built before 1978 we test trim and windows for lead, and we never sand it dry. If the change shows from the street and your block is under review, the city’s historic board looks at it first.`,
    paragraph`Across Celanese Road and down by the river the houses are young. Builders there left one coat of flat paint, wire shelves, and a fan box without a fan, and those three make up most visits. A handyman visit runs ${price('price-handyman')} here, just like in Charlotte. We come on set days, usually with a Pineville job before or after, so the travel is shared.`,
    paragraph`It’s just as humid on either side of the Catawba. Porch floors in Old Town cup, windows swell shut by June, and mildew climbs any wall without sun. A yearly wash, paint on the cut ends, and a fan that vents outdoors prevent most of what people later call us to cut out.`,
  ),
  closing: closing(
    'South of the state line?',
    'Send the address and the list. We’ll reply with a price, or tell you which license it needs.',
  ),
  zipCodes: ['29730', '29732'],
  counties: ['York'],
  location: place(34.9249, -81.0251),
  travelTime: '25–35 minutes',
  neighborhoods: ['Old Town', 'Oakland Avenue', 'Riverwalk', 'India Hook'],
  landmarks: ['Glencairn Garden', 'Fountain Park', 'Winthrop University', 'Cherry Park'],
  population: 74_372,
  founded: 1852,
  areaSquareMiles: 43.7,
  government: 'Mayor and city council',
  seo: seo(
    'Contractor and Handyman in Rock Hill, SC',
    'Painting, repairs, built-ins, and remodeling in Rock Hill, SC 29730. Clear answers about South Carolina licenses, free written estimates.',
  ),
}
