import { closing, hero, seo } from '../page.ts'
import { picture } from '../pictures.ts'
import { projects } from '../proof-sections.ts'
import { questions, reasons, reviews } from '../sections.ts'
import { townFacts } from '../town-sections.ts'
import { mainServices } from './main-services.ts'
import { townPage } from './town-page.ts'

const work = mainServices({
  heading: 'Our services in Pineville',
  handyman: {
    text: 'Old houses, new houses, one crew: small repairs that respect what they’re attached to, in a clapboard house or a row of townhomes.',
    features: [
      'Doors, latches, and sash cords',
      'Beadboard and plaster patches',
      'Fixtures, fans, and shelves',
    ],
  },
  renovations: {
    text: 'Rooms that work like new and look like they were always there. We’ll keep what comes off until you say otherwise.',
    features: [
      'Kitchens in narrow houses',
      'Baths off the back porch',
      'Trim copied from a sample',
      'Pine floors patched and oiled',
    ],
  },
  construction: {
    text: 'Wings and porches behind historic fronts, and straightforward new building where there’s no front to protect.',
    features: ['Rear additions and porches', 'Shop upfits on Main Street', 'Piers, sills, and beams'],
  },
  maintenance: {
    text: 'Old wood lasts as long as somebody looks at it. So do new townhomes, with a shorter list.',
    features: ['Gutters and paint edges', 'Crawl-space checks', 'Visits for landlords and associations'],
  },
})

const why = reasons({
  heading: 'Why Pineville Residents Choose Us',
  purpose: 'why',
  points: [
    {
      title: 'We save before we replace',
      text: 'Windows, sills, mantels, hinges: the first price we’ll give you is for keeping it. The second is for a copy. Years our crew leads have worked this way in town:',
      figure: 'claim-years-in-town',
    },
    {
      title: 'Modern where it doesn’t show',
      text: 'New wire, pipe, and insulation go in from below and behind, so the room you know stays the room you know.',
    },
    {
      title: 'Close enough to come back',
      text: 'The office is the next exit over. If something needs a second look, we’ll come back, and it’s free.',
      figure: 'claim-warranty-general',
    },
  ],
})

/** All services in Pineville. */
export const pineville = townPage('pineville', {
  title: 'All services in Pineville',
  hero: {
    ...hero(
      'Pineville, NC Historic & Modern Construction Services',
      'Preservation for the mill village and Main Street, straightforward building everywhere else. We’ll tell you which of the two your job is.',
      picture('city-pineville.jpg'),
    ),
    projectsAction: 'View Historic Projects',
  },
  sections: [
    work,
    projects({
      heading: 'Historic projects',
      intro: 'Here are two jobs that show how we decide what stays.',
      items: ['project-mill-house', 'project-transoms'],
    }),
    townFacts({ heading: 'Zip codes we cover', show: 'zip-codes' }),
    townFacts({ heading: 'Neighborhoods we work in', show: 'neighborhoods' }),
    townFacts({
      heading: 'Landmarks nearby',
      intro: 'If you can see one of them from your porch, it’s a short drive for us.',
      show: 'landmarks',
      action: 'Get Pineville Service Quote',
    }),
    why,
    townFacts({
      heading: 'About Pineville',
      intro:
        'Two building trades meet in one small town. One repairs wood you can’t buy anymore, and the other builds a shop or a townhome to today’s code. We do both, and the same person will tell you which you need.',
      show: 'about',
    }),
    townFacts({ heading: 'Pineville by the numbers', show: 'facts' }),
    townFacts({ heading: 'More about Pineville on other sites', show: 'articles' }),
    reviews({
      heading: 'Reviews',
      most: 3,
    }),
    questions({
      heading: 'Questions from Pineville',
      items: [
        'faq-town-pineville-soon',
        'faq-town-pineville-historic',
        'faq-town-pineville-brick',
        'faq-town-pineville-new',
        'faq-town-pineville-cost',
        'faq-town-pineville-windows',
      ],
    }),
  ],
  closing: {
    ...closing(
      'How old is your house?',
      'If you know the year, send it with a photo of the front. If you don’t, the nails in the attic will tell us.',
    ),
    mailAction: 'Email for Historic Quote',
  },
  seo: seo(
    'Historic and Modern Construction in Pineville, NC',
    'Preservation and new construction in Pineville, NC 28134: mill-house trim put back, storefronts repaired, new work built to the county’s code.',
    'historic construction Pineville NC',
    'mill house restoration',
  ),
})
