import type { Service } from '../../sanity.types.ts'
import type { Seed } from '../document.ts'
import { closing, hero, seo } from '../page.ts'
import { picture } from '../pictures.ts'
import { ref, slug } from '../reference.ts'
import { areas, consultation, process, questions, reviews, serviceCards } from '../sections.ts'

const work = serviceCards({
  heading: 'Painting services and prices',
  intro:
    'Prices are per square foot of painted surface and include labor, paint, and two coats. Repairs are listed separately.',
  cards: [
    {
      title: 'Interior painting',
      text: 'Walls, ceilings, trim, and doors. We move and cover the furniture, patch and sand the walls, and cut in by hand.',
      features: [
        'Nail holes and cracks filled',
        'Stains primed first',
        'Three coats for deep colors',
        'Outlet plates off and back on',
      ],
      price: 'price-interior-painting',
      picture: picture('reno-living-room-builtins.jpg'),
    },
    {
      title: 'Exterior painting',
      text: 'Siding, brick, trim, and porches. Washing, scraping, and caulking take the longest, and they’re what makes paint last.',
      features: [
        'Mildew washed off',
        'Loose paint scraped off',
        'Joints caulked, wood primed',
        'Rotten trim shown to you',
      ],
      price: 'price-exterior-painting',
      picture: picture('addition-second-story.jpg'),
    },
    {
      title: 'Cabinet painting',
      text: 'Sprayed, so there aren’t any brush marks. We take the doors with us and paint the frames in place, and you keep your kitchen.',
      features: [
        'Degreased and sanded',
        'Both sides of every door',
        'New holes for new pulls',
        'Hinges adjusted',
      ],
      price: 'price-cabinet-painting',
      picture: picture('kitchen-sage-galley.jpg'),
    },
    {
      title: 'Commercial painting',
      text: 'Offices, shops, and hallways, painted at night or on weekends. We price the job after a walk-through, and one foreman runs it.',
      features: [
        'Outside your business hours',
        'Low-odor paint',
        'Touch-up cans left on site',
        'One invoice, split by suite',
      ],
      price: 'price-commercial-painting',
      picture: picture('city-pineville.jpg'),
    },
  ],
})

const colors = consultation({
  heading: 'Free color consultation',
  text: 'We bring sample boards to your house and look at them with you against your floors, in daylight and at night. You keep a written list of colors for every room. The consultation is free, with no obligation.',
  points: [
    'Sample boards you can move from wall to wall',
    'Sheen chosen by room: flat, eggshell, satin, or semi-gloss',
    'HOA or historic-district color forms filled out',
  ],
  action: 'Book a color consultation',
})

const steps = process({
  heading: 'How a paint job works',
  steps: [
    {
      title: 'Walk and measure',
      text: 'We measure every surface and test for lead if the house is old enough. You get a written estimate, room by room.',
    },
    {
      title: 'Cover and repair',
      text: 'We cover floors and furniture, then wash, scrape, patch, sand, and prime. You can check the walls before the first coat.',
    },
    {
      title: 'Paint',
      text: 'Ceilings first, then walls, then trim. Two coats, each given the full drying time on the label. Outside, we follow the shade around the house.',
    },
    {
      title: 'Final walk-through',
      text: 'We go through every room with you in daylight and put blue tape on anything that isn’t right. Then we fix it. You keep the leftover paint, labeled.',
    },
  ],
})

/** The painting page and its card. */
export const painting: Seed<Service> = {
  _id: 'service-painting',
  _type: 'service',
  title: 'Painting',
  slug: slug('painting'),
  category: ref('service-handyman'),
  hero: hero(
    'House painting in Charlotte, priced by the square foot',
    'Interiors, exteriors, cabinets, and commercial space. Good paint won’t stick to bad walls, so we repair first and paint second. Both are in your written estimate.',
    picture('detail-painting.jpg'),
  ),
  sections: [
    work,
    colors,
    steps,
    reviews({
      heading: 'Reviews',
      most: 3,
    }),
    questions({
      heading: 'Questions about painting',
      items: [
        'faq-painting-cost',
        'faq-painting-how-long',
        'faq-painting-exterior-life',
        'faq-painting-warranty',
        'faq-painting-lead',
        'faq-painting-stay-home',
      ],
    }),
    areas({
      heading: 'Where we work',
      cities: ['city-charlotte', 'city-matthews', 'city-mint-hill', 'city-pineville', 'city-huntersville'],
    }),
  ],
  closing: closing(
    'Tell us the rooms. We’ll tell you the price.',
    'Rough room sizes are fine, or we can come measure. The estimate’s free and in writing.',
  ),
  summary: 'Walls, siding, cabinets, and decks, prepped right and painted in two coats.',
  picture: picture('detail-painting.jpg'),
  cardPrice: ref('price-interior-painting'),
  seo: seo(
    'House Painting in Charlotte, NC',
    'Interior, exterior, cabinet, and commercial painting around Charlotte. We repair first, then paint two coats, and price by the square foot.',
    'house painting Charlotte',
    'interior painters',
    'exterior painters',
    'cabinet painting',
  ),
}
