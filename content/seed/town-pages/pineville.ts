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
    text: 'One crew for old houses and new ones, and small repairs that match what’s there.',
    features: ['Doors, latches, and windows', 'Beadboard and plaster patches', 'Fixtures, fans, and shelves'],
  },
  renovations: {
    text: 'Rooms that work like new and look like they were always there. We save what we take off.',
    features: [
      'Kitchens in narrow houses',
      'Baths in an old back porch',
      'Trim matched from a sample',
      'Pine floors patched and oiled',
    ],
  },
  construction: {
    text: 'Additions and porches that fit a historic house, and new construction from the ground up.',
    features: ['Rear additions and porches', 'Shop upfits on Main Street', 'Piers, sills, and beams'],
  },
  maintenance: {
    text: 'Old wood lasts if someone keeps an eye on it. New townhomes need a shorter checklist.',
    features: ['Gutters and paint touch-ups', 'Crawl-space checks', 'Visits for landlords and HOAs'],
  },
})

const why = reasons({
  heading: 'Why Pineville residents choose us',
  purpose: 'why',
  points: [
    {
      title: 'We repair before we replace',
      text: 'You get a price to fix the old window or mantel before we price a copy.',
    },
    {
      title: 'Modern where it doesn’t show',
      text: 'We run new wire, pipe, and insulation where you won’t see them, so the room looks the way it always did.',
    },
    {
      title: 'Warranty on our work',
      text: 'Our office is minutes away. If something we did fails during the warranty, we come back and fix it free.',
      figure: 'claim-warranty-general',
    },
  ],
})

/** All services in Pineville. */
export const pineville = townPage('pineville', {
  title: 'All services in Pineville',
  hero: {
    ...hero(
      'Pineville, NC Historic & modern construction services',
      'Careful restoration in the mill village and on Main Street, and new construction everywhere else.',
      picture('city-concord.jpg'),
    ),
    projectsAction: 'View historic projects',
  },
  sections: [
    work,
    projects({
      heading: 'Historic projects',
      intro: 'Two examples of how we keep what’s worth keeping.',
      items: ['project-mill-house', 'project-transoms'],
    }),
    townFacts({ heading: 'Zip codes we cover', show: 'zip-codes' }),
    townFacts({ heading: 'Neighborhoods we work in', show: 'neighborhoods' }),
    townFacts({
      heading: 'Landmarks nearby',
      intro: 'If you live near one of these landmarks, you’re close to us.',
      show: 'landmarks',
      action: 'Get Pineville service quote',
    }),
    why,
    townFacts({
      heading: 'About Pineville',
      intro:
        'Pineville has hundred-year-old mill houses and brand-new townhomes, and we work on both. We repair wood you can’t buy anymore, and we build to today’s code.',
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
      'Get a quote in Pineville',
      'Know what year your house was built? Send it with a photo of the front. Not sure? The nails in the attic will tell us.',
    ),
    mailAction: 'Email for historic quote',
  },
  seo: seo(
    'Historic and Modern Construction in Pineville, NC',
    'Preservation and new construction in Pineville, NC 28134. We save mill-house trim, repair storefronts, and build additions that fit the street.',
    'historic construction Pineville NC',
    'mill house restoration',
  ),
})
