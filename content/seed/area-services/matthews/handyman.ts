import { closing, hero, seo } from '../../page.ts'
import { picture } from '../../pictures.ts'
import { reasons, reviews } from '../../sections.ts'
import { townFacts } from '../../town-sections.ts'
import { areaService } from '../area-service.ts'
import { handymanCards } from '../cards.ts'

const work = handymanCards({
  heading: 'Handyman services in Matthews',
  intro: 'List as many jobs as you like. We’ll do as many as we can in one visit.',
  texts: {
    drywall: 'Nail pops, stained ceilings, and walls smoothed where the old paneling was.',
    painting: 'A front door in an HOA-approved color, a nursery, or bare spots on the siding.',
    plumbing:
      'Faucets, toilets, and valves. On old galvanized pipe, we test the shutoff first and replace it if it leaks.',
    electrical: 'Two-prong outlets, GFCI outlets (the kind with a test button) by the sink, and dimmers.',
    doors:
      'When a house settles, doors rub. We adjust the hinges and the strike plate first, and plane the door only if we have to.',
    windows: 'Painted-shut windows, foggy glass, and rotten sills.',
    tile: 'Loose hearth tile, cracked bath tile, and new backsplashes.',
    flooring: 'Old oak floors refinished, soft spots fixed, and new plank in the laundry room.',
    fans: 'We install fans on vaulted ceilings and low ones, with the right mount for each.',
    shelving: 'Pantry shelves, mudroom benches, and closet rods that won’t pull out of the wall.',
    washing:
      'Siding, driveways, and brick steps. We use low pressure on siding and save the high pressure for concrete.',
    gutters: 'We clean gutters in spring and fall, replace rotten fascia, and extend downspouts.',
  },
})

const why = reasons({
  picture: picture('about-1.jpg'),
  heading: 'Why Matthews calls us',
  purpose: 'why',
  points: [
    {
      title: 'Years our crew leads have worked in town',
      text: 'Cottage, ranch, split-level, or two-story, we know how they’re built.',
      figure: 'claim-years-in-town',
    },
    {
      title: 'You’ll know the rate up front',
      text: 'The starting price covers one small job we can see in a photo. Longer lists are billed by the hour.',
      price: 'price-matthews-home-repairs',
    },
    {
      title: 'We fill out the HOA form',
      text: 'We attach the paint color or the product sheet. You just sign.',
    },
    {
      title: 'How soon we’ll come',
      text: 'Leaks and safety problems come first.',
      figure: 'claim-appointment',
    },
    {
      title: 'We pick up parts on the way',
      text: 'Text us pictures, and we’ll bring the right parts the first time.',
    },
  ],
})

/** Handyman work in Matthews. */
export const handyman = areaService('matthews', 'handyman', {
  title: 'Handyman in Matthews',
  hero: hero(
    'A Matthews handyman for ranch houses, porches, and HOA repair notices',
    'Drywall, doors, faucets, fans, and gutters from Crestdale to Callonwood. You’ll get a price for every job on your list.',
    picture('hero-home.jpg'),
  ),
  sections: [
    work,
    why,
    townFacts({
      heading: 'Zip codes we cover',
      intro:
        'Part of 28104 is in Union County. Which county you’re in matters only if your job needs a permit.',
      show: 'zip-codes',
    }),
    townFacts({ heading: 'Neighborhoods we work in', show: 'neighborhoods' }),
    townFacts({ heading: 'Hours', show: 'hours' }),
    townFacts({
      heading: 'About Matthews homes',
      intro:
        'In old cottages, it’s mostly rotten wood. In ranches, it’s worn-out pipes and wires. In nineties houses, it’s cheap builder parts. Tell us when yours was built, and we’ll bring the right parts.',
      show: 'about',
    }),
    reviews({
      heading: 'Reviews',
      most: 3,
    }),
    townFacts({
      heading: 'More services in Matthews',
      intro: 'We also remodel, build, and maintain homes in Matthews.',
      show: 'links',
    }),
  ],
  closing: closing(
    'Price your Matthews list',
    'Snap a photo of your list. We’ll price each item and tell you when we can come.',
  ),
  seo: seo(
    'Handyman in Matthews, NC',
    'Drywall, doors, faucets, outlets, fans, tile, and gutters in Matthews, NC 28105 and 28104. One visit, with every line priced in writing.',
    'handyman Matthews NC',
    'home repairs 28105',
  ),
})
