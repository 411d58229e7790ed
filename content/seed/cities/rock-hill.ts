import type { City } from '../../sanity.types.ts'
import type { Seed } from '../document.ts'
import { closing, hero, place, seo, serviceTexts } from '../page.ts'
import { picture } from '../pictures.ts'
import { slug } from '../reference.ts'
import { paragraph, richText } from '../rich-text.ts'

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
    'Painting, repairs, and remodeling across the state line. We’ll tell you what license your job needs in South Carolina.',
    picture('detail-painting.jpg'),
  ),
  serviceTexts: serviceTexts({
    handyman: 'Assembly and small fixes. We’ll check the rest of your list for what needs a license.',
    renovations: 'Bungalow built-ins, kitchens, and baths, with the licensed trades named in the estimate.',
    construction: 'Porches and additions. We’ll tell you which parts need a South Carolina license.',
    maintenance: 'Rentals near Winthrop between semesters, porches in Old Town, and yearly washes.',
  }),
  reasons: [
    'Right away: furniture assembly and small fixes',
    'May need a South Carolina license: drywall, carpentry, and painting, by the size of the job',
    'Not ours to do: you get the name of someone who holds that license',
    'We check your list and the city’s permits before we book a day',
    'Old Town exteriors: plans prepared for historic review',
  ],
  about: richText(
    paragraph`Rock Hill is in York County. South Carolina has its own licenses, and the city issues its own permits. We’ll tell you which jobs we can do here and which need someone with a South Carolina license.`,
    paragraph`Around Winthrop University and Oakland Avenue you’ll find bungalows with built-in shelves, leaded glass, and great porches. At Riverwalk and along Celanese Road, the houses are newer and mostly need shelves, fans, and paint.`,
    paragraph`We can say yes right away to furniture assembly and small fixes. South Carolina registers or licenses many residential trades, including drywall, carpentry, and painting, depending on the size of the job. A job we can do in North Carolina may need a different license here. We check your list before we book a day. If a job needs a license we don’t hold, we’ll give you the name of someone who does.`,
    paragraph`In a house built before 1978 we test trim and windows for lead, and we never dry-sand old paint. If you can see the change from the street and your block is in a historic district, the city’s historic board looks at it first.`,
    paragraph`In the newer neighborhoods, builders left wire shelves, fan boxes without fans, and just one coat of flat paint. Our prices are the same as in Charlotte. We come on set days, usually along with a job in Pineville.`,
    paragraph`Rock Hill is humid too. Porch floors cup, windows swell shut by June, and mildew grows on any shady wall. A yearly wash and a bit of paint prevent most of the rot people call us about.`,
  ),
  closing: closing(
    'Get a Rock Hill quote',
    'We need your address and your list. You’ll get a price, or we’ll tell you which license the job needs.',
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
    'Painting, repairs, built-ins, and remodeling in Rock Hill, SC 29730. We’ll tell you up front if your job needs a South Carolina license.',
  ),
}
